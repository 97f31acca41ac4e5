import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from '../../../src/client/decision/Hint';
import { fireflyTable } from '../../../src/client/firefly/table-game';
import type { Thinker } from '../../../src/client/match/thinker';
import { scene } from '../../firefly/scenario';

const { match } = scene({ me: { at: 'persephone' } });
const props = { game: fireflyTable, names: (p: string) => p, view: match.view('0'), me: '0', legal: match.legal('0') };
const thinkerWith = (explain: Thinker['explain']): Thinker => ({ choose: () => Promise.reject(), explain, stop() {} });

test('a hint names the best moves with what they are worth and why', async () => {
  const [first, second] = props.legal;
  const thinker = thinkerWith(async () => [
    { move: first!, estimate: 0.62, why: 'It leads somewhere.' },
    { move: second!, estimate: 0.4, why: 'It does not.' },
  ]);
  render(<Hint {...props} thinker={thinker} />);
  await userEvent.click(screen.getByRole('button', { name: /^Hint/ }));
  const lines = await screen.findAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toHaveTextContent(/62 %.*It leads somewhere/);
});

test('when the adviser fails, the player is told', async () => {
  render(<Hint {...props} thinker={thinkerWith(() => Promise.reject(new Error('it took too long')))} />);
  await userEvent.keyboard('h');
  expect(await screen.findByText('No advice this time: it took too long.')).toBeInTheDocument();
});
