import { jobs } from '../../../src/firefly/content';
import type { JobCard, ModifierKey } from '../../../src/firefly/content/types';
import { boardFor } from '../../../src/firefly/map';
import type { Hold, Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene } from '../scenario';

const SETS = ['base', 'blue-sun', 'kalidasa', 'pirates', 'breakin-atmo'] as const;
const saying = (key: ModifierKey): JobCard[] =>
  jobs.filter(({ abilities }) => abilities?.some(({ modifier }) => modifier?.[key] !== undefined));
const game = (me: Has, top: Ref[] = []): Scene =>
  scene({
    story: 'king-of-all-londinium',
    options: { sets: [...SETS] },
    cruiser: 'santo',
    me: { leader: 'corbin', ...me },
    top: { misbehave: top },
  });

describe('a heavy load', () => {
  const burn = (active: Has['active'], has: Has = {}): Scene =>
    game({ at: 'londinium', drive: 'radion-accelerator-mark-i', hold: { fuel: 4 }, active: active ?? [], ...has });

  test.each(saying('heavyLoad').map(({ id }) => id))('FLY-02 %s: a Full Burn takes one fuel more between pick-up and drop-off', (ref) => {
    expect(burn([{ ref, step: 1 }]).play('fullBurn', 'sihnon').me.hold.fuel).toBe(2);
    expect(burn([{ ref, step: 0 }]).play('fullBurn', 'sihnon').me.hold.fuel).toBe(3);
    expect(burn([{ ref, step: 1 }], { hold: { fuel: 1 } }).can('fullBurn')).toBe(false);
  });

  test('FLY-02 two of them take two more, a Mosey takes none, and a drive made for it does not mind', () => {
    const two = ['higgins-mud-run-heaven', 'lord-harrow-fun-with-rocks'].map((ref) => ({ ref, step: 1 }));
    expect(burn(two).play('fullBurn', 'sihnon').me.hold.fuel).toBe(1);
    expect(burn(two).play('mosey', 'sihnon').me.hold.fuel).toBe(4);
    expect(burn(two, { ship: 'ss-walden', drive: 'tri-capissen-28hd' }).play('fullBurn', 'sihnon').me.hold.fuel).toBe(3);
  });
});

/** The last step of such a job, done with the goods aboard. */
function finished(job: JobCard, crew: Has['crew'], has: Has = {}): Scene {
  const step = job.steps.at(-1);
  const [at] = boardFor([...SETS]).sectorsOf(step?.at as string);
  const hold = Object.fromEntries(Object.entries(step?.deliver ?? {}).map(([token, n]) => [token, typeof n === 'number' ? n : 2]));
  const s = game(
    {
      at: at as string,
      crew: crew ?? [],
      hold: hold as Partial<Hold>,
      cash: 1000,
      active: [{ ref: job.id, step: job.steps.length - 1 }],
      ...has,
    },
    ['a-little-job-on-the-side', 'an-unexpected-opportunity'],
  );
  s.play('work', job.id).play('setOut');
  while (s.stage === 'choose' && s.can('chooseOption', 1)) s.play('chooseOption', 1);
  while (s.can('deliver')) s.match.play('0', s.match.legal('0').at(-1) as { move: string; args: [] });
  return s;
}

test.each(saying('goodDeeds').map((job) => [job.id, job] as const))(
  'PAY-06 PAY-08 %s is a good deed: moral crew want no cut and do not mind',
  (_, job) => {
    const s = finished(job, ['zoe', 'jayne', 'kaylee']);
    expect(s.offered('payCut')).toEqual(['jayne']);
    s.play('donePaying');
    expect(s.me.crew.map(({ ref, disgruntled }) => [ref, disgruntled])).toEqual([
      ['corbin', false],
      ['zoe', false],
      ['jayne', true],
      ['kaylee', false],
    ]);
  },
);

const races = jobs.filter(({ abilities }) => abilities?.some(({ when }) => when === 'deliver'));

test.each(races.map((job) => [job.id, job] as const))('%s: $500 on a suit may bring $3,000', (_, job) => {
  expect(races).toHaveLength(3);
  const bet = (call: string): number => finished(job, []).play('yes').play('call', call).me.cash;
  const kept = finished(job, []).play('no').me.cash;
  // The card on top is of clubs, diamonds, hearts or spades: one call of the four wins.
  const won = ['clubs', 'diamonds', 'hearts', 'spades'].map((suit) => bet(suit) - kept);
  expect(won.sort((a, b) => a - b)).toEqual([-500, -500, -500, 2500]);
});
