import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** Marco leads: 2 Fight, 1 Tech. */
const game = (me: Has, table: Table = {}): Scene =>
  scene({
    story: 'king-of-all-londinium',
    cruiser: 'santo',
    options: { sets: ['base', 'kalidasa'] },
    ...table,
    me: { leader: 'marco', ...me },
  });
const HEIST = 'badger-losing-patience-with-patience';
/** On a heist at Athens this card comes up. */
const faces = (card: Ref, me: Has, dice: number[] = []): Scene =>
  game({ at: 'athens', hand: [HEIST], ...me }, { top: { misbehave: [card] }, dice })
    .play('work', HEIST)
    .play('setOut');
const lastTest = (s: Scene) => s.G.log.find((entry) => entry.kind === 'test');
const crewOf = (s: Scene) => s.me.crew.map(({ ref }) => ref);
const isSulking = (s: Scene, ref: Ref) => s.me.crew.find((crew) => crew.ref === ref)?.disgruntled;

test.each(['barkeep-grifter', 'barkeep-mudder'])('Barkeep (%s): shore leave at supply planets costs nothing', (ref) => {
  const crew = [ref, { ref: 'zoe', disgruntled: true }];
  const s = game({ at: 'beaumonde', crew, cash: 0 }).play('shoreLeave');
  expect([s.me.cash, isSulking(s, 'zoe')]).toEqual([0, false]);
  expect(game({ at: 'athens', crew, cash: 900 }).can('shoreLeave')).toBe(false);
});

test('Board Game Collection: shore leave anywhere, at the usual price', () => {
  const me = { at: 'border-1-05', crew: [{ ref: 'zoe', disgruntled: true }], cash: 200 };
  expect(game(me).can('shoreLeave')).toBe(false);
  const s = game({ ...me, upgrades: ['board-game-collection'] }).play('shoreLeave');
  expect([s.me.cash, isSulking(s, 'zoe')]).toEqual([0, false]);
});

test('Busker: $100 more for odd jobs', () => {
  expect(game({ at: 'athens', crew: ['busker'], cash: 0 }).play('makeWork').me.cash).toBe(300);
});

test('Holder: odd jobs may bring a fugitive aboard', () => {
  const s = game({ at: 'athens', crew: ['holder'] })
    .play('makeWork')
    .play('yes');
  expect(s.me.hold.fugitives + s.me.stash.fugitives).toBe(1);
  const none = game({ at: 'athens', crew: ['holder'] })
    .play('makeWork')
    .play('no');
  expect(none.me.hold.fugitives + none.me.stash.fugitives).toBe(0);
});

describe('Fan Dancer', () => {
  const warrant = (crew: Ref[]) => faces('tight-security', { crew, solid: ['badger', 'harken'] }, [1]).play('chooseOption', 1);

  test('leaves instead of a warrant: the attempt is over, and nothing else is lost', () => {
    const s = warrant(['fan-dancer']);
    if (s.stage === 'kill') s.play('chooseVictim', 'marco');
    expect(s.legal).toEqual(['useAbility fan-dancer 0', 'accept']);
    s.play('useAbility', 'fan-dancer', 0);
    expect(s.me.warrants).toBe(0);
    expect(crewOf(s)).toEqual(['marco']);
    expect(s.me.active).toMatchObject([{ ref: HEIST, step: 0 }]);
    expect(Object.keys(s.me.solid).sort()).toEqual(['badger', 'harken']);
  });

  test('stays if the player takes the warrant', () => {
    const s = warrant(['fan-dancer']);
    if (s.stage === 'kill') s.play('chooseVictim', 'marco');
    s.play('accept');
    expect([s.me.warrants, s.me.active, s.me.solid]).toEqual([1, [], {}]);
    expect(crewOf(s)).toContain('fan-dancer');
  });

  test('cancels a warrant of a nav card too', () => {
    const s = game(
      { at: 'persephone', crew: ['fan-dancer'], hold: { fuel: 1 }, solid: ['harken'] },
      { top: { 'nav-alliance': ['alliance-interrogation'] }, dice: [1, 1] },
    );
    s.play('fullBurn', s.offered('fullBurn').find((sector) => String(sector).startsWith('white-sun')) as string).play('chooseOption', 1);
    if (s.stage === 'kill') s.play('chooseVictim', 'marco');
    s.play('useAbility', 'fan-dancer', 0);
    expect([s.me.warrants, Object.keys(s.me.solid)]).toEqual([0, ['harken']]);
  });
});

