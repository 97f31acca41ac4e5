import { BadInput, shown } from '../../engine/moves';
import { once } from '../../engine/once';
import * as content from '../content';
import { inUse } from '../content/decks';
import type { CardId, LeaderCard, SetId, SetupCard, ShipCard, StoryCard } from '../content/types';
import type { Options } from '../state';
import { setName } from '../words/name';

/** The boxes whose rules are complete. */
export const PLAYABLE: readonly SetId[] = content.sets.map(({ id }) => id);

/** The boxes a table can choose from, in the order they are spoken of. */
export const SETS: readonly { id: SetId; name: string }[] = content.sets
  .filter(({ id }) => PLAYABLE.includes(id))
  .map(({ id, name }) => ({ id, name }));

const KEYS: readonly (keyof Options)[] = ['players', 'sets', 'story', 'setup', 'beginner', 'bounties', 'piracy', 'longer', 'turnCap'];
const FIRST_STORY: CardId = 'first-time-in-the-captains-chair';
const SOLO_STORY: CardId = 'awful-lonely-in-the-big-black';
const list = (words: readonly string[]): string => words.join(', ');

export const shipsFor: (sets: readonly SetId[]) => readonly ShipCard[] = once(String, (sets) =>
  content.ships.filter(({ set }) => sets.includes(set)),
);
/** Of two printings of one leader only the newer. */
export const leadersFor: (sets: readonly SetId[]) => readonly LeaderCard[] = once(String, (sets) =>
  inUse(content.leaders, sets).filter(({ set }) => sets.includes(set)),
);
/** Everybody needs a ship and a leader. */
export const maxPlayers = (sets: readonly SetId[]): number => Math.min(shipsFor(sets).length, leadersFor(sets).length);

/** Stories that so many players can play with these boxes. */
export const storiesFor = (sets: readonly SetId[], players: number, bounties = true): StoryCard[] =>
  content.stories.filter((card) => missingFor(card, sets) === undefined && suits(card, players) && (bounties || !isAboutBounties(card)));
export const setupsFor = (sets: readonly SetId[], players: number): SetupCard[] =>
  content.setups.filter((card) => missingFor(card, sets) === undefined && suits(card, players));

const missingFor = (card: StoryCard | SetupCard, sets: readonly SetId[]): SetId | undefined =>
  [card.set, ...(card.requires ?? [])].find((set) => !sets.includes(set));

const isAboutBounties = ({ setup }: StoryCard): boolean => setup?.leaders?.alsoPick === 'bounty';

/** Whether a story can be played for a larger sum. */
export const canBeLonger = ({ win }: StoryCard): boolean => win.type === 'first' && win.longer !== undefined;
const longTales = (): string[] => content.stories.filter(canBeLonger).map(({ id }) => id);

const suits = (card: StoryCard | SetupCard, players: number): boolean =>
  players === 1 ? !('soloExcluded' in card && card.soloExcluded) : card.players !== 'solo';

/** Checks what a table asks for and fills in the rest; BadInput says in one sentence what is wrong and what is valid. */
export function parseOptions(asked: unknown, players: number, boxes: readonly SetId[] = PLAYABLE): Options {
  const given = parseKeys(asked);
  const sets = parseSets(given.sets, boxes);
  const most = maxPlayers(sets);
  if (!Number.isInteger(players) || players < 1 || players > most)
    throw new BadInput(`With these boxes 1 to ${most} can play, not ${shown(players)}.`);
  if (given.players !== undefined && given.players !== players)
    throw new BadInput(`The option players must be ${players}, the number of seats, or be left out.`);
  const { turnCap = 0 } = given;
  const beginner = parseFlag('beginner', given.beginner, false);
  const bounties = parseFlag('bounties', given.bounties, true);
  const piracy = parseFlag('piracy', given.piracy, true);
  const longer = parseFlag('longer', given.longer, false);
  if (typeof turnCap !== 'number' || !Number.isInteger(turnCap) || turnCap < 0)
    throw new BadInput('The option turnCap must be a whole number of turns for each player, or 0 for no cap.');
  const usual = players === 1 ? SOLO_STORY : FIRST_STORY;
  // SETUP-30: without a story the table chooses one in the draft.
  const story = given.story === '' ? '' : parseCard('story', given.story ?? usual, content.stories, sets, players, boxes);
  const setup = parseCard('setup', given.setup ?? 'standard', content.setups, sets, players, boxes);
  const tale = content.stories.find(({ id }) => id === story);
  if (tale && !bounties && isAboutBounties(tale)) throw new BadInput(`The story ${tale.name} is about a bounty: play it with bounties.`);
  if (tale && longer && !canBeLonger(tale))
    throw new BadInput(`The story ${tale.name} has no longer game; those that have one: ${list(longTales())}.`);
  return { players, sets, story, setup, beginner, bounties, piracy, longer, turnCap };
}

