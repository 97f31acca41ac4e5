import type { PlayerID } from '../engine/moves';
import { crewCost, jobCard, storyCard } from './cards';
import type { Win } from './content/types';
import { countOf } from './count';
import { payCash } from './money';
import { meets } from './need';
import { stepsOf, timerOf } from './setup/steps';
import { fromSeat, note, type Options, playerIds, playerOf, type State, type Table } from './state';

/** The game is over (END-01). */
export function winGame(t: Table, winner: PlayerID | null, reason: string): void {
  if (t.G.over) return;
  t.G.over = { winner, reason };
  note(t, { kind: 'over', winner, reason });
}

/** What it takes to win at this table; in a longer game that is more money. */
export function winOf({ story, longer: isLonger }: Options): Win {
  const { win } = storyCard(story);
  if (win.type !== 'first' || win.longer === undefined) return win;
  const { longer: min, ...usual } = win;
  if (!isLonger) return usual;
  return { ...usual, needs: win.needs.map((need) => ('count' in need && need.count === 'cash' ? { ...need, min } : need)) };
}

/** Checked the moment a requirement is met (END-02), the active player first (U-30). */
export function checkWin(t: Table): void {
  const win = winOf(t.G.options);
  if (win.type === 'first' && !win.checked) checkFirst(t, win);
  if (win.type === 'most' && win.after === 'bank-empty' && t.G.bank === 0) endGame(t);
}

function checkFirst(t: Table, win: Extract<Win, { type: 'first' }>, only?: PlayerID): void {
  for (const p of fromSeat(t.G, t.G.turn.player)) if ((only ?? p) === p && meets(t.G, { p }, win.needs)) return winGame(t, p, 'story');
}

export function checkTurnStart(t: Table, p: PlayerID): void {
  const win = winOf(t.G.options);
  if (win.type === 'first' && win.checked === 'turn-start') checkFirst(t, win, p);
  if (timerOf(t.G)?.spend === 'holder-turn' && t.G.timer !== null && t.G.timer > 0 && p === t.G.first) {
    t.G.timer--;
    // The turn that begins is the first of the last ones, so that everybody has had as many.
    if (t.G.timer === 0) t.G.lastTurns ??= t.G.options.players - 1;
  }
}

export function checkTurnEnd(t: Table, p: PlayerID): void {
  const win = winOf(t.G.options);
  if (win.type === 'first' && win.checked === 'turn-end') checkFirst(t, win, p);
}

/** Everybody has one more turn, the caller too or not; then the game ends. */
export function callLastTurns(t: Table, { caller }: { caller: boolean }): void {
  const { G } = t;
  if (G.lastTurns !== null) return;
  // Alone there is nobody else to wait for.
  if (!caller && G.options.players === 1) return endGame(t);
  G.lastTurns = G.options.players - (caller ? 0 : 1);
  if (!caller) {
    const turn = G.stack.find((frame) => frame.kind === 'turn');
    if (turn?.kind === 'turn') turn.at = 'end';
  }
}

/** Play stops; what the story compares decides (END-03). */
export function endGame(t: Table, reason = 'story'): void {
  const { G } = t;
  for (const p of playerIds(G)) settleAtEnd(t, p);
  const story = storyCard(G.options.story);
  const win =
    story.win.type === 'most' || story.win.type === 'chosen-goal' ? story.win : (stepsOf(G).timer?.storyUnfinished?.win ?? story.win);
  if (win.type === 'chosen-goal') {
    const goal = story.goals?.find((one) => one.goal === G.chosenGoal);
    const [p] = playerIds(G);
    return winGame(t, goal && p !== undefined && meets(G, { p }, goal.needs ?? []) ? p : null, reason);
  }
  if (win.type !== 'most' || reason === 'turn-cap' || isLate(G, win)) return winGame(t, null, reason);
  const score = (p: PlayerID) => countOf(G, { p }, win.count);
  const tie = (p: PlayerID) => (win.tieBreak === 'crew-cost' ? playerOf(G, p).crew.reduce((sum, { ref }) => sum + crewCost(ref), 0) : 0);
  const ranked = [...fromSeat(G, G.turn.player)].sort((a, b) => score(b) - score(a) || tie(b) - tie(a));
  winGame(t, ranked[0] ?? null, reason);
}

/** Alone there is nobody to be richer than: the end must have been called before the time was up. */
const isLate = (G: State, { after }: Extract<Win, { type: 'most' }>): boolean =>
  after === 'last-call' && G.options.players === 1 && G.lastTurns !== null;

function settleAtEnd(t: Table, p: PlayerID): void {
  for (const { when, do: list } of storyCard(t.G.options.story).abilities ?? [])
    if (when === 'game-end') for (const effect of list ?? []) if (effect.do === 'settle-jobs') settleJobs(t, p, effect.which);
}

/** The pay value of unfinished jobs is paid to the bank. */
export function settleJobs(t: Table, p: PlayerID, which: readonly ('active' | 'hand')[]): void {
  const player = playerOf(t.G, p);
  const refs = [...(which.includes('active') ? player.active.map(({ ref }) => ref) : []), ...(which.includes('hand') ? player.hand : [])];
  payCash(
    t,
    p,
    refs.reduce((sum, ref) => sum + jobCard(ref).pay.base, 0),
  );
}
