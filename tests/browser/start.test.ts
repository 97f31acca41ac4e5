import { describeInBrowser } from './browser';

describeInBrowser('the page of npm start', (open) => {
  test('opens with its title', async () => {
    const page = await open('/');
    expect(await page.title()).toBe('Aim to Misbehave');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Aim to Misbehave');
  });

  test.each(['light', 'dark'] as const)('is readable in a %s room and fits a phone', async (colorScheme) => {
    const page = await open('/', { colorScheme, viewport: { width: 360, height: 640 } });
    const { background, ink, overflow } = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      return {
        background: style.backgroundColor,
        ink: style.color,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    const isLight = (color: string) => Number(/\d+/.exec(color)?.[0]) > 127;
    expect(isLight(background)).toBe(colorScheme === 'light');
    expect(isLight(ink)).toBe(colorScheme === 'dark');
    expect(overflow).toBe(0);
  });
});
