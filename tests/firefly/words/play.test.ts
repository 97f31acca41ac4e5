import { Match } from '../../../src/engine/match';
import * as content from '../../../src/firefly/content';
import type { SetId } from '../../../src/firefly/content/types';
import { firefly } from '../../../src/firefly/rules';
import { setupsFor, storiesFor } from '../../../src/firefly/setup/options';
import { plain } from '../../../src/firefly/words';
import { logLine } from '../../../src/firefly/words/log';
import { moveWords } from '../../../src/firefly/words/move';
import { question } from '../../../src/firefly/words/stage';
import { playOn } from '../ramble';

const ALL: readonly SetId[] = content.sets.map(({ id }) => id);
const SMALL: readonly SetId[] = ['base', 'breakin-atmo', 'promo', 'artful-dodger', 'jetwash', 'esmeralda', 'coachworks', 'tenth'];

/** Words with a hyphen that the game speaks; any other in small letters is an id. */
const WORDS = new Set(['re-roll']);

/** Ids that slipped into a text: `gun-hand`, `pistol~2`, `buyGoods`, `border-1-05`, `{fight}`; names such as "Two-Fry" are none. */
function rawIds(text: string): string[] {
  const found = text.match(/\S*~\S*|(?<![\w'-])[a-z]+(-[a-z0-9]+)+|\b[a-z]+[A-Z]\w*|[{}[\]]|undefined|NaN/g) ?? [];
  return found.filter((word) => !WORDS.has(word));
}

/** All that is said in a while of many games: every story with one of the setup cards. */
function listen(sets: readonly SetId[]) {
  const told = new Set<string>();
  const labels = new Set<string>();
  const questions = new Set<string>();
  const twice = new Set<string>();
  for (const players of [1, 2, 3]) {
    const setups = setupsFor(sets, players);
    storiesFor(sets, players).forEach(({ id: story }, i) => {
      const seed = `${story} ${players} ${sets.length}`;
      const match = Match.start(firefly, seed, players, { sets, story, setup: setups[i % setups.length]?.id });
      playOn(match, seed, 400, (player) => {
        const view = match.view(player);
        const called = match.legal(player).map((move) => moveWords(view, player, move));
        for (const label of called) labels.add(label);
        called.forEach((label, at) => {
          if (called.indexOf(label) !== at) twice.add(`${match.active()[0]?.stage}: ${label}`);
        });
        questions.add(question(view));
        questions.add(question(match.view(null)));
        for (const entry of match.G.log) told.add(plain(logLine(entry, (p) => ['Ada', 'Ben', 'Cy'][Number(p)] ?? '')));
      });
    });
  }
  return { told: [...told], labels: [...labels], questions: [...questions], twice: [...twice] };
}

test.each([
  ['the base game', ['base'] as readonly SetId[]],
  ['the small boxes', SMALL],
  ['all boxes', ALL],
])('with %s all is told, every move has a short label of its own, and every decision is asked', (_, sets) => {
  const { told, labels, questions, twice } = listen(sets);
  expect(told.filter((text) => !/^[A-Z0-9"].*[.!?…]$/.test(text) || rawIds(text).length > 0)).toEqual([]);
  expect(labels.filter((text) => !/^[A-Z0-9"+$].{2,78}$/.test(text) || rawIds(text).length > 0)).toEqual([]);
  expect(twice).toEqual([]);
  expect(questions.filter((text) => !/^[A-Z"].{4,158}[.?]$/.test(text) || rawIds(text).length > 0)).toEqual([]);
  expect(told.length + labels.length + questions.length).toBeGreaterThan(1000);
});
