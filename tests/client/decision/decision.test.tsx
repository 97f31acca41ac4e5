import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Decision } from '../../../src/client/decision/Decision';
import type { TableProps } from '../../../src/client/firefly/props';
import { fireflyTable } from '../../../src/client/firefly/table-game';
import { Match } from '../../../src/engine/match';
import type { Move } from '../../../src/engine/moves';
import { firefly } from '../../../src/firefly/rules';
import type { Options, State } from '../../../src/firefly/state';
import { plain } from '../../../src/firefly/words/markup';
import { question } from '../../../src/firefly/words/stage';
import { scene } from '../../firefly/scenario';
import { type Position, positions } from '../positions';

beforeEach(() => localStorage.setItem('aim-to-misbehave/settings', '{"guide":false}'));

function show(match: Match<State, Options>, me: string) {
  const played: Move[] = [];
  const props: TableProps = {
    view: match.view(me),
    me,
    legal: match.legal(me),
    onMove: (move: Move) => played.push(move),
    names: (p: string) => `Player ${p}`,
    colours: () => 'teal',
  };
  return { played, props, ...render(<Decision game={fireflyTable} {...props} />) };
}

/** All moves the panel offers, with everything unfolded. */
async function offered(container: HTMLElement): Promise<number> {
  for (const fold of container.querySelectorAll<HTMLElement>('.fold')) await userEvent.click(fold);
  return container.querySelectorAll('[data-move]').length;
}

describe('every stage', () => {
  const found = positions();

  test.each(found.map((position): [string, Position] => [position.stage, position]))(
    '%s: the question and exactly the legal moves',
    async (_, { player, replay }) => {
      const match = Match.start(firefly, replay.seed, replay.players, replay.options);
      for (const [who, move, ...args] of replay.moves) match.play(who, { move, args });
      const { container, played, props } = show(match, player);
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(plain(question(props.view, props.names)).slice(0, 12));
      expect(await offered(container)).toBe(props.legal.length);
      await userEvent.click(container.querySelector('[data-move]')!);
      expect(props.legal).toContainEqual(played[0]);
    },
  );
});

test('number keys choose, E ends the turn, and what cannot be done can be asked about', async () => {
  const { match } = scene({ me: { at: 'persephone', cash: 100, hold: { fuel: 0 } } });
  const { played, props } = show(match, '0');
  await userEvent.keyboard('1e');
  expect(played).toHaveLength(2);
  expect(played[1]).toEqual({ move: 'endTurn', args: [] });
  expect(props.legal).toContainEqual(played[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Why can’t I…?' }));
  expect(screen.getByText('Full Burn')).toBeInTheDocument();
  expect(screen.getByText(/It takes 1 fuel, and you have 0/)).toBeInTheDocument();
});

test('an option says all it asks and brings, and how likely each outcome of its test is', () => {
  const { match } = scene({ me: { at: 'athens', leader: 'malcolm', hold: { fuel: 2 } }, top: { 'nav-border': ['a-rogue-trader'] } }).play(
    'fullBurn',
    'newhope',
  );
  const { container } = show(match, '0');
  const [buy, fight] = [...container.querySelectorAll('[data-move="chooseOption"]')].map((button) => button.textContent);
  expect(buy).toMatch(/parts at \$300 each and up to 3 contraband at \$400 each; then keep flying\./);
  // Two Fight and a die: 4 or more, and a 6 is rolled again.
  expect(fight).toMatch(/Disgruntle all moral crew\. Fight test\..*2 and a die 50 % ?1-5 kill 1 crew, .*50 % ?6\+ load 3 contraband/);
  expect(screen.getByRole('button', { name: 'A Rogue Trader' })).toBeInTheDocument();
});

test('supplies are told with the price of each', () => {
  const { match } = scene({ me: { at: 'persephone', cash: 1000 } }).play('buy');
  const { container } = show(match, '0');
  expect(container.querySelector('[data-group="buyGoods"]')).toHaveTextContent(/Buy fuel \$100 each.*Buy parts \$300 each/);
});

test('a card that cannot be kept lies among the others with the reason', () => {
  const top = { persephone: ['bona-fide-credentials', 'enforcer', 'emma'] };
  const { match } = scene({ me: { at: 'persephone', cash: 250, crew: [] }, top })
    .play('buy')
    .play('considerCards')
    .play('draw');
  const { container } = show(match, '0');
  expect(container.querySelectorAll('[data-move="keep"]')).toHaveLength(2);
  expect(container.querySelector('.out')).toHaveTextContent(/Credentials.*It costs \$1,000, and you have \$250\.$/);
});

test('of all places to start from those with business to do stand first, with what there is', async () => {
  const match = Match.start(firefly, 'start', 1, {});
  while (!match.legal('0').some(({ move }) => move === 'placeShip')) match.play('0', match.legal('0')[0]!);
  const { container } = show(match, '0');
  const shown = [...container.querySelectorAll('[data-move="placeShip"]')];
  expect(shown.map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/Start at Persephone deals there: Badger supplies for sale/),
  );
  expect(shown.length).toBeLessThan(20);
  expect(await offered(container)).toBe(match.legal('0').length);
});

test('numbers typed into a field choose nothing', async () => {
  const { match } = scene({ me: { at: 'persephone' } });
  const { played } = show(match, '0');
  render(<input aria-label="Elsewhere" />);
  await userEvent.type(screen.getByLabelText('Elsewhere'), '1e');
  expect(played).toEqual([]);
});
