import { jobs } from '../../../src/firefly/content';
import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** Cards that are passed by their second option, and two that a hacking rig aces. */
const EASY: Ref[] = ['a-little-job-on-the-side', 'an-unexpected-opportunity', 'tight-security', 'tight-security~2'];
/** Legal: two cargo from Newhope to Harvest for $1,500. */
const DUNG: Ref = 'patience-dung-run-newhope';
/** Illegal: five contraband from the Uroboros Belt to Athens, two misbehave cards there, $3,000. */
const FUN: Ref = 'lord-harrow-fun-with-rocks';
/** One misbehave card before the last step of a legal job, $1,000. */
const NAUGHTY: Ref = 'mr-universe-a-wee-bit-naughty';
/** Two more misbehave cards on an illegal job, $500 for each card passed. */
const HOB: Ref = 'mr-universe-play-merry-hob';

const game = (me: Has, table: Table = {}): Scene =>
  scene({ story: 'king-of-all-londinium', options: { sets: ['base', 'blue-sun', 'kalidasa'] }, ...table, me: { leader: 'marco', ...me } });
const work = (s: Scene, job: Ref): Scene => s.play('work', job).play('setOut');
const pass = (s: Scene, cards: number): Scene => {
  for (let i = 0; i < cards; i++) s.can('ace') ? s.play('ace') : s.play('chooseOption', 1);
  return s;
};

/** Whatever comes first, until it is a turn again. */
const settle = (s: Scene): Scene => {
  for (let [move] = s.match.legal(s.turn); move && s.stage !== 'turn'; [move] = s.match.legal(s.turn)) s.match.play(s.turn, move);
  return s;
};

/** The dung at Harvest, with a challenge. */
const dung = (challenge: Ref, me: Has = {}, table: Table = {}): Scene =>
  game({ at: 'harvest', active: [{ ref: DUNG, step: 1, challenge }], hold: { cargo: 2 }, cash: 0, ...me }, table);
/** The rocks at Athens, with a challenge. */
const rocks = (challenge: Ref, me: Has = {}, table: Table = {}): Scene =>
  game(
    { at: 'athens', crew: ['fess'], active: [{ ref: FUN, step: 1, challenge }], hold: { contraband: 5 }, cash: 0, ...me },
    { top: { misbehave: EASY }, ...table },
  );

test('CHALLENGE-01 challenges come from Mr. Universe and count as cards in hand', () => {
  const s = game({ at: 'cortex-relay-7', hand: [DUNG, FUN] }, { top: { 'mr-universe': [NAUGHTY, HOB, 'mr-universe-two-by-two'] } });
  s.play('deal', 'mr-universe').play('considerJobs');
  if (s.can('draw')) s.play('draw');
  s.play('keep', NAUGHTY).play('keep', HOB);
  expect(s.me.hand).toEqual([DUNG, FUN, NAUGHTY, HOB]);
  expect(s.legal.sort()).toEqual([DUNG, FUN, HOB, NAUGHTY].map((ref) => `discardJob ${ref}`).sort());
});

test('CHALLENGE-02 E-92 a challenge goes with a job worked for the first time, never with one already active', () => {
  const s = game({ at: 'newhope', hand: [DUNG, NAUGHTY] }).play('work', DUNG);
  expect(s.offered('attach')).toEqual([NAUGHTY]);
  s.play('attach', NAUGHTY).play('setOut');
  expect(s.me.active).toMatchObject([{ ref: DUNG, step: 1, challenge: NAUGHTY }]);
  expect(s.me.hand).toEqual([]);
  expect(
    game({ at: 'newhope', active: [DUNG], hand: [NAUGHTY] })
      .play('work', DUNG)
      .can('attach'),
  ).toBe(false);
});

test('CHALLENGE-02 it need not be attached, and one is enough for a job', () => {
  const s = game({ at: 'newhope', hand: [DUNG, NAUGHTY, 'mr-universe-right-in-my-orbit'] }).play('work', DUNG);
  expect(s.can('setOut')).toBe(true);
  expect(s.offered('attach')).toHaveLength(2);
  expect(s.play('attach', NAUGHTY).can('attach')).toBe(false);
});

