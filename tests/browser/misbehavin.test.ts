import { describeInBrowser } from './browser';
import { disorder, faults } from './looks';
import { asked, choose, hurry, rematch, setUp } from './play';

const game = /Misbehavin/;

describeInBrowser('Misbehavin’ in the browser', (open) => {
  test('a whole game against bots is played through what is in sight, to the end screen and again', async () => {
    const page = await open('/', { viewport: { width: 1280, height: 800 } });
    await hurry(page);
    await setUp(page, { game, seats: ['', 'scripted', 'random'], cap: 10 });
    let pressed = 0;
    for (let i = 0; (await asked(page)) !== 'over'; i++) {
      const lit = page.locator('.tile[data-lit]').first();
      // Now and then a card on the table itself; with several choices it asks which.
      if (i % 4 === 1 && (await lit.count())) {
        await lit.click();
        const which = page.locator('.dialog[open] .tile-moves button').first();
        if (await which.count()) await which.click();
        pressed++;
      } else await choose(page, i, i % 3 === 2 ? ['endTurn'] : []);
    }
    expect(pressed).toBeGreaterThan(1);
    await page.getByRole('heading', { name: /has won|Nobody has won/ }).waitFor();
    expect(await page.getByRole('img', { name: /^Power at the end/ }).count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await page.getByRole('slider', { name: 'Turn' }).fill('3');
    expect(await page.getByRole('region', { name: 'Replay' }).textContent()).toMatch(/Turn \d/);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await rematch(page);
    expect(await asked(page)).toBe('decision');
  }, 120_000);

  test('hot-seat: no hand is to be seen until the device has been passed', async () => {
    const page = await open('/');
    await hurry(page);
    await setUp(page, { game, seats: ['', ''], cap: 5 });
    let passed = 0;
    for (let i = 0; passed < 4; i++) {
      const now = await asked(page);
      if (now === 'over') break;
      if (now === 'handover') {
        expect(await page.locator('.decision').count()).toBe(0);
        // Nothing of anybody's hand is on the page, not even behind the screen.
        expect(await page.locator('.hand .tile').count()).toBe(0);
        expect(await page.locator('.hand').textContent()).toMatch(/face down|No cards/);
        expect(await faults(page)).toEqual([]);
        await page.getByRole('button', { name: /^I am / }).click();
        passed++;
      } else {
        expect((await page.locator('.hand').allTextContents()).join()).not.toContain('face down');
        await choose(page, i, ['takeFaction', 'endTurn', 'hold', 'pass', 'done']);
      }
    }
    expect(passed).toBe(4);
  }, 60_000);

  test.each([
    [1280, 800],
    [390, 844],
  ])(
    'at %d×%d nothing sticks out and axe finds no barrier, in every part of the table',
    async (width, height) => {
      const page = await open('/', { viewport: { width, height } });
      await hurry(page, { guide: true, game: 'misbehavin' });
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: /Set up a table/ }).click();
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: /Back/ }).click();
      await setUp(page, { seats: ['', 'scripted', 'random', 'captain'] });
      for (let i = 0; i < 30; i++) {
        if ((await asked(page)) === 'over') break;
        if (i % 15 === 7) expect(await faults(page)).toEqual([]);
        await choose(page, i, i % 6 === 5 ? ['endTurn'] : []);
        expect(await disorder(page)).toEqual([]);
      }
      await asked(page);
      const parts = width < 900 ? ['Yours', 'Power', 'Piles', 'Log', 'Table'] : ['Power', 'Piles', 'Log'];
      for (const part of parts) {
        await page.locator('.tabs:visible').getByRole('button', { name: part, exact: true }).click();
        expect([part, ...(await faults(page))]).toEqual([part]);
      }
    },
    120_000,
  );

  test('at 1280×800 market, rivals, own board and hand, decision and log are in sight together', async () => {
    const page = await open('/', { viewport: { width: 1280, height: 800 } });
    await hurry(page, { game: 'misbehavin' });
    await page.getByRole('button', { name: /Play now/ }).click();
    await asked(page);
    for (const part of ['.market', '.supply-board', '.rivals-boards', '.tableau', '.hand', '.decision', '.log']) {
      const box = await page.locator(part).first().boundingBox();
      expect([part, box!.width > 150, box!.y + box!.height <= 800]).toEqual([part, true, true]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  });

  test('online: a table is opened in the lobby with a bot, played, and watched by somebody else', async () => {
    const page = await open('/');
    await hurry(page);
    await page.getByRole('radio', { name: game }).check();
    await page.getByRole('button', { name: /Play online/ }).click();
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.getByLabel('Your name').fill('Wren');
    await page.getByRole('button', { name: 'Remove seat 3' }).click();
    await page.getByLabel('Who plays seat 2').selectOption('scripted');
    await page.getByRole('button', { name: 'Open the table' }).click();
    for (let i = 0; i < 12; i++) {
      await asked(page);
      const before = await page.locator('.decision').textContent();
      await choose(page, i, i % 4 === 3 ? ['endTurn'] : []);
      // The server has answered once something else is asked.
      await page.waitForFunction((text) => document.querySelector('.decision')?.textContent !== text, before);
    }
    await asked(page);
    expect(await faults(page)).toEqual([]);
    const watcher = await open('/#/online');
    await watcher
      .getByText(/Misbehavin’, 2 players/)
      .first()
      .waitFor();
    await watcher.goto(`${page.url()}/watch`);
    await watcher.locator('.game[data-game="misbehavin"]').waitFor();
    expect(await watcher.locator('.hand').textContent()).toMatch(/face down|No cards/);
    expect(await watcher.locator('.decision').count()).toBe(0);
  }, 60_000);

  test('the keyboard alone: numbers, E, and Tab to a card, which shows itself', async () => {
    const page = await open('/');
    await hurry(page);
    await setUp(page, { game, seats: ['', 'random'] });
    let turns = 0;
    let cards = 0;
    for (let i = 0; turns < 4; i++) {
      if ((await asked(page)) === 'over') break;
      const lit = page.locator('.mine .tile[data-lit]').first();
      if ((await page.locator('.decision [data-move="endTurn"]').count()) > 0 && i % 4 === 3) {
        await page.keyboard.press('e');
        turns++;
      } else if (i % 4 === 1 && (await lit.count())) {
        await page.keyboard.press('Tab');
        await lit.focus();
        await page.getByRole('tooltip').waitFor();
        await page.keyboard.press('Enter');
        const which = page.locator('.dialog[open] .tile-moves button').first();
        if (await which.count()) {
          await which.focus();
          await page.keyboard.press('Enter');
        }
        cards++;
      } else {
        const keys = await page.locator('.decision .choices .key').allTextContents();
        await page.keyboard.press(keys[i % keys.length] ?? 'e');
      }
    }
    expect([turns, cards > 0]).toEqual([4, true]);
  }, 90_000);
});
