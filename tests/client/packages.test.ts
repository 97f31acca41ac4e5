import expected from '../packages/expected.json';

test('boardgame.io and seedrandom are the same in jsdom', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const { sample } = await import('../packages/sample');
  expect(sample).toEqual(expected);
});