test('CHALLENGE-03 E-92 legal challenges go with legal jobs, illegal ones with illegal jobs', () => {
  expect(
    game({ at: 'newhope', hand: [DUNG, NAUGHTY, HOB] })
      .play('work', DUNG)
      .offered('attach'),
  ).toEqual([NAUGHTY]);
  expect(
    game({ at: 'deadwood', hand: [FUN, NAUGHTY, HOB] })
      .play('work', FUN)
      .offered('attach'),
  ).toEqual([HOB]);
});

test('CHALLENGE-04 no challenge goes with piracy, though it is illegal', () => {
  const raid = 'badger-pilfer-purloin-and-plunder';
  const s = scene({
    story: 'king-of-all-londinium',
    options: { sets: ['base', 'blue-sun', 'pirates'] },
    me: { leader: 'marco', at: 'border-1-04', hand: [raid, HOB, NAUGHTY] },
    rival: { leader: 'corbin', at: 'border-1-04', hold: { cargo: 1 } },
  }).play('raid', raid, '1');
  expect(s.can('setOut')).toBe(true);
  expect(s.can('attach')).toBe(false);
});

test('CHALLENGE-04 nor with a bounty', () => {
  const s = scene({
    story: 'king-of-all-londinium',
    options: { sets: ['base', 'blue-sun', 'pirates'] },
    me: { leader: 'marco', at: 'persephone', crew: ['jayne'], hand: [HOB, NAUGHTY] },
    discards: { persephone: ['simon-tam'] },
  });
  s.G.bounties = ['bounty-simon-tam'];
  s.play('endTurn').play('endTurn').play('apprehend', 'bounty-simon-tam', 'simon-tam');
  expect(s.can('setOut')).toBe(true);
  expect(s.can('attach')).toBe(false);
});

test('CHALLENGE-05 a challenge is never worked by itself', () => {
  const s = game({ at: 'cortex-relay-7', hand: [NAUGHTY, HOB] });
  expect(s.offered('work')).toEqual([]);
  expect(s.can('makeWork')).toBe(true);
});

test('CHALLENGE-06 an attached challenge takes no place among the active jobs and stays with its job', () => {
  const s = game({
    at: 'newhope',
    active: [{ ref: FUN, step: 1, challenge: HOB }, 'harken-cargo-delivery-osiris'],
    hand: [DUNG, NAUGHTY],
  });
  s.play('work', DUNG).play('attach', NAUGHTY).play('setOut');
  expect(s.me.active).toMatchObject([{ challenge: HOB }, { challenge: null }, { challenge: NAUGHTY }]);
  expect(s.legal.filter((move) => move.includes(HOB) || move.includes(NAUGHTY))).toEqual([]);
});

test('CHALLENGE-07 the job is complete only when the challenge is met too, just before the last step', () => {
  const failed = dung(NAUGHTY, {}, { top: { misbehave: EASY }, dice: [1] });
  work(failed, DUNG).play('chooseOption', 0);
  expect(failed.me.active).toMatchObject([{ ref: DUNG, step: 1, challenge: NAUGHTY }]);
  expect(failed.me.hold.cargo).toBe(2);
  const met = pass(work(dung(NAUGHTY, {}, { top: { misbehave: EASY } }), DUNG), 1);
  expect(met.me.active).toEqual([]);
  expect(met.me.cash).toBe(2500);
});

test('CHALLENGE-07 a challenge with a test is met by the test, and a warrant there is a warrant on the job', () => {
  const tested = (die: number) => settle(work(dung('mr-universe-techno-kung-fu', { crew: ['fess', 'cortland'] }, { dice: [die] }), DUNG));
  expect(tested(4).me).toMatchObject({ active: [], warrants: 0, hold: { cargo: 4 } });
  expect(tested(3).me).toMatchObject({ active: [], warrants: 1, hold: { cargo: 2 } });
});

test('CHALLENGE-08 further misbehave cards come at each step that has some, and at no other', () => {
  const loading = game({ at: 'deadwood', hand: [FUN, HOB] })
    .play('work', FUN)
    .play('attach', HOB)
    .play('setOut');
  expect(loading.me.active).toMatchObject([{ step: 1, passed: [] }]);
  const s = work(rocks(HOB), FUN);
  pass(s, 3);
  expect(s.stage).toBe('choose');
  settle(pass(s, 1));
  expect(s.me.active).toEqual([]);
});