test('Roberta: leaves to keep one standing; a second one is lost', () => {
  const s = faces('tight-security', { crew: ['roberta'], solid: ['badger', 'harken'] }, [1]).play('chooseOption', 1);
  if (s.stage === 'kill') s.play('chooseVictim', 'marco');
  const asked: string[] = [];
  while (s.stage === 'spare') {
    const frame = s.G.stack.at(-1);
    const contact = frame?.kind === 'spare' && frame.blow.event === 'lose-solid' ? frame.blow.contact : '';
    asked.push(contact);
    if (contact === 'badger') s.play('useAbility', 'roberta', 0);
    else s.play('accept');
  }
  expect(asked).toContain('badger');
  expect(s.me.warrants).toBe(1);
  expect(Object.keys(s.me.solid)).toEqual(['badger']);
  expect(crewOf(s)).toEqual(['marco']);
});

test('Fess: a Deal with Higgins from anywhere', () => {
  const s = game({ at: 'osiris', crew: ['fess'] }).play('useAbility', 'fess', 0, 'deal');
  expect([s.stage, s.can('considerJobs'), s.G.turn.used]).toEqual(['deal', true, ['deal']]);
});

test('Foreman: two more fight with three mudders along', () => {
  const fight = (crew: Ref[]) => {
    const s = faces('tight-security', { crew }, [1]).play('chooseOption', 1);
    return lastTest(s);
  };
  expect(fight(['foreman', 'mudder'])).toMatchObject({ added: 3 });
  expect(fight(['foreman', 'mudder', 'mudder~2'])).toMatchObject({ added: 5 });
});

test.each([
  [6, ['yolondas-pistol']],
  [5, []],
])('Grimey: gear about to be discarded is kept on a 6 (rolled %d)', (die, kept) => {
  const s = faces('tight-security', { crew: ['grimey'], gear: ['yolondas-pistol'] }, [1, 2, die]).play('chooseOption', 1);
  s.play('useAbility', 'yolondas-pistol', 0);
  expect(s.me.gear.map(({ ref }) => ref)).toEqual(kept);
});

test('Grimey: gear thrown away at will is kept on a 6 as well', () => {
  const throws = (die: number) => game({ crew: ['grimey'], gear: ['pistol'] }, { dice: [die] }).play('dropGear', 'pistol').me.gear.length;
  expect([throws(6), throws(5)]).toEqual([1, 0]);
});

describe('Wright', () => {
  const job = { ref: 'fanty-mingo-twin-brotherly-love', step: 1 };
  const drop = (crew: Ref[]) => game({ at: 'new-kasmir', leader: 'wright', crew, active: [job], hold: { fugitives: 3 }, cash: 0 });

  test('fugitives handed over may bring $100 more apiece, and all moral crew sulk, those aboard too', () => {
    const s = drop(['zoe', 'jayne']).play('work', job.ref).play('leaveAboard', 'zoe').play('setOut').play('deliver', 'fugitives', 3);
    s.play('yes');
    expect(isSulking(s, 'zoe')).toBe(true);
    expect(isSulking(s, 'jayne')).toBe(false);
    expect(s.me.cash).toBe(300 + 900);
  });

  test('he may leave it, and other deliveries bring nothing', () => {
    const s = drop(['zoe']).play('work', job.ref).play('setOut').play('deliver', 'fugitives', 3).play('no');
    expect([s.me.cash, isSulking(s, 'zoe')]).toEqual([900, false]);
    const cargo = { ref: 'harken-cargo-delivery-albion', step: 1 };
    const other = game({ at: 'albion', leader: 'wright', active: [cargo], hold: { cargo: 2 } })
      .play('work', cargo.ref)
      .play('setOut');
    expect(other.stage).toBe('turn');
  });
});

test.each(['extra-ammo-clips', 'yolondas-pistol'])('%s: used up, a fight test is rolled again', (gear) => {
  const s = faces('tight-security', { gear: [gear] }, [1, 5])
    .play('chooseOption', 1)
    .play('useAbility', gear, 0);
  expect(lastTest(s)).toMatchObject({ skill: 'fight', dice: [5] });
  expect(s.me.gear).toEqual([]);
});

test('Inara’s Bow: in the hands of a companion a 1 in a fight test is rolled again', () => {
  const carried = (by: Ref) => {
    const s = faces('tight-security', { crew: ['roberta'], gear: ['inaras-bow'] }, []);
    for (const gear of s.me.gear) gear.by = by;
    return lastTest(s.roll(1, 4).play('chooseOption', 1));
  };
  expect(carried('roberta')).toMatchObject({ dice: [4] });
  expect(carried('marco')).toMatchObject({ dice: [1] });
});

test('Inara’s Guild Papers: whoever carries them passes for a companion', () => {
  expect(faces('a-formal-affair', { gear: ['inaras-guild-papers'] }).can('ace')).toBe(true);
});

