import { Match } from '../../src/engine/match';
import type { SetId } from '../../src/firefly/content/types';
import { firefly } from '../../src/firefly/rules';
import { maxPlayers, PLAYABLE, setupsFor, storiesFor } from '../../src/firefly/setup/options';

const others = PLAYABLE.filter((set) => set !== 'base');

/** The base box alone, with each other box, with each pair of them, and everything at once. */
export const MIXES: readonly (readonly SetId[])[] = [
  ['base'],
  ...others.map((one) => ['base', one] as const),
  ...others.flatMap((one, i) => others.slice(i + 1).map((two) => ['base', one, two] as const)),
  PLAYABLE,
];

/** As many as asked for, one to six, as far as the boxes have ships. */
export const seatsFor = (boxes: readonly SetId[], n: number): number => 1 + (n % Math.min(6, maxPlayers(boxes)));

export interface Asked {
  boxes: readonly SetId[];
  seed: string;
  players: number;
  /** Any number: the setup card and the story are counted out by it. */
  cards: number;
  turnCap?: number;
}

/** What such a table plays. */
export function optionsFor({ boxes, players, cards, turnCap = 80 }: Omit<Asked, 'seed'>) {
  const stories = storiesFor(boxes, players);
  const setups = setupsFor(boxes, players);
  return {
    sets: boxes,
    story: stories[cards % stories.length]?.id,
    setup: setups[Math.floor(cards / stories.length) % setups.length]?.id,
    turnCap,
  };
}

export const startTable = (asked: Asked) => Match.start(firefly, asked.seed, asked.players, optionsFor(asked));