test('CHALLENGE-08 the challenge of another job adds nothing', () => {
  const s = game(
    {
      at: 'athens',
      active: [
        { ref: FUN, step: 1 },
        { ref: 'lord-harrow-a-solid-deal', step: 1, challenge: HOB },
      ],
      hold: { contraband: 5 },
    },
    { top: { misbehave: EASY } },
  );
  pass(work(s, FUN), 2);
  expect(s.me.active).toHaveLength(1);
});

test('CHALLENGE-09 E-94 the reward is added to the pay when the job is done, and only then', () => {
  const s = pass(work(rocks(HOB), FUN), 4);
  expect(s.me.cash).toBe(3000 + 4 * 500);
  const botched = pass(work(rocks(HOB, { crew: [] }, { top: { misbehave: [...EASY.slice(0, 2), 'tight-security'] }, dice: [1] }), FUN), 2);
  botched.play('chooseOption', 0);
  expect(botched.me.cash).toBe(0);
  expect(botched.me.active).toMatchObject([{ ref: FUN, step: 1, challenge: HOB, passed: [] }]);
});

test('CHALLENGE-09 goods of a challenge are loaded, one for each card passed', () => {
  const s = pass(work(rocks('mr-universe-action-on-the-side'), FUN), 4);
  expect(s.me.hold.cargo + s.me.stash.cargo).toBe(4);
  expect(s.me.cash).toBe(3000);
});

test('CHALLENGE-10 crew are paid once, for the job', () => {
  const s = pass(work(rocks(HOB), FUN), 4);
  expect(s.stage).toBe('pay-crew');
  s.play('payAll');
  expect(s.me.cash).toBe(3000 + 2000 - 300);
  expect(s.stage).toBe('turn');
});

test('CHALLENGE-11 both cards become marks: of the contact of the job and of Mr. Universe', () => {
  const s = pass(work(dung(NAUGHTY, {}, { top: { misbehave: EASY } }), DUNG), 1);
  expect(s.me.solid).toEqual({ patience: DUNG, 'mr-universe': NAUGHTY });
});

test('CHALLENGE-12 a warrant while working the job discards both cards and loses Solid with Mr. Universe too', () => {
  const s = rocks(HOB, { solid: ['lord-harrow', 'mr-universe', 'badger'] }, { top: { misbehave: ['tight-security'] }, dice: [1] });
  work(s, FUN).play('chooseOption', 1);
  settle(s);
  expect(s.me.warrants).toBe(1);
  expect(s.me.active).toEqual([]);
  expect(s.G.decks['lord-harrow'].discard).toContain(FUN);
  expect(s.G.decks['mr-universe'].discard).toContain(HOB);
  expect(Object.keys(s.me.solid)).toEqual(['badger']);
});

test('CHALLENGE-13 DEAL-14 E-44 a job discarded for want of Higgins takes its challenge along, and Mr. Universe stays', () => {
  const heist = 'badger-gravy-trains-acomin';
  const s = game(
    {
      at: 'deadwood',
      crew: ['kaylee', 'fess'],
      active: [{ ref: FUN, step: 1, challenge: HOB }, DUNG, 'harken-cargo-delivery-osiris', heist],
      solid: ['higgins', 'mr-universe'],
    },
    { options: { sets: ['base', 'blue-sun', 'kalidasa', 'crime'] }, top: { misbehave: ['you-set-off-the-alarm'] } },
  );
  work(s, heist).play('chooseOption', 0).play('loseSolid', 'higgins');
  expect(s.offered('discardJob')).toEqual([FUN, DUNG, 'harken-cargo-delivery-osiris']);
  s.play('discardJob', FUN);
  expect(s.me.active.map(({ ref }) => ref)).toEqual([DUNG, 'harken-cargo-delivery-osiris', heist]);
  expect(s.G.decks['mr-universe'].discard).toContain(HOB);
  expect(Object.keys(s.me.solid)).toEqual(['mr-universe']);
});

