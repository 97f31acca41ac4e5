import { BadInput, shown } from '../../engine/moves';
import { episodes, factions, setups } from '../content';
import type { FactionId } from '../content/types';
import type { Options } from '../state';

const KEYS: readonly (keyof Options)[] = ['players', 'factions', 'side', 'supply', 'episode', 'reavers', 'immunity', 'catchUp', 'turnCap'];
/** Rounds after which a game that nobody wins is judged (MB-OQ-42). */
const USUAL_CAP = 60;
const list = (words: readonly string[]): string => words.join(', ');
const FACTIONS: readonly FactionId[] = factions.map(({ id }) => id);
export const SUPPLIES: readonly string[] = [...setups.map(({ id }) => id), 'draft'];

/** Checks what a table asks for and fills in the rest; BadInput says in one sentence what is wrong and what is valid. */
export function parseOptions(asked: unknown, players: number): Options {
  const given = parseKeys(asked);
  if (!Number.isInteger(players) || players < 2 || players > 4) throw new BadInput(`2 to 4 can play, not ${shown(players)}.`);
  if (given.players !== undefined && given.players !== players)
    throw new BadInput(`The option players must be ${players}, the number of seats, or be left out.`);
  const id = oneOf('episode', given.episode, ['', ...episodes.map((one) => one.id)]);
  const episode = episodes.find((one) => one.id === id);
  const { turnCap = USUAL_CAP } = given;
  if (typeof turnCap !== 'number' || !Number.isInteger(turnCap) || turnCap < 0)
    throw new BadInput('The option turnCap must be a whole number of rounds, or 0 for no cap.');
  const options: Options = {
    players,
    factions: parseFactions(given.factions, players),
    side: oneOf('side', given.side ?? episode?.boardSide, ['A', 'B'] as const),
    supply: oneOf('supply', given.supply ?? episode?.supply, SUPPLIES),
    episode: id,
    reavers: parseFlag('reavers', given.reavers, episode?.reavers ?? false),
    immunity: oneOf('immunity', given.immunity, ['asset', 'any'] as const),
    catchUp: parseFlag('catchUp', given.catchUp, false),
    turnCap,
  };
  // MB-EPI-01: an episode prescribes its setup.
  if (episode && (options.side !== episode.boardSide || options.supply !== episode.supply || options.reavers !== episode.reavers))
    throw new BadInput(
      `${episode.name} is played on side ${episode.boardSide}, with the supply ${episode.supply} and ${episode.reavers ? 'with' : 'without'} Reavers: leave these options out.`,
    );
  return options;
}

function parseKeys(asked: unknown): Partial<Record<keyof Options, unknown>> {
  if (asked === undefined || asked === null) return {};
  if (typeof asked !== 'object' || Array.isArray(asked)) throw new BadInput(`Options must be an object with: ${list(KEYS)}.`);
  const unknown = Object.keys(asked).find((key) => !(KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) throw new BadInput(`There is no option ${JSON.stringify(unknown)}; options are: ${list(KEYS)}.`);
  return asked;
}

/** The first of the valid ones is the usual one. */
function oneOf<T extends string>(name: keyof Options, asked: unknown, valid: readonly T[]): T {
  const found = asked === undefined ? valid[0] : valid.find((one) => one === asked);
  if (found === undefined) throw new BadInput(`The option ${name} cannot be ${JSON.stringify(asked)}; choose from: ${list(valid)}.`);
  return found;
}

function parseFlag(name: keyof Options, asked: unknown, usual: boolean): boolean {
  if (asked === undefined) return usual;
  if (typeof asked !== 'boolean') throw new BadInput(`The option ${name} must be true or false.`);
  return asked;
}

function parseFactions(asked: unknown, players: number): Options['factions'] {
  if (asked === undefined || asked === 'random') return 'random';
  if (asked === 'choose') return 'choose';
  const valid =
    Array.isArray(asked) &&
    asked.length === players &&
    new Set(asked).size === players &&
    asked.every((one) => (FACTIONS as readonly unknown[]).includes(one));
  if (!valid) throw new BadInput(`The option factions must be "random", "choose", or ${players} different ones of: ${list(FACTIONS)}.`);
  return [...(asked as FactionId[])];
}

/** What a table plays, in one line. */
export function describeOptions(options: Options): string {
  const episode = episodes.find(({ id }) => id === options.episode);
  const setup = setups.find(({ id }) => id === options.supply);
  return [
    `${options.players} players`,
    ...(episode ? [episode.name] : []),
    `side ${options.side}`,
    setup ? `supply ${setup.name}` : 'supply chosen at the table',
    ...(options.reavers ? ['Reavers'] : []),
    ...(options.immunity === 'any' ? ['immunity after any loss'] : []),
    ...(options.catchUp ? ['1 more credit for later seats'] : []),
  ].join(', ');
}
