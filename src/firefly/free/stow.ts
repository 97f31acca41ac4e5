import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { spaceOf, tokensAboard } from '../goods';
import { type Menu, number } from '../menu';
import { aboard } from '../scene';
import { emptyHold, type Hold, type Kind, playerOf, type State, type Table, type Token } from '../state';

/** Rearranging hold and stash (D-08): for each kind in turn how many lie in the stash, never more than can be stowed. */
export interface StowFrame {
  kind: 'stow';
  ask: PlayerID | null;
  p: PlayerID;
  left: Token[];
  /** Settled so far. */
  stash: Partial<Hold>;
}

const TOKENS = Object.keys(emptyHold()) as readonly Token[];
/** Everything can be arranged in one go; a second one is for those who change their mind. */
const MOST = 2;

/** Squares of either part, and what only fuel may fill in the stash and only riders in the hold (CORE-04). */
interface Space {
  hold: number;
  stash: number;
  fuelOnly: number;
  ridersOnly: number;
}

function spaceAboard(G: State, p: PlayerID): Space {
  const hold = spaceOf(G, p, 'hold');
  const stash = spaceOf(G, p, 'stash');
  return { hold: hold.squares, stash: stash.squares, fuelOnly: stash.fuelOnly, ridersOnly: hold.ridersOnly };
}

/** Whether everything finds a place once so many of the settled kinds lie in the stash; counted in half squares (CORE-01, CORE-02). */
function works(space: Space, tokens: Hold, settled: Partial<Hold>): boolean {
  let hold = 2 * space.hold;
  let stash = 2 * space.stash;
  let looseWholes = 0;
  let looseHalves = 0;
  let looseRiders = 0;
  let riders = 0;
  for (const token of TOKENS) {
    const rider = token === 'passengers' || token === 'fugitives';
    const size = token === 'fuel' || token === 'parts' ? 1 : 2;
    const n = settled[token];
    const apart = token === 'fuel' ? space.fuelOnly : 0;
    if (n !== undefined) {
      stash -= size * Math.max(0, n - apart);
      if (rider) riders += tokens[token] - n;
      else hold -= size * (tokens[token] - n);
    } else if (rider) looseRiders += tokens[token];
    else if (size === 1) looseHalves += Math.max(0, tokens[token] - apart);
    else looseWholes += tokens[token];
  }
  hold -= 2 * Math.max(0, riders - space.ridersOnly);
  looseWholes += Math.max(0, looseRiders - Math.max(0, space.ridersOnly - riders));
  if (hold < 0 || stash < 0 || Math.floor(hold / 2) + Math.floor(stash / 2) < looseWholes) return false;
  return hold + stash - 2 * looseWholes >= looseHalves;
}

/** How many of a kind may lie in the stash, given what is settled. */
function numbers(space: Space, tokens: Hold, settled: Partial<Hold>, token: Token): number[] {
  const possible: number[] = [];
  const trial = { ...settled };
  for (let n = 0; n <= tokens[token]; n++) {
    trial[token] = n;
    if (works(space, tokens, trial)) possible.push(n);
  }
  return possible;
}

/** All that is aboard, hold and stash together. */
export function allAboard(G: State, p: PlayerID): Hold {
  const tokens = emptyHold();
  for (const token of TOKENS) tokens[token] = aboard(G, p, token);
  return tokens;
}

/** Whether the ship can hold so much, however it is stowed (CORE-03). */
export const fitsAboard = (G: State, p: PlayerID, tokens: Hold = allAboard(G, p)): boolean => works(spaceAboard(G, p), tokens, {});

/** Stows everything so that it fits, with as much in the stash as lay there if that can be; fitsAboard says whether it can be done. */
export function repack(t: Table, p: PlayerID, tokens: Hold = allAboard(t.G, p)): void {
  const space = spaceAboard(t.G, p);
  const { stash: was } = playerOf(t.G, p);
  const stash: Partial<Hold> = {};
  for (const token of TOKENS) {
    const [best] = numbers(space, tokens, stash, token).sort((a, b) => Math.abs(a - was[token]) - Math.abs(b - was[token]));
    stash[token] = must(best, 'room for', token);
  }
  put(t, p, tokens, stash);
}

function put(t: Table, p: PlayerID, tokens: Hold, stash: Partial<Hold>): void {
  const player = playerOf(t.G, p);
  for (const token of TOKENS) {
    const n = stash[token] ?? 0;
    player.stash[token] = n;
    player.hold[token] = tokens[token] - n;
  }
}

export function openStow(t: Table, p: PlayerID): void {
  t.G.stack.push({ kind: 'stow', ask: null, p, left: tokensAboard(t.G, p), stash: {} });
}

/** Whether there is more than one way to stow what is aboard. */
export function canStow(G: State, p: PlayerID): boolean {
  const space = spaceAboard(G, p);
  const tokens = allAboard(G, p);
  return tokensAboard(G, p).some((token) => numbers(space, tokens, {}, token).length > 1);
}

/** The same load is not stowed again and again. */
const onceKey = (G: State, p: PlayerID): string => `stow/${G.turn.used.length}/${Object.values(allAboard(G, p)).join('-')}`;

export const stowMenu: Menu = {
  moves: ['stow'],
  choices(G, p) {
    if (G.turn.once.filter((key) => key === onceKey(G, p)).length >= MOST) return [];
    return canStow(G, p) ? [move('stow')] : [];
  },
  decide(t, p) {
    t.G.turn.once.push(onceKey(t.G, p));
    openStow(t, p);
  },
};

const possible = (G: State, frame: StowFrame, token: Token): number[] =>
  numbers(spaceAboard(G, frame.p), allAboard(G, frame.p), frame.stash, token);

export const stow: Kind<StowFrame> = {
  moves: ['stash'],
  step(t, frame) {
    const [token] = frame.left;
    if (token === undefined) {
      finish(t);
      return put(t, frame.p, allAboard(t.G, frame.p), frame.stash);
    }
    const [only, ...more] = possible(t.G, frame, token);
    if (more.length > 0) frame.ask = frame.p;
    else settle(frame, must(only, 'room'));
  },
  choices(G, frame) {
    const token = must(frame.left[0], 'token');
    return possible(G, frame, token).map((n) => move('stash', token, n));
  },
  decide: (_t, frame, _name, args) => settle(frame, number(args, 1)),
};

function settle(frame: StowFrame, n: number): void {
  frame.stash[must(frame.left.shift(), 'token')] = n;
}