test.each([
  ['mr-universe-go-in-light', 4],
  ['mr-universe-two-more-than-i-need', 3],
  ['mr-universe-two-by-two', 2],
])('CHALLENGE-06 %s lets no more than %d go on the job, at any step', (challenge, most) => {
  const crew = ['kaylee', 'wash', 'jayne', 'fess', 'cortland'];
  const start = game({ at: 'deadwood', crew, hand: [FUN, challenge] })
    .play('work', FUN)
    .play('attach', challenge);
  const later = rocks(challenge, { crew }).play('work', FUN);
  for (const s of [start, later]) {
    for (let left = 6; left > most; left--) {
      expect(s.can('setOut')).toBe(false);
      s.play('leaveAboard', s.offered('leaveAboard')[0] as string);
    }
    expect(s.can('setOut')).toBe(true);
  }
});

test('CHALLENGE-02 one that would leave too little for the needs of the job cannot be attached', () => {
  // Needs two fight and three tech; Marco has two and one.
  const job = 'lord-harrow-does-this-mean-were-in-business';
  const [two, three, bare] = ['mr-universe-two-by-two', 'mr-universe-two-more-than-i-need', 'mr-universe-how-weird-is-that'] as const;
  const attachable = (crew: Ref[], gear: Ref[] = []) =>
    game({ at: 'muir', crew, gear, hand: [job, two, three, bare] })
      .play('work', job)
      .offered('attach');
  expect(attachable(['fess', 'wash'])).toEqual([two, three, bare]);
  expect(attachable(['wash', 'cortland'])).toEqual([three, bare]);
  expect(attachable(['wash'], ['nav-charts-rim-space'])).toEqual([two, three]);
});

test('CHALLENGE-02 with How Weird Is That? no gear is of any use, at the drop-off neither, and a gear card is the reward', () => {
  const bare = 'mr-universe-how-weird-is-that';
  const table = { top: { misbehave: ['tight-security', ...EASY.slice(0, 2)] }, discards: { regina: ['knife'], osiris: ['pistol'] } };
  const s = rocks(bare, { crew: [], gear: ['kaylees-reprogrammer'] }, { ...table, dice: [6, 1] }).play('work', FUN);
  expect(s.can('handOutGear')).toBe(false);
  s.play('setOut');
  expect(s.can('ace')).toBe(false);
  s.play('chooseOption', 0).play('chooseOption', 1);
  expect(s.offered('gainCard')).toContain('pistol');
  s.play('gainCard', 'pistol');
  expect(s.me.gear.map(({ ref }) => ref)).toEqual(['kaylees-reprogrammer', 'pistol']);
  expect(s.me.cash).toBe(3000);
});

test('CHALLENGE-02 WORK-04 gear that How Weird Is That? leaves aboard is carried by nobody on the job', () => {
  // One contraband for each of those who carry nothing.
  const loot = (challenge: Ref) => {
    const table = { top: { misbehave: ['everything-thats-not-nailed-down', ...EASY] } };
    const s = work(rocks(challenge, { gear: ['pistol'] }, table), FUN).play('chooseOption', 1);
    return s.me.hold.contraband + s.me.stash.contraband - 5;
  };
  expect([loot('mr-universe-how-weird-is-that'), loot('mr-universe-go-in-light')]).toEqual([2, 1]);
});

test('CHALLENGE-02 gear left aboard with How Weird Is That? is in nobody’s hands: no sniper rifle spares a card', () => {
  const faced = (challenge: Ref) => {
    const s = rocks(challenge, { crew: ['two-fry'], gear: ['pistol', 'glucklich-jia-642x'] }, { discards: { regina: ['knife'] } });
    expect(s.me.gear[1]?.by).toBe('two-fry');
    work(s, FUN);
    while (s.stage === 'choose') pass(s, 1);
    return s.me.misbehaved;
  };
  expect([faced(HOB), faced('mr-universe-how-weird-is-that')]).toEqual([2 + 2 - 1, 2]);
});

test.each([
  ['mr-universe-with-your-hands-tied', 'fight', 2, 'tight-security', 1],
  ['mr-universe-do-it-off-the-grid', 'tech', 1, 'tight-security', 0],
  ['mr-universe-someone-is-talking', 'negotiate', 1, 'a-formal-affair', 1],
])('CHALLENGE-09 with %s no %s is added to tests of the job', (challenge, skill, points, card, option) => {
  // Marco has two fight and one tech, the Interrogator one negotiate.
  const total = (given: Ref | undefined) => {
    const job = given === undefined ? { ref: FUN, step: 1 } : { ref: FUN, step: 1, challenge: given };
    const s = rocks('', { crew: ['interrogator'], active: [job] }, { top: { misbehave: [card] }, dice: [1, 1, 1, 1] });
    work(s, FUN).play('chooseOption', option);
    return s.G.log.find((entry) => entry.kind === 'test');
  };
  expect(total(challenge)).toMatchObject({ skill, added: 0 });
  expect(total(undefined)).toMatchObject({ skill, added: points });
});

