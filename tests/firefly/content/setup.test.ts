import { setups, stories } from '../../../src/firefly/content';
import { setupFor } from '../../../src/firefly/content/setup';

const setup = (id: string) => setups.find((card) => card.id === id)!;
const story = (id: string) => stories.find((card) => card.id === id)!;

test('SETUP-31 the standard game starts with $3000, 6 fuel and 2 parts', () => {
  expect(setupFor(setup('standard')).steps.supplies).toEqual({ cash: 3000, fuel: 6, parts: 2 });
});

test('SETUP-04 what a setup card does not speak of is done the standard way', () => {
  const { steps, order } = setupFor(setup('the-blitz'));
  const standard = setupFor(setup('standard')).steps;
  expect(order[0]).toBe('story');
  expect(steps.supplies).toEqual(standard.supplies);
  expect(steps.nav).toEqual({ decks: standard.nav?.decks, reshuffle: [{ start: 'in-deck' }] });
  expect(steps.prime).toEqual({ reveal: 6, bounties: standard.prime?.bounties });
});

test('SETUP-05 where setup card and story disagree the story wins', () => {
  expect(setupFor(setup('awful-crowded-in-my-sky'), story('the-great-recession')).steps.jobs).toEqual({ mode: 'none' });
  expect(setupFor(setup('home-sweet-haven'), story('any-port-in-a-storm')).steps.havens).toEqual({
    at: { zones: ['alliance'], not: ['londinium'] },
  });
});

test('a story that only bars a contact leaves the rest of the starting jobs alone', () => {
  const { jobs } = setupFor(setup('standard'), story('desperadoes')).steps;
  expect(jobs).toMatchObject({ mode: 'one-each', exclude: ['harken'], handMax: 3 });
  expect(jobs?.contacts).toHaveLength(5);
});

test('starting jobs dealt in another way owe nothing to the standard ones', () => {
  expect(setupFor(setup('times-not-on-our-side')).steps.jobs).toEqual({ mode: 'draw', n: 3, from: 'one-contact' });
});

test('tokens laid by a story do not stop cutters from leaving theirs', () => {
  const tokens = setupFor(setup('standard'), story('any-port-in-a-storm')).steps.npcShips?.alertTokens;
  expect(tokens?.start).toHaveLength(1);
  expect(tokens?.cutterMove?.leaves).toBe(1);
  expect(setupFor(setup('clearer-skies-better-days')).steps.npcShips?.alertTokens).toBeNull();
});

test('what holds for every player comes from both cards', () => {
  const both = setupFor(setup('home-sweet-haven'), story('any-port-in-a-storm')).abilities;
  expect(both).toHaveLength(3 + 4);
});

test('any setup card goes with any story, and no card is changed by it', () => {
  const before = JSON.stringify([setups, stories]);
  for (const one of setups) for (const other of stories) expect(setupFor(one, other).steps.supplies).toBeDefined();
  expect(JSON.stringify([setups, stories])).toBe(before);
});
