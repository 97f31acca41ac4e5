import { jobs } from '../../src/firefly/content';
import type { Effect, JobCard, Option, Step, Test } from '../../src/firefly/content/types';
import { boardFor } from '../../src/firefly/map';
import type { Hold, Ref } from '../../src/firefly/state';
import { type Has, type Scene, scene } from './scenario';

const SETS = ['base', 'blue-sun', 'kalidasa', 'breakin-atmo'] as const;
/** All that a job needs or rewards, and nobody with a say in what it pays. */
const CREW: Ref[] = ['roberta', 'fess', 'cortland', 'foreman', 'sheydra', 'holder', 'med-staff', 'enforcer', 'the-middleman'];
const GEAR: Ref[] = ['mals-sniper-rifle', 'burgesss-hovering-bad-ass-space-jeep', 'gj-flashkill-pod-grenades'];
/** Passed by the second option, by nobody sulking, or by the hacking rig of Fess. */
const EASY: Ref[] = [
  'a-little-job-on-the-side',
  'an-unexpected-opportunity',
  'a-vote-of-no-confidence',
  'tight-security',
  'kill-the-alarm',
];

const played = jobs.filter(({ set, attach, types }) => (SETS as readonly string[]).includes(set) && !attach && !types.includes('piracy'));

/** What a step asks to be handed over; of a free number two. */
const freight = ({ deliver = {} }: Step): Partial<Hold> =>
  Object.fromEntries(Object.entries(deliver).map(([token, n]) => [token, typeof n === 'number' ? n : 2]));

function table(job: JobCard, step: Step, active: Has['active']): Scene {
  const board = boardFor([...SETS]);
  const [at] = step.at === 'cruiser' ? ['londinium'] : board.sectorsOf(step.at as string);
  return scene({
    story: 'king-of-all-londinium',
    options: { sets: [...SETS] },
    cruiser: 'londinium',
    top: { misbehave: EASY },
    dice: Array.from({ length: 40 }, (_, i) => 6 - (i % 2)),
    me: {
      at: at as string,
      leader: 'corbin',
      ship: 'serenity',
      crew: CREW,
      gear: GEAR,
      cash: 0,
      hold: freight(step),
      active: active ?? [],
      solid: ['harken', 'niska'],
      hand: active ? [] : [job.id],
    },
  });
}

/** Goes on with the best there is, to the end of the action; `option` is the one picked where the job itself offers some. */
function carryOut(s: Scene, option: number): Scene {
  while (s.stage !== 'turn' && s.stage !== 'pay-crew') {
    const frame = s.G.stack.at(-1);
    if (s.stage === 'choose') {
      if (frame?.kind === 'choose' && frame.from === 'step') s.play('chooseOption', option);
      else if (s.can('ace')) s.play('ace');
      else s.play('chooseOption', 1);
    } else {
      const legal = s.match.legal(s.turn);
      const move = legal.find(({ move: name }) => name === 'roll' || name === 'accept' || name === 'no') ?? legal.at(-1);
      if (move) s.match.play(s.turn, move);
    }
  }
  return s;
}

const best = (test: Test | undefined): readonly Effect[] => test?.bands.at(-1)?.effects ?? [];
const outcome = (step: Step, option: Option | undefined): readonly Effect[] => [
  ...best(step.test),
  ...best(option?.test),
  ...(option?.effects ?? []),
];

/** What the card promises for the last step done in the best way, standings and cards in play left aside. */
function promised(job: JobCard, step: Step, option: Option | undefined): number {
  const hold = freight(step);
  const counted = { passenger: hold.passengers ?? 0, fugitive: hold.fugitives ?? 0, contraband: hold.contraband ?? 0 };
  const count = (per: NonNullable<JobCard['pay']['per']>): number => {
    if (per === 'rider') return counted.passenger + counted.fugitive;
    if (per === 'passenger' || per === 'fugitive' || per === 'contraband') return counted[per];
    return CREW.length + 1;
  };
  let pay = job.pay.base * (job.pay.per ? count(job.pay.per) : 1);
  for (const effect of outcome(step, option))
    if (effect.do === 'pay-modifier') pay = 'amount' in effect ? pay + effect.amount : Math.floor(pay * effect.factor);
  for (const { effects } of job.bonus ?? []) for (const effect of effects) if (effect.do === 'take') pay += effect.amount;
  for (const { needs, do: effects } of job.abilities ?? [])
    if (needs?.some((need) => 'passedSameSuit' in need)) for (const effect of effects ?? []) if (effect.do === 'take') pay += effect.amount;
  for (const effect of [...(step.effects ?? []), ...outcome(step, option)]) if (effect.do === 'take') pay += effect.amount;
  return pay;
}

const cases = played.flatMap((job) => {
  const step = job.steps.at(-1) as Step;
  return (step.options ?? [undefined]).map((option, i) => ({ id: job.id, i, job, step, option }));
});

test.each(cases)('$id, in way $i, pays what its card says', ({ job, step, option, i }) => {
  const s = table(job, step, [{ ref: job.id, step: job.steps.length - 1 }]);
  expect(s.offered('work')).toContain(job.id);
  carryOut(s.play('work', job.id).play('setOut'), i);
  const extra = job.pay.extra;
  const points = extra ? s.me.cash - promised(job, step, option) : 0;
  expect(points % (extra?.amount ?? 1)).toBe(0);
  if (!extra) expect(s.me.cash).toBe(promised(job, step, option));
  else expect(points).toBeGreaterThan(0);
});

const first = played.filter(({ steps }) => steps.length > 1).map((job) => ({ id: job.id, job }));

test.each(first)('$id is started where its card says, and what is picked up is aboard', ({ job }) => {
  const step = job.steps[0] as Step;
  const s = table(job, step, undefined);
  const before = { ...s.me.hold };
  carryOut(s.play('work', job.id).play('setOut'), 0);
  expect(s.me.active).toMatchObject([{ ref: job.id, step: 1 }]);
  for (const [token, n] of Object.entries(step.load ?? {}))
    if (typeof n === 'number' && token !== 'any' && !step.upTo)
      expect(s.me.hold[token as keyof Hold] + s.me.stash[token as keyof Hold] - before[token as keyof Hold]).toBe(n);
});

const opportunities = played.flatMap((job) => (job.bonusOpportunity ? [{ id: job.id, job, step: job.bonusOpportunity }] : []));

test.each(opportunities)('WORK-25 the bonus opportunity of $id pays what its card says, and nobody a cut', ({ job, step }) => {
  const s = table(job, step, [{ ref: job.id, step: 1 }]);
  carryOut(s.play('workBonus', job.id).play('setOut'), 0);
  const [reward] = step.effects ?? [];
  expect(reward).toMatchObject({ do: 'take', amount: s.me.cash });
  expect(s.me.active).toMatchObject([{ ref: job.id, step: 1, bonusDone: true }]);
  expect(s.stage).toBe('turn');
  for (const token of Object.keys(freight(step)) as (keyof Hold)[]) expect(s.me.hold[token] + s.me.stash[token]).toBe(0);
});
