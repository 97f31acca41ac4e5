import { canonical } from '../src/engine/hash';
import type { Match } from '../src/engine/match';
import { IllegalMove, type Move } from '../src/engine/moves';
import type { SeededRandom } from '../src/engine/random';

/** A move as somebody sends it. */
export type Try = { player: string; move: Move };

/** By hand, since a million expectations take minutes. */
export function isRefused<G, Options>(match: Match<G, Options>, { player, move }: Try): boolean {
  try {
    match.play(player, move);
    return false;
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return error.message !== '';
  }
}

/** What everybody may do now, to tell a refusal from a mistake. */
export const openMoves = <G extends { players: object }, Options>(match: Match<G, Options>): Map<string, Set<string>> =>
  new Map(Object.keys(match.G.players).map((p) => [p, new Set(match.legal(p).map((one) => canonical(one)))]));

const some = <T>(random: SeededRandom, list: readonly T[]): T => list[Math.floor(random.Number() * list.length)] as T;
const seats = ['0', '1', '2', '3', '4', '5', '', '__proto__', undefined as unknown as string];

/** Moves as nobody should send them, to a game with these stages; `words` are arguments its moves know. */
export function mischief(stages: Readonly<Record<string, readonly string[]>>, words: readonly string[]) {
  const names = [...Object.values(stages).flat(), '__proto__', 'constructor', '', 'toString'];
  const junk: unknown[] = [
    undefined,
    null,
    Number.NaN,
    -1,
    1e9,
    {},
    [],
    Array(1000).fill('x'),
    '__proto__',
    ...words,
    '0',
    9,
    true,
    { toString: 1 },
    () => 0,
    '?',
  ];
  return {
    nonsense(random: SeededRandom): Try {
      const args =
        random.Number() < 0.1 ? some(random, junk) : Array.from({ length: Math.floor(random.Number() * 4) }, () => some(random, junk));
      return { player: some(random, seats), move: { move: some(random, names), args } as Move };
    },
    /** A move that somebody may make now, spoilt: by another hand, under another name, or with an argument too many, too few or wrong. */
    nearMiss(random: SeededRandom, player: string, legal: readonly Move[]): Try {
      const { move, args } = some(random, legal);
      const at = Math.floor(random.Number() * args.length);
      const spoilt: (() => { player: string; move: unknown })[] = [
        () => ({ player: some(random, seats), move: { move, args } }),
        () => ({ player, move: { move: some(random, names), args } }),
        () => ({ player, move: { move, args: [...args, some(random, junk)] } }),
        () => ({ player, move: { move, args: args.slice(1) } }),
        () => ({ player, move: { move, args: args.map((arg, i) => (i === at ? some(random, junk) : arg)) } }),
        () => ({ player, move: { move, args: args.map((arg) => (typeof arg === 'number' ? String(arg) : [arg])) } }),
        () => ({ player, move: { move, args: args.map((arg) => (typeof arg === 'number' ? arg + 0.5 : `${arg} `)) } }),
        () => ({ player, move: { move, args: { ...args, length: args.length } } }),
        () => ({ player, move: [move, ...args] }),
        () => ({ player, move: null }),
      ];
      return some(random, spoilt)() as Try;
    },
  };
}

/** What cannot be printed boardgame.io cannot refuse: it throws while writing its own message. The server lets only plain arguments through. */
export const isPrintable = ({ args }: Move): boolean =>
  Array.isArray(args) && !args.some((arg: unknown) => typeof arg === 'object' && arg !== null && Object.hasOwn(arg, 'toString'));