test('CHALLENGE-09 with With Your Hands Tied no Fight point thrown in after the roll is added either', () => {
  const thrown = (challenge: Ref) => {
    const s = rocks(challenge, { crew: [], gear: ['knife'] }, { top: { misbehave: ['tight-security'] }, dice: [1] });
    return work(s, FUN).play('chooseOption', 1).can('useAbility', 'knife');
  };
  expect([thrown('mr-universe-do-it-off-the-grid'), thrown('mr-universe-with-your-hands-tied')]).toEqual([true, false]);
});

const challenges = jobs.filter(({ attach }) => attach !== undefined);

test.each(challenges)(
  'CHALLENGE-07 CHALLENGE-09 $name can be met, and then pays what its card says',
  ({ id, legal, pay, steps, abilities = [] }) => {
    const dice = [6, 5, 6, 5];
    const discards = { osiris: ['pistol'] };
    const s = legal
      ? dung(id, { crew: ['fess'] }, { top: { misbehave: EASY }, dice, discards })
      : rocks(id, {}, { top: { misbehave: EASY }, dice, discards });
    work(s, legal ? DUNG : FUN);
    const extra = abilities.reduce((n, { modifier }) => n + (modifier?.misbehaveCards?.add ?? 0), 0);
    const cards = legal ? (steps[0]?.misbehave ?? 0) : 2 + extra;
    pass(s, cards);
    if (s.can('roll')) s.play('roll');
    if (s.can('gainCard')) s.play('gainCard', 'pistol');
    const times = pay.per === 'misbehave-passed' ? cards : 1;
    expect(s.me.cash).toBe((legal ? 1500 : 3000) + times * pay.base);
    for (const [token, n] of Object.entries(pay.load ?? {}) as ['cargo' | 'contraband', number][])
      expect(s.me.hold[token] + s.me.stash[token]).toBe(times * n);
    expect(s.me.gear.some(({ ref }) => ref === 'pistol')).toBe(pay.gear !== undefined);
    settle(s);
    expect(s.me.solid['mr-universe']).toBe(id);
  },
);

describe('CHALLENGE-09 every challenge, met as well as can be, adds what its card says', () => {
  const challenges = jobs.filter(({ attach }) => attach);
  /** Hard enough to pass anything: a 6 that is rolled on and on. */
  const dice = [6, 6, 6, 1, 6, 6, 6, 1];

  test.each(challenges.map((card) => [card.id, card] as const))('%s', (ref, card) => {
    const legal = card.attach?.job.legal === true;
    const done = (challenge: Ref | null): Scene => {
      const crew = card.abilities?.some(({ modifier }) => modifier?.crewOnJobLimit) ? ['fess'] : ['fess', 'jayne'];
      const s = (legal ? dung : rocks)(challenge ?? ref, { crew }, { top: { misbehave: EASY }, dice });
      const [job] = s.me.active;
      if (job && challenge === null) job.challenge = null;
      work(s, job?.ref ?? '');
      while (s.stage === 'choose') pass(s, 1);
      return settle(s);
    };
    const [plain, met] = [done(null), done(ref)];
    const passed = legal ? 0 : 2 + (card.abilities?.some(({ modifier }) => modifier?.misbehaveCards) ? 2 : 0);
    const times = card.pay.per ? passed : 1;
    const goods = (s: Scene, token: 'cargo' | 'contraband') => s.me.hold[token] + s.me.stash[token];
    expect(met.me.solid['mr-universe']).toBe(ref);
    expect(met.me.cash - plain.me.cash).toBe(card.pay.base * times);
    for (const token of ['cargo', 'contraband'] as const)
      expect(goods(met, token) - goods(plain, token)).toBe(Number(card.pay.load?.[token] ?? 0) * times);
  });
});
