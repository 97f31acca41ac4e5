import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../src/commands/chromium.mjs';
import { games } from '../../src/server/games';
import { type RunningServer, startServer } from '../../src/server/server';

const executablePath = findChromium();

// Playwright gives every launch a new, empty profile.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Opens an address of the built client in a window of its own. What the page throws or logs as an error fails the test. */
type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** `describe` with a server and a real browser around it. Without a browser the tests are skipped and their names say why. */
export function describeInBrowser(title: string, tests: (open: Open) => void) {
  if (!executablePath) {
    // biome-ignore lint/suspicious/noSkippedTests: the reason is in the title and printed by npm test
    describe.skip(`${title} (skipped because there is no Chromium)`, () => tests(() => Promise.reject()));
    return;
  }

  describe(title, () => {
    let browser: Browser;
    let server: RunningServer;
    let errors: string[];

    beforeAll(async () => {
      jest.spyOn(console, 'log').mockImplementation(() => {}); // boardgame.io announces its port
      server = await startServer({ games, port: 0, client: join(__dirname, '../../dist') });
      browser = await chromium.launch({ executablePath, args });
    }, 30_000);

    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    beforeEach(() => {
      errors = [];
    });

    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(errors).toEqual([]);
    });

    tests(async (path, options) => {
      const page = await (await browser.newContext(options)).newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(`http://localhost:${server.port}${path}`);
      return page;
    });
  });
}
