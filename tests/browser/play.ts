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

/** Waits until something is asked of a person, the device is to be passed on, or the game is over. */
export async function asked(page: Page): Promise<'decision' | 'handover' | 'over'> {
  const found = page.locator('.handover, .dialog[open] .chart, .decision [data-move], .decision .fold, .waits:has-text("over")').first();
  await found.waitFor({ timeout: 20_000 });
  if (await page.locator('.handover').count()) return 'handover';
  return (await page.locator('.decision').count()) ? 'decision' : 'over';
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
