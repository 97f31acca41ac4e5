import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Decision } from '../../../src/client/decision/Decision';
import { misbehavinTable } from '../../../src/client/misbehavin/table-game';
import { Match } from '../../../src/engine/match';
import type { Move } from '../../../src/engine/moves';
import { misbehavin } from '../../../src/misbehavin/rules';
import type { Options, State } from '../../../src/misbehavin/state';
import { question } from '../../../src/misbehavin/words';
import { scene } from '../../misbehavin/scenario';
import type { Position } from '../positions';
import { positions, RARE, STAGES } from './positions';

beforeEach(() => localStorage.setItem('aim-to-misbehave/settings', '{"guide":false}'));

function show(match: Match<State, Options>, me: string) {
  const played: Move[] = [];
  const props = {
    view: match.view(me),
    me,
    legal: match.legal(me),
    onMove: (move: Move) => played.push(move),
    names: (p: string) => `Player ${p}`,
    colours: () => 'teal',
  };
  return { played, props, ...render(<Decision game={misbehavinTable} {...props} />) };
}

/** All moves the panel offers, with everything unfolded. */
async function offered(container: HTMLElement): Promise<number> {
  for (const fold of container.querySelectorAll<HTMLElement>('.fold')) await userEvent.click(fold);
  return container.querySelectorAll('[data-move]').length;
}

describe('every stage', () => {
  const found = positions();

  test('comes up in random games, but for those that one card leads to', () => {
    expect(found.map(({ stage }) => stage).sort()).toEqual(STAGES.filter((stage) => !RARE.includes(stage)).sort());
  });

  test.each(found.map((position): [string, Position] => [position.stage, position]))(
    '%s: the question and exactly the legal moves, none of them without words',
    async (_, { player, replay }) => {
      const match = Match.start(misbehavin, replay.seed, replay.players, replay.options);
      for (const [who, move, ...args] of replay.moves) match.play(who, { move, args });
      const { container, played, props } = show(match, player);
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(question(props.view.stack.at(-1)!).slice(0, 12));
      expect(await offered(container)).toBe(props.legal.length);
      for (const button of container.querySelectorAll('[data-move]')) expect(button.textContent).toMatch(/[A-Z]/);
      await userEvent.click(container.querySelector('[data-move]')!);
      expect(props.legal).toContainEqual(played[0]);
    },
  );
});

test('somebody whose card can answer a warrant is asked on another’s turn', () => {
  const { match } = scene({
    me: { faction: 'alliance', verse: 2 },
    rival: { faction: 'niska', tableau: ['nk-crow', 'co-papers'] },
  });
  match.play('0', { move: 'verse', args: ['warrant'] });
  while (match.active()[0]?.player === '0') match.play('0', match.legal('0').find(({ args }) => args[0] === 'nk-crow')!);
  expect(match.active()).toEqual([{ player: '1', stage: 'react' }]);
  show(match, '1');
  expect(screen.getByRole('heading', { name: 'Do you answer this?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Let it pass/ })).toBeInTheDocument();
});

test('somebody whose card can save a character is asked before it is lost', async () => {
  const s = scene({ me: { hand: ['se-mal'], verse: 0 }, rival: { tableau: ['nk-thug', 'co-surgeon'], verse: 0 } });
  s.attack('se-mal', 'dispatch', 'nk-thug').settle();
  expect(s.match.active()).toEqual([{ player: '1', stage: 'rescue' }]);
  const { container, played, props } = show(s.match, '1');
  expect(screen.getByRole('heading', { name: 'Do you save the card?' })).toBeInTheDocument();
  expect(await offered(container)).toBe(props.legal.length);
  await userEvent.click(screen.getByRole('button', { name: /Core Surgeon/ }));
  expect(played).toEqual([{ move: 'useAbility', args: ['co-surgeon', 0] }]);
});

test('a fight shows both sides, what each card would add, and what stands against an attack', () => {
  const s = scene({ me: { hand: ['se-mal', 'se-zoe'] }, rival: { hand: ['nk-thug'], tableau: ['nk-crow'] } });
  s.play('pickFight').play('commit', 'se-mal');
  const before = show(s.match, '0');
  expect(screen.getByRole('button', { name: /Nab Crow of Player 1.*defense 3/ })).toBeInTheDocument();
  before.unmount();
  s.play('nab', 'nk-crow');
  show(s.match, '0');
  expect(screen.getByText('attacking').closest('div')).toHaveTextContent('You attacking2');
  expect(screen.getByText('defending').closest('div')).toHaveTextContent('Player 1 defending3');
  expect(screen.getByRole('button', { name: /Put in Zoë Washburne.*power 1/ })).toBeInTheDocument();
});

test('E ends the turn, and what cannot be done can be asked about', async () => {
  const { match } = scene({ me: { hand: ['se-zoe'] }, activations: { any: 0 } });
  const { played } = show(match, '0');
  await userEvent.keyboard('e');
  expect(played).toEqual([{ move: 'endTurn', args: [] }]);
  await userEvent.click(screen.getByRole('button', { name: 'Why can’t I…?' }));
  expect(screen.getByText('Play Zoë Washburne').nextSibling).toHaveTextContent('Your activation for this turn is spent.');
});
