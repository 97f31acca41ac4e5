import type { Page } from 'playwright-core';
import { describeInBrowser } from './browser';
import { faults } from './looks';
import { hurry } from './play';

const DECIDES = '.decision [data-move], .decision .fold';

/** Opens a table through the form, with a bot in the third seat; the link that invites others. */
async function openTable(page: Page, name: string): Promise<string> {
  await hurry(page);
  await page.getByRole('button', { name: /online/i }).click();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Who plays seat 2').selectOption('');
  await page.getByLabel('Who plays seat 3').selectOption('outlaw');
  await page.getByRole('radio', { name: /with the link/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel(/^Invitation/).inputValue();
}

/** Clicks one button of the decision panel at once, before the next state can take it away; false where nothing is asked. */
const act = (page: Page, count: number): Promise<boolean> =>
  page.evaluate((n) => {
    const all = [...document.querySelectorAll<HTMLElement>('.decision [data-move], .decision .fold[aria-expanded="false"]')];
    const button = all.find(({ dataset }) => dataset.move === 'endTurn' || dataset.move === 'doneJobs') ?? all[(n * 7) % all.length];
    button?.click();
    return button !== undefined;
  }, count);

/** Plays on, whoever is asked, until somebody sees the end or it is enough. */
async function playOn(pages: readonly Page[], enough: (moves: number) => boolean = () => false): Promise<void> {
  for (let moves = 0; !enough(moves); ) {
    for (const page of pages) {
      if (await page.getByRole('heading', { name: /has won/ }).count()) return;
      if (await act(page, moves)) moves++;
      await page.waitForTimeout(40);
    }
  }
}

const chat = (page: Page) => page.locator('button:visible', { hasText: /^Chat/ }).click();

describeInBrowser('an online game', (open) => {
  test('two people and a bot play it whole, one of them reloading in the middle; others watch, talk and play again', async () => {
    const mal = await open('/', { viewport: { width: 1280, height: 800 } });
    const link = await openTable(mal, 'Mal');
    expect(await faults(mal)).toEqual([]);

    const zoe = await open(`/${new URL(link).hash}`, { viewport: { width: 390, height: 844 } });
    await zoe.getByRole('heading', { name: 'Mal’s table' }).waitFor();
    expect(await faults(zoe)).toEqual([]);
    await zoe.getByLabel('Your name').fill('Zoë');
    await zoe.getByRole('button', { name: 'Join' }).click();
    for (const page of [mal, zoe]) await page.locator('.game').waitFor();

    const wash = await open(`/${new URL(link).hash}/watch`);
    await wash.locator('.game').waitFor();
    await hurry(zoe);
    await playOn([mal, zoe], (moves) => moves >= 12);

    // A reload leads back to the same seat; another tab, too.
    await zoe.reload();
    await zoe.locator('.game').waitFor();
    const tab = await zoe.context().newPage();
    await tab.goto(zoe.url());
    await tab.locator('.game').waitFor();
    await tab.close();

    await chat(mal);
    await mal.getByLabel('Say something').fill('We’re still flying.');
    await mal.getByRole('button', { name: 'Say', exact: true }).click();
    for (const page of [zoe, wash]) {
      await chat(page);
      await page.getByText('We’re still flying.').waitFor();
    }
    expect(await wash.getByLabel('Say something').count()).toBe(0);
    expect(await wash.locator(DECIDES).count()).toBe(0);

    await playOn([mal, zoe]);
    // Played to the end of the story, which only the bot pursues.
    for (const page of [mal, zoe, wash]) await page.getByRole('heading', { name: /^(?!Nobody).* has won/ }).waitFor();

    await mal.getByRole('button', { name: 'Rematch', exact: true }).click();
    await mal.getByLabel(/^Invitation/).waitFor();
    await zoe.getByText('A rematch has been opened').waitFor();
    await zoe.getByRole('button', { name: 'Rematch', exact: true }).click();
    for (const page of [mal, zoe]) await page.locator('.game').waitFor();
    expect(new URL(mal.url()).hash).toBe(new URL(zoe.url()).hash);
    expect(mal.url()).not.toBe(link);
  }, 180_000);
});