test('Jayne’s Holdout Pistol: no hand needed, and its fight counts where other gear does not', () => {
  const s = game(
    {
      at: 'harvest',
      gear: ['pistol', 'jaynes-holdout-pistol'],
      active: [{ ref: 'patience-dung-run-newhope', step: 1, challenge: 'mr-universe-bruises-contusions' }],
      hold: { cargo: 2 },
    },
    { options: { sets: ['base', 'blue-sun', 'kalidasa'] }, dice: [1] },
  );
  expect(s.me.gear.map(({ by }) => by)).toEqual(['marco', 'marco']);
  s.play('work', 'patience-dung-run-newhope').play('setOut');
  expect(lastTest(s)).toMatchObject({ skill: 'fight', added: 3 });
});

test.each(['persephone', 'regina', 'silverhold', 'space-bazaar'] as const)(
  'Labor Contract %s: as a Buy action anywhere somebody from its discard pile joins for nothing',
  (planet) => {
    const gear = `labor-contract-${planet}`;
    const hand = { persephone: 'simon-tam', regina: 'kaylee', silverhold: 'zoe', 'space-bazaar': 'wash' }[planet];
    const s = game({ at: 'border-1-05', gear: [gear], cash: 0 }, { discards: { [planet]: [hand] } });
    s.play('useAbility', gear, 0, 'buy');
    if (s.can('gainCard')) s.play('gainCard', hand);
    expect(crewOf(s)).toContain(hand);
    expect(s.me).toMatchObject({ cash: 0, gear: [{ ref: gear }] });
    expect(s.G.turn.used).toEqual(['buy']);
  },
);

test('Mal’s Sniper Rifle: whoever carries it into a fight test cheers up', () => {
  const me = { crew: [{ ref: 'marco', disgruntled: true }], gear: ['mals-sniper-rifle'] };
  expect(isSulking(faces('tight-security', me, [6, 6]).play('chooseOption', 1), 'marco')).toBe(false);
});

test('Med Foam: used up, somebody killed is saved without a roll', () => {
  const s = faces('tight-security', { crew: ['simon-tam', 'zoe'], gear: ['med-foam'] }, [1]).play('chooseOption', 1);
  if (s.can('accept')) s.play('accept');
  s.play('chooseVictim', 'zoe').play('cure', 'med-foam', 'zoe');
  expect(crewOf(s)).toContain('zoe');
  expect(s.me.gear).toEqual([]);
});

test('Zoe’s Flak Jacket: saves its carrier and is used up', () => {
  const s = faces('tight-security', { crew: ['jayne'], gear: ['zoes-flak-jacket'] }, [1]);
  for (const gear of s.me.gear) gear.by = 'jayne';
  s.play('chooseOption', 1).play('chooseVictim', 'jayne');
  expect(crewOf(s)).toContain('jayne');
  expect(s.me.gear).toEqual([]);
});

test('Zoe’s Mare’s Leg Rifle: two dice in a fight test, the better one counts', () => {
  expect(lastTest(faces('tight-security', { gear: ['zoes-mares-leg-rifle'] }, [2, 5]).play('chooseOption', 1))).toMatchObject({
    dice: [5],
  });
});

test('Hydraulic Docking Clamps: a crime done is a Salvage Op too', () => {
  const job = 'patience-robbing-heaven';
  const cash = (upgrades: Ref[]) => {
    const top = { misbehave: ['a-little-job-on-the-side', 'an-unexpected-opportunity', 'a-vote-of-no-confidence'] };
    const s = game({ at: 'heaven', leader: 'wright', hand: [job], upgrades, cash: 0 }, { top })
      .play('work', job)
      .play('setOut');
    for (let i = 0; i < 3; i++) s.play('chooseOption', 1);
    return s.me.cash;
  };
  expect(cash(['onboard-chop-shop'])).toBe(3600);
  expect(cash(['onboard-chop-shop', 'hydraulic-docking-clamps'])).toBe(4100);
});

test('Emissions Recycler: one more sector, and after two Big Blacks running one fuel back, once a flight', () => {
  const top = { 'nav-alliance': ['the-big-black', 'the-big-black~2', 'the-big-black~3'] };
  const s = game({ at: 'londinium', upgrades: ['emissions-recycler'], hold: { fuel: 1 } }, { top, cruiser: 'santo' });
  s.play('fullBurn', s.offered('fullBurn')[0] as string);
  expect(s.can('useAbility')).toBe(false);
  s.play('flyOn', s.offered('flyOn').find((sector) => String(sector).startsWith('white-sun')) as string);
  s.play('useAbility', 'emissions-recycler', 1);
  expect(s.me.hold.fuel + s.me.stash.fuel).toBe(1);
  expect(s.can('useAbility')).toBe(false);
});
