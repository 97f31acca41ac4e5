import { newSeat } from '../../src/client/match/seats';
import type { SavedGame } from '../../src/client/saves/saved';
import { positions as ofMisbehavin } from '../client/misbehavin/positions';
import { type Position, positions, STAGES } from '../client/positions';
import { describeInBrowser } from './browser';
import { disorder, faults } from './looks';
import { asked, hurry } from './play';

/** The player who is asked is a person, everybody else a bot. */
const saveOf = ({ stage, player, replay }: Position): SavedGame => ({
  id: stage,
  name: stage,
  changed: 0,
  seats: Array.from({ length: replay.players }, (_, i) => newSeat(i, String(i) === player ? null : 'random')),
  replay,
  turn: 0,
  over: false,
});

const found = positions();
const others = ofMisbehavin();

describeInBrowser('every kind of decision', (open) => {
  test('is among the positions', () => {
    expect(found.map(({ stage }) => stage).sort()).toEqual([...STAGES].sort());
  });

  test.each([
    ['Firefly', '1280×800', found, { width: 1280, height: 800 }],
    ['Firefly', '390×844', found, { width: 390, height: 844 }],
    ['Misbehavin’', '1280×800', others, { width: 1280, height: 800 }],
    ['Misbehavin’', '390×844', others, { width: 390, height: 844 }],
  ])(
    'of %s is asked and answered at %s: nothing sticks out or overlaps, and axe finds no barrier',
    async (_game, _size, asking, viewport) => {
      const page = await open('/', { viewport });
      await hurry(page);
      for (const position of asking) {
        await page.evaluate(
          ([key, save]) => localStorage.setItem(key as string, save as string),
          [`aim-to-misbehave/game/${position.stage}`, JSON.stringify(saveOf(position))],
        );
        await page.goto(`${page.url().split('#')[0]}#/game/${position.stage}`);
        expect([position.stage, await asked(page)]).toEqual([position.stage, 'decision']);
        expect([position.stage, ...(await faults(page))]).toEqual([position.stage]);
        const folds = page.locator('.decision .fold[aria-expanded="false"]');
        while (await folds.count()) await folds.first().click();
        expect([position.stage, ...(await disorder(page))]).toEqual([position.stage]);
        const saved = () =>
          page.evaluate(
            (key) => JSON.parse(localStorage.getItem(key) ?? '').replay.moves.length,
            `aim-to-misbehave/game/${position.stage}`,
          );
        await page.locator('.decision [data-move]').first().click();
        expect(await saved()).toBeGreaterThan(position.replay.moves.length);
      }
    },
    600_000,
  );
});
