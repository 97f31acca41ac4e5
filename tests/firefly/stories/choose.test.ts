import { Match } from '../../../src/engine/match';
import { must } from '../../../src/engine/must';
import { seededRandom } from '../../../src/engine/random';
import { sets as boxes, setups, stories } from '../../../src/firefly/content';
import type { SetId, SetupCard, StoryCard } from '../../../src/firefly/content/types';
import { firefly } from '../../../src/firefly/rules';
import { maxPlayers, storiesFor } from '../../../src/firefly/setup/options';
import type { Options, State } from '../../../src/firefly/state';
import { setName } from '../../../src/firefly/words/name';
import { playOn } from '../ramble';

const all = boxes.map(({ id }) => id);
const needed = (card: StoryCard | SetupCard): SetId[] => ['base', card.set, ...(card.requires ?? [])];
const complete = (card: StoryCard | SetupCard): boolean => needed(card).every((set) => all.includes(set));
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

/** Drafts at random until play begins. */
function draft(seed: string, players: number, options: object): Match<State, Options> {
  const match = Match.start(firefly, seed, players, options);
  const random = seededRandom(seed);
  for (let n = 0; match.G.phase === 'draft'; n++) {
    if (n > 1000) throw new Error('the draft does not end');
    const player = must(match.active()[0], 'decider').player;
    const legal = match.legal(player);
    match.play(player, must(legal[Math.floor(random.Number() * legal.length)], 'choice'));
  }
  return match;
}

describe('SETUP-03 every setup card can be drafted by every number of players, with every story', () => {
  test.each(ids(setups.filter(complete)))('%s', (id) => {
    const card = must(
      setups.find((one) => one.id === id),
      'card',
    );
    for (const sets of [needed(card), all])
      for (let players = 1; players <= maxPlayers(sets); players++) {
        const stories = storiesFor(sets, players);
        // Every story at small tables, another one at each larger one.
        for (const { id: story } of stories.filter((_, i) => players <= 2 || i === players % stories.length)) {
          const { G } = draft(`${id}/${players}`, players, { sets, setup: id, story });
          expect(Object.values(G.players).every(({ leader, ship, sector, drive }) => leader && ship && sector && drive)).toBe(true);
          expect(G.turn.player).toBe(G.first);
          const cards = Object.values(G.decks).flatMap(({ draw: down, discard }) => [...down, ...discard]);
          expect(new Set(cards).size).toBe(cards.length);
        }
      }
  });
});

describe('SETUP-30 every story can be chosen with the boxes it needs and played on', () => {
  test.each(ids(stories.filter(complete)))('%s', (id) => {
    const card = must(
      stories.find((one) => one.id === id),
      'card',
    );
    for (const players of card.players === 'solo' ? [1] : card.soloExcluded ? [2, 3] : [1, 2])
      for (const sets of [needed(card), all]) {
        const match = draft(`${id}/${players}`, players, { sets, story: id });
        playOn(match, id, 150);
        expect(match.G.options.story).toBe(id);
      }
  });
});

describe('SCOPE-01 a story or setup card is refused, with the name of the box that is missing', () => {
  const foreign = [...stories, ...setups].filter(({ set }) => set !== 'base');
  test.each(ids(foreign))('%s', (id) => {
    const card = must(
      foreign.find((one) => one.id === id),
      'card',
    );
    const what = stories.some((one) => one.id === id) ? 'story' : 'setup';
    expect(() => Match.start(firefly, 'x', 2, { [what]: id })).toThrow(setName(card.set));
    for (const missing of card.requires ?? [])
      expect(() => Match.start(firefly, 'x', 2, { sets: all.filter((set) => set !== missing), [what]: id })).toThrow(setName(missing));
  });
});
