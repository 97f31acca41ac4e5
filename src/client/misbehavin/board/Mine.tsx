import { activationsOf } from '../../../misbehavin/activations';
import { distinct, idOf } from '../../../misbehavin/cards';
import { HIDDEN, playerOf } from '../../../misbehavin/state';
import { Tile } from '../cards/Tile';
import type { TableProps } from '../props';
import { Factions } from './Factions';
import { Status } from './Status';
import { Display, Tableau } from './Tableau';

/** One's own side of the table: board, display and hand. */
export function Mine(props: TableProps) {
  const { view, me } = props;
  if (playerOf(view, me).faction === null) return <Factions />;
  return (
    <div className="mine">
      <div className="mine-head">
        <Status of={me} {...props} />
        <Left {...props} />
      </div>
      <div className="mine-cards">
        <Tableau of={me} {...props} />
        <Hand {...props} />
        <Display of={me} {...props} />
      </div>
    </div>
  );
}

const USES = { any: '', play: ' to play', trigger: ' to trigger', fight: ' to fight', deal: ' to deal' } as const;

/** What is left of the turn. */
function Left({ view, me }: TableProps) {
  const left = activationsOf(view, me);
  if (!left || view.turn.number === 0) return null;
  const activations = (Object.keys(USES) as (keyof typeof USES)[]).filter((use) => left[use] > 0);
  const isOwn = view.turn.player === me;
  return (
    <p className="left" role="status">
      {activations.map((use) => (
        <span key={use}>
          {left[use]} {left[use] === 1 ? 'activation' : 'activations'}
          {USES[use]}
        </span>
      ))}
      {activations.length === 0 && <span data-spent="">no activation left</span>}
      {isOwn && <span data-spent={view.turn.recruitments > 0 ? undefined : ''}>{view.turn.recruitments} to recruit</span>}
      {isOwn && <span data-spent={view.turn.acquired ? '' : undefined}>’verse {view.turn.acquired ? 'earned' : 'open'}</span>}
    </p>
  );
}

function Hand(props: TableProps) {
  const { hand } = playerOf(props.view, props.me);
  const known = hand.filter((ref) => ref !== HIDDEN);
  return (
    <section className="area hand" aria-label={`Hand, ${hand.length} cards`}>
      <h4>Hand</h4>
      <ul className="tiles">
        {distinct(known).map((ref) => (
          <li key={ref}>
            <Tile card={ref} count={known.filter((one) => idOf(one) === idOf(ref)).length} {...props} />
          </li>
        ))}
        {known.length === 0 && <li className="quietly">{hand.length === 0 ? 'No cards' : `${hand.length} cards, face down`}</li>}
      </ul>
    </section>
  );
}
