import { gzipSync } from 'node:zlib';
import { describeInBrowser } from './browser';
import { asked, choose, hurry } from './play';
import { traced } from './trace';

describeInBrowser('the weight of the page', (open) => {
  test('the first load brings at most 300 kB of compressed JavaScript, and nothing ever comes from elsewhere', async () => {
    const page = await open('/');
    await hurry(page);
    const urls: string[] = [];
    const scripts: Promise<number>[] = [];
    page.on('request', (request) => urls.push(request.url()));
    page.on('response', (response) => {
      if (response.url().endsWith('.js') && !response.url().includes('worker'))
        scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sum = async () => (await Promise.all(scripts)).reduce((total, size) => total + size, 0);
    expect(await sum()).toBeGreaterThan(0);
    expect(await sum()).toBeLessThanOrEqual(300_000);
    await page.getByRole('button', { name: /Play now/ }).click();
    await asked(page);
    // The table of one game comes on top and still stays within it; what bots think with is fetched by their worker.
    expect(await sum()).toBeLessThanOrEqual(300_000);
    for (let i = 0; i < 12; i++) {
      await asked(page);
      await choose(page, i, ['doneJobs']);
    }
    const home = new URL(page.url()).host;
    expect(urls.filter((url) => !/^(data|blob):/.test(url) && new URL(url).host !== home)).toEqual([]);
  }, 60_000);

  test('while bots think, no task holds the page for more than a tenth of a second', async () => {
    const page = await open('/');
    await hurry(page, { speed: 'fast' });
    await page.getByRole('button', { name: /Play now/ }).click();
    await asked(page);
    const tasks = await traced(page, async () => {
      for (let turns = 0, i = 0; turns < 4; i++) {
        await asked(page);
        if ((await choose(page, i, ['doneJobs', 'endTurn'])) === 'endTurn') turns++;
      }
      await asked(page);
    });
    const held = tasks.filter(({ name, onPage }) => name === 'RunTask' && onPage).map(({ ms }) => ms);
    expect(held.length).toBeGreaterThan(100);
    expect(Math.max(...held)).toBeLessThanOrEqual(100);
  }, 120_000);
});