function parseFlag(name: keyof Options, asked: unknown, usual: boolean): boolean {
  if (asked === undefined) return usual;
  if (typeof asked !== 'boolean') throw new BadInput(`The option ${name} must be true or false.`);
  return asked;
}

function parseKeys(asked: unknown): Partial<Record<keyof Options, unknown>> {
  if (asked === undefined || asked === null) return {};
  if (typeof asked !== 'object' || Array.isArray(asked)) throw new BadInput(`Options must be an object with: ${list(KEYS)}.`);
  const unknown = Object.keys(asked).find((key) => !(KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) throw new BadInput(`There is no option ${JSON.stringify(unknown)}; options are: ${list(KEYS)}.`);
  return asked;
}

/** `all`, a list, or words with commas between them; the base game is always among them. */
function parseSets(asked: unknown, boxes: readonly SetId[]): SetId[] {
  const words: readonly unknown[] =
    typeof asked === 'string' ? asked.split(',') : Array.isArray(asked) ? asked : asked === undefined ? [] : [asked];
  const wanted = words.includes('all') ? boxes : words;
  for (const set of wanted)
    if (!(boxes as readonly unknown[]).includes(set))
      throw new BadInput(`There is no box ${JSON.stringify(set)} to play with; choose from: ${list(boxes)}, or "all".`);
  return content.sets.map(({ id }) => id).filter((id) => id === 'base' || wanted.includes(id));
}

function parseCard(
  what: 'story' | 'setup',
  id: unknown,
  all: readonly (StoryCard | SetupCard)[],
  sets: readonly SetId[],
  players: number,
  boxes: readonly SetId[],
): CardId {
  const open = all.filter((card) => missingFor(card, sets) === undefined && suits(card, players));
  const valid = `choose from: ${list(open.map((card) => card.id))}`;
  const card = all.find((one) => one.id === id);
  if (!card) throw new BadInput(`There is no ${what} ${JSON.stringify(id)}; ${valid}.`);
  const missing = missingFor(card, sets);
  if (missing !== undefined && boxes.includes(missing))
    throw new BadInput(`The ${what} ${card.name} needs the box ${setName(missing)}: add ${missing} to the sets.`);
  if (missing !== undefined)
    throw new BadInput(`The ${what} ${card.name} needs the box ${setName(missing)}, which cannot be played with yet; ${valid}.`);
  if (!suits(card, players))
    throw new BadInput(`The ${what} ${card.name} is ${players === 1 ? 'not for one player' : 'for one player only'}; ${valid}.`);
  return card.id;
}

/** What a table plays, in one line. */
export function describeOptions({ players, sets, story, setup, beginner, bounties, piracy, longer, turnCap }: Options): string {
  const nameIn = (cards: readonly { id: CardId; name: string }[], id: CardId) => cards.find((card) => card.id === id)?.name ?? id;
  return [
    players === 1 ? '1 player' : `${players} players`,
    story ? nameIn(content.stories, story) : 'a story chosen at the table',
    nameIn(content.setups, setup),
    sets.map(setName).join(' + '),
    ...(beginner ? ['starting jobs for beginners'] : []),
    ...(bounties ? [] : ['no bounties']),
    ...(piracy ? [] : ['no piracy']),
    ...(longer ? ['a longer game'] : []),
    ...(turnCap > 0 ? [`at most ${turnCap} turns each`] : []),
  ].join(', ');
}
