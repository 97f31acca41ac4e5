import type { Page } from 'playwright-core';
import { describeInBrowser } from './browser';
import { disorder, faults } from './looks';
import { asked, choose, hurry, rematch, setUp } from './play';

describeInBrowser('a game in the browser', (open) => {
  /** Some bots can finish a story, so a game with one of them comes to an end by itself. */
  const leisurely = (i: number) => (i % 3 === 2 ? ['endTurn', 'doneJobs'] : ['doneJobs']);
  const isWon = async (page: Page) => {
    await page.getByRole('heading', { name: / has won$/ }).waitFor();
    expect(await page.locator('.dialog[open]').textContent()).toContain('The story is told to its end.');
    expect(await page.locator('.chart').count()).toBe(2);
  };

  test('a whole solo game is played through its buttons until somebody has won the story', async () => {
    const page = await open('/', { viewport: { width: 1280, height: 800 } });
    await hurry(page);
    await setUp(page, { seats: ['', 'outlaw', 'trader'] });
    for (let i = 0; (await asked(page)) !== 'over'; i++) await choose(page, i, leisurely(i));
    await isWon(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await page.getByRole('slider', { name: 'Turn' }).fill('3');
    expect(await page.getByRole('region', { name: 'Replay' }).textContent()).toMatch(/Turn \d/);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await rematch(page);
    expect(await asked(page)).toBe('decision');
  }, 300_000);

  test('a reload in the middle of a nested decision asks the same again', async () => {
    const page = await open('/');
    await hurry(page);
    await setUp(page, { seats: ['', 'random', 'random'] });
    const nested = ['keep', 'takeFromDiscard', 'chooseOption', 'roll'];
    const isNested = async () => {
      for (const name of nested) if (await page.locator(`.decision [data-move="${name}"]`).count()) return true;
      return false;
    };
    for (let i = 0; !(await isNested()); i++) {
      await asked(page);
      if (await isNested()) break;
      await choose(page, i, ['doneJobs', 'deal', 'considerJobs', 'buy', 'considerCards', 'fullBurn', 'mosey']);
    }
    const before = await page.locator('.decision').textContent();
    await page.reload();
    await asked(page);
    expect(await page.locator('.decision').textContent()).toBe(before);
  }, 120_000);

  test('a whole hot-seat game: the other hand is hidden behind a screen until the device has been passed', async () => {
    const page = await open('/');
    await hurry(page);
    await setUp(page, { seats: ['', '', 'outlaw'] });
    let passed = 0;
    for (let i = 0; ; i++) {
      const now = await asked(page);
      if (now === 'over') break;
      if (now === 'handover') {
        expect(await page.locator('.decision').count()).toBe(0);
        // Nothing of anybody's hand is on the page, not even behind the screen.
        const hand = page.getByRole('region', { name: /^In hand/ });
        expect(await hand.textContent()).not.toMatch(/badger|patience|harken|niska|amnon/i);
        if (passed < 4) expect(await faults(page)).toEqual([]);
        await page.getByRole('button', { name: /^I am / }).click();
        passed++;
      } else await choose(page, i, leisurely(i));
    }
    await isWon(page);
    expect(passed).toBeGreaterThan(10);
  }, 300_000);

  test.each([
    [1280, 800],
    [390, 844],
  ])(
    'at %d×%d nothing sticks out or overlaps and axe finds no barrier, from the first page into the game',
    async (width, height) => {
      const page = await open('/', { viewport: { width, height } });
      expect(await faults(page)).toEqual([]);
      await hurry(page, { guide: true });
      await page.getByRole('button', { name: /Set up a table/ }).click();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: /Back/ }).click();
      await page.getByRole('button', { name: 'Settings' }).click();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: /Play now/ }).click();
      for (let i = 0; i < 30; i++) {
        await asked(page);
        if (i % 10 === 5) expect(await faults(page)).toEqual([]);
        await choose(page, i, ['doneJobs']);
        expect(await disorder(page)).toEqual([]);
      }
      await asked(page);
      const parts = width < 900 ? ['Ship', 'Jobs', 'Goals', 'Rivals', 'Log', 'Map'] : ['Goals', 'Rivals', 'Log'];
      for (const part of parts) {
        await page.locator('.tabs:visible').getByRole('button', { name: part, exact: true }).click();
        expect(await faults(page)).toEqual([]);
      }
    },
    300_000,
  );

  test('at 1280×800 the map, the ship, the jobs and the decision are in sight together', async () => {
    const page = await open('/', { viewport: { width: 1280, height: 800 } });
    await hurry(page);
    await page.getByRole('button', { name: /Play now/ }).click();
    await asked(page);
    for (const part of ['[data-panel="map"]', '[data-panel="ship"]', '[data-panel="jobs"]', '.decision', '.log']) {
      const box = await page.locator(part).boundingBox();
      expect(box).not.toBeNull();
      expect(box!.width).toBeGreaterThan(150);
      expect(box!.y + box!.height).toBeLessThanOrEqual(800);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  }, 60_000);

  test('ten turns are played with the keyboard alone', async () => {
    const page = await open('/');
    await hurry(page);
    // Tab to the button and press it.
    const reach = async (name: RegExp) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        if (name.test(await page.evaluate(() => document.querySelector('button:focus')?.textContent ?? ''))) return;
      }
      throw new Error(`${name} cannot be reached`);
    };
    await reach(/Play now/);
    await page.keyboard.press('Enter');
    expect(await asked(page)).toBe('decision');
    // Against bots that will not have won before.
    await page.goto(`${page.url().split('#')[0]}#/`);
    await setUp(page, { seats: ['', 'random'] });
    let turns = 0;
    for (let i = 0; turns < 10; i++) {
      if ((await asked(page)) === 'over') break;
      const isTurn = (await page.locator('.decision [data-move="endTurn"]').count()) > 0;
      if (isTurn && i % 3 === 2) {
        await page.keyboard.press('e');
        turns++;
      } else if (i % 5 === 4) {
        // Without its number, by Tab and Enter.
        await page.locator('.decision [data-move], .decision .fold').first().focus();
        await page.keyboard.press('Enter');
      } else {
        const keys = await page.locator('.decision .choices .key').allTextContents();
        await page.keyboard.press(keys[i % keys.length] ?? 'e');
      }
    }
    expect(turns).toBe(10);
  }, 300_000);
});
