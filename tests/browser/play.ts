import type { Page } from 'playwright-core';

/** Settings as somebody in a hurry has them. */
export async function hurry(page: Page, more: object = {}): Promise<void> {
  await page.evaluate((settings) => localStorage.setItem('aim-to-misbehave/settings', JSON.stringify(settings)), {
    speed: 'instant',
    motion: 'less',
    guide: false,
    ...more,
  });
  await page.reload();
}

export interface Table {
  /** The title of the game, or a part of it; the usual one if left out. */
  game?: RegExp;
  /** Who plays each seat: a bot's name, or '' for a person. */
  seats: string[];
  cap?: number;
  seed?: string;
}

/** Sets up a table through the form. */
export async function setUp(page: Page, { game, seats, cap = 0, seed = 'browser' }: Table): Promise<void> {
  if (game) await page.getByRole('radio', { name: game }).check();
  await page.getByRole('button', { name: /Set up a table/ }).click();
  for (let n = 3; n > seats.length; n--)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  for (let n = 3; n < seats.length; n++) await page.getByRole('button', { name: 'Add a player' }).click();
  const kinds = page.getByLabel(/^Who plays /);
  for (const [i, bot] of seats.entries()) await kinds.nth(i).selectOption(bot);
  await page.getByLabel(/^Seed/).fill(seed);
  await page.getByLabel('Length').selectOption(String(cap));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.game').waitFor();
}

type Asked = 'decision' | 'handover' | 'over';

/** Waits until something is asked of a person, the device is to be passed on, or the game is over. */
export async function asked(page: Page): Promise<Asked> {
  // Looked at in one go: between two looks a bot may have moved.
  const found = await page.waitForFunction(
    (): Asked | null => {
      const sees = (selector: string) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
      if (sees('.handover')) return 'handover';
      if (sees('.decision [data-move], .decision .fold')) return 'decision';
      const isOver = sees('.dialog[open] .chart') || document.querySelector('.waits')?.textContent?.includes('over');
      return isOver ? 'over' : null;
    },
    null,
    { timeout: 60_000 },
  );
  const answer = await found.jsonValue();
  if (!answer) throw new Error('waitForFunction came back with nothing');
  return answer;
}

/** From the end of a game to another with the same players. */
export async function rematch(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('button', { name: 'Rematch', exact: true }).click();
  // The old table stands until the address has changed.
  await page.waitForURL((url) => url.href !== before);
  await page.locator('.dialog[open]').waitFor({ state: 'detached' });
}

/** Clicks a button of the decision panel: the one preferred, or one after the other as the count says. */
export async function choose(page: Page, count: number, prefer: readonly string[] = []): Promise<string> {
  for (const name of prefer) {
    const button = page.locator(`.decision [data-move="${name}"]`).first();
    if (await button.count()) {
      await button.click();
      return name;
    }
  }
  const buttons = page.locator('.decision [data-move], .decision .fold[aria-expanded="false"]');
  const n = await buttons.count();
  const button = buttons.nth((count * 7) % n);
  const name = (await button.getAttribute('data-move')) ?? '';
  await button.click();
  return name;
}
