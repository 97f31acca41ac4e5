import { lazy, Suspense, useMemo } from 'react';
import { OpenGame } from './game/OpenGame';
import { useRoute } from './route';
import { browserShelf, type Shelf } from './saves/shelf';
import { NewGame } from './start/NewGame';
import { Start } from './start/Start';
import { Unreachable } from './Trouble';

/** Only those who play online need it. */
const Online = lazy(() =>
  import('./lobby/Online').then(
    ({ Online }) => ({ default: Online }),
    () => ({ default: Unreachable }),
  ),
);

/** The page: the start, a new table, or a game, as the address says. */
export function App({ shelf: given }: { shelf?: Shelf }) {
  const shelf = useMemo(() => given ?? browserShelf(), [given]);
  const [page = '', ...more] = useRoute();
  const [id = ''] = more;
  if (page === 'new') return <NewGame shelf={shelf} />;
  if (page === 'game') return <OpenGame key={id} id={id} shelf={shelf} />;
  if (page === 'online')
    return (
      <Suspense fallback={<p className="waiting">Opening the lobby…</p>}>
        <Online path={more} />
      </Suspense>
    );
  return <Start shelf={shelf} />;
}
