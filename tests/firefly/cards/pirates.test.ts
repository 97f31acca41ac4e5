import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const BADGER = 'badger-pilfer-purloin-and-plunder';
const HARKEN = 'harken-alliance-commission';
const SPACE = 'border-1-04';

/** Marco (2 fight, 1 tech) beside Corbin (2 tech, 1 negotiate), neither of them moral, in Border Space. */
const game = (me: Has = {}, rival: Has = {}, table: Table = {}): Scene =>
  scene({
    story: 'king-of-all-londinium',
    options: { sets: ['base', 'pirates'] },
    me: { leader: 'marco', ship: 'serenity', at: SPACE, hand: [BADGER], ...me },
    rival: { leader: 'corbin', ship: 'yun-qi', at: SPACE, ...rival },
    ...table,
  });
const raid = (s: Scene, job: Ref = BADGER): Scene => s.play('raid', job, '1').play('setOut');
/** Past the Boarding Test by a long roll. */
const board = (s: Scene, job: Ref = BADGER): Scene => raid(s.roll(6, 5), job).play('testSkill', 'tech');
function fight(s: Scene, attack: number, defence: number, job: Ref = BADGER): Scene {
  board(s, job);
  while (s.can('ready')) s.play('ready');
  return s.play('fightWith', 'fight').roll(attack, defence).play('fightWith', 'fight');
}
const totals = (s: Scene): number[] => {
  const entry = s.G.log.findLast(({ kind }) => kind === 'showdown');
  return entry?.kind === 'showdown' ? [entry.attack, entry.defence] : [];
};
const rolled = (s: Scene): number | undefined => {
  const entry = s.G.log.findLast(({ kind }) => kind === 'test');
  return entry?.kind === 'test' ? entry.total : undefined;
};
const crewOf = (s: Scene, p = '0'): Ref[] => s.player(p).crew.map(({ ref }) => ref);

describe('piracy jobs', () => {
  const pay = (job: Ref, rival: Has): [number, Scene] => {
    const s = fight(game({ hand: [job], cash: 0 }, rival), 5, 1, job);
    while (s.can('take')) s.play('take', ...(s.match.legal('0').findLast(({ move }) => move === 'take')?.args ?? []));
    while (s.can('takeJob')) s.play('takeJob', s.offered('takeJob')[0] as Ref);
    return [s.me.cash, s];
  };

  test('Contract Jumper pays for each job taken, three at most', () => {
    const hand = ['harken-cargo-delivery-osiris', 'patience-dung-run-newhope'];
    const [cash, s] = pay('amnon-duul-contract-jumper', { hand });
    expect(cash).toBe(1600);
    expect(s.me.hand).toEqual(hand);
    expect(s.me.solid['amnon-duul']).toBe('amnon-duul-contract-jumper');
  });

  test.each([
    [BADGER, 6],
    [HARKEN, 4],
    ['patience-hard-rustlin', 5],
    ['niska-a-message-from-niska', 8],
  ])('%s pays $200 for each of %i goods', (job, goods) => {
    const [cash, s] = pay(job, { hold: { cargo: 8 }, warrants: 1 });
    expect([cash, s.me.hold.cargo, s.rival.hold.cargo]).toEqual([200 * goods, goods, 8 - goods]);
  });
});

describe('leaders', () => {
  test('Jubal Early has two more fight in showdowns he starts, and none in those he does not', () => {
    expect(totals(fight(game({ leader: 'jubal-early' }), 1, 1))[0]).toBe(1 + 2 + 1);
    expect(totals(fight(game({}, { leader: 'jubal-early' }), 5, 1))[1]).toBe(1 + 1);
  });

  test('Jubal Early carries two', () => {
    expect(game({ leader: 'jubal-early', gear: ['pistol', 'knife'] }).me.gear.map(({ by }) => by)).toEqual(['jubal-early', 'jubal-early']);
  });

  test('Sash takes $500 off whomever she robs, as far as it goes', () => {
    const robbed = (cash: number) => {
      const s = fight(game({ leader: 'sash', cash: 0 }, { cash }), 5, 1);
      return [s.me.cash, s.rival.cash];
    };
    expect(robbed(3000)).toEqual([500, 2500]);
    expect(robbed(200)).toEqual([200, 0]);
  });
});

describe('crew', () => {
  test('Agent McGinnis gives a warrant to whoever beats him, when he attacks too', () => {
    const s = fight(game({ hand: [HARKEN], crew: ['agent-mcginnis'] }, { warrants: 1 }), 1, 6, HARKEN);
    s.play('chooseVictim', 'agent-mcginnis');
    expect([s.rival.warrants, s.me.warrants]).toEqual([2, 0]);
  });

  test('Bandits take $200 each off the robbed', () => {
    const s = fight(game({ crew: ['bandit', 'bandit~2'], cash: 0 }), 5, 1);
    s.play('donePaying');
    expect([s.me.cash, s.rival.cash]).toEqual([400, 2600]);
  });

  test('Chari has the other side roll again, once', () => {
    const s = fight(game({ crew: ['chari'] }, {}), 1, 5);
    expect([s.turn, s.legal]).toEqual(['0', ['useAbility chari 0', 'accept']]);
    s.roll(1).play('useAbility', 'chari', 0);
    expect(totals(s)).toEqual([3, 1]);
  });

  test('Chari stands up for the attacked as well', () => {
    const s = fight(game({}, { crew: ['chari'] }), 5, 5);
    expect(s.turn).toBe('1');
    s.roll(1).play('useAbility', 'chari', 0);
    expect(totals(s)).toEqual([3, 5]);
  });

  test('The Guardian lets his own side roll again, and the other side answers', () => {
    const s = fight(game({ crew: ['the-guardian'] }, { crew: ['chari'] }), 1, 4);
    s.roll(6, 3).play('useAbility', 'the-guardian', 0);
    expect(s.turn).toBe('1');
    s.roll(2).play('useAbility', 'chari', 0);
    expect(totals(s)).toEqual([3 + 2, 4]);
  });

  test('Dalin buys another misbehave card for $200, once in an action', () => {
    const job = 'niska-jump-and-hump-the-competition';
    const s = game(
      { at: 'space-bazaar', crew: ['dalin'], hand: [job] },
      {},
      { top: { misbehave: ['knife-fight', 'a-little-job-on-the-side', 'an-unexpected-opportunity'] } },
    );
    s.play('work', job).play('setOut').play('useAbility', 'dalin', 0);
    expect(s.me.cash).toBe(2800);
    expect(s.G.decks.misbehave.discard).toContain('knife-fight');
    expect(s.can('useAbility', 'dalin')).toBe(false);
    s.play('chooseOption', 1);
    expect(s.can('useAbility', 'dalin')).toBe(false);
    expect(s.can('chooseOption', 1)).toBe(true);
  });

  test.each(['deputy', 'fed-marshal'])('%s fights harder in showdowns', (ref) => {
    const own = ref === 'fed-marshal' ? 1 : 0;
    expect(totals(fight(game({}, { crew: [ref] }), 5, 1))[1]).toBe(own + 1 + 1);
  });

  test('Dobson calls the Cruiser for a Fly action, in Alliance Space', () => {
    expect(game({ crew: ['dobson'] }).can('useAbility', 'dobson')).toBe(false);
    const s = game({ at: 'londinium', crew: ['dobson'] }, {}, { cruiser: 'persephone' });
    s.play('useAbility', 'dobson', 0, 'fly');
    expect(s.G.cruiser).toBe('londinium');
    expect(s.can('mosey')).toBe(false);
  });

  test('Meadows dies for another who cannot be saved, or does not', () => {
    const struck = () => fight(game({ crew: ['meadows', 'gun-hand'] }, { crew: ['jayne'] }), 1, 6).play('chooseVictim', 'gun-hand');
    expect(struck().legal).toEqual(['standIn meadows', 'letDie']);
    const spared = struck().play('standIn', 'meadows');
    expect([crewOf(spared), spared.G.box.includes('meadows')]).toEqual([['marco', 'gun-hand'], true]);
    expect(crewOf(struck().play('letDie'))).toEqual(['marco', 'meadows']);
  });

  test('Meadows needs nobody’s leave to be the victim himself', () => {
    const s = fight(game({ crew: ['meadows', 'gun-hand'] }, { crew: ['jayne'] }), 1, 6).play('chooseVictim', 'meadows');
    expect([s.stage, crewOf(s)]).toEqual(['turn', ['marco', 'gun-hand']]);
  });

  test('Meadows dies for somebody the Alliance would seize', () => {
    const caught = () =>
      game({ at: 'pelorum', crew: ['meadows', 'jayne'] }, {}, { cruiser: 'persephone', dice: [1] }).play('mosey', 'persephone');
    expect(caught().legal).toEqual(['standIn meadows', 'letGo']);
    expect(crewOf(caught().play('standIn', 'meadows'))).toEqual(['marco', 'jayne']);
    expect(crewOf(caught().play('letGo'))).toEqual(['marco', 'meadows']);
  });

  test('Meadows dies for somebody the Operative would take', () => {
    const table: Table = { options: { sets: ['base', 'pirates', 'kalidasa'] }, corvette: 'persephone', cruiser: 'santo' };
    const caught = () =>
      game({ at: 'pelorum', crew: ['meadows', 'jayne', 'zoe'] }, {}, table)
        .play('mosey', 'persephone')
        .play('chooseCrew', 'zoe');
    expect(caught().legal).toEqual(['standIn meadows', 'letGo']);
    expect(crewOf(caught().play('standIn', 'meadows'))).toEqual(['marco', 'jayne', 'zoe']);
    expect(crewOf(caught().play('letGo'))).toEqual(['marco', 'meadows', 'jayne']);
  });

  test('Sheriff Bourne has two more fight in Border Space only', () => {
    const hand = [HARKEN];
    const at = (sector: string) =>
      totals(
        fight(game({ hand, at: sector, crew: ['sheriff-bourne'] }, { at: sector, warrants: 1 }, { cruiser: 'sihnon' }), 1, 5, HARKEN),
      )[0];
    expect(at(SPACE)).toBe(2 + 2 + 1);
    expect(at('white-sun-4-01')).toBe(2 + 1);
  });
});

describe('gear', () => {
  test('the Alliance Sonic Rifle takes the fight of the other side’s gear away', () => {
    const strength = (gear: Ref[]) => totals(fight(game({ gear }, { gear: ['pistol'] }), 5, 1))[1];
    expect(strength([])).toBe(1 + 1);
    expect(strength(['alliance-sonic-rifle'])).toBe(1);
  });

  test('the Alliance Sonic Rifle takes away what a pistol adds in showdowns and a knife after the roll', () => {
    const fought = (mine: Ref[], theirs: Ref[]) => fight(game({ gear: mine }, { gear: theirs }), 5, 1);
    const early = ['earlys-pistol'];
    expect([totals(fought([], early))[1], totals(fought(['alliance-sonic-rifle'], early))[1]]).toEqual([1 + 2 + 1, 1]);
    expect([fought([], ['knife']).turn, fought(['alliance-sonic-rifle'], ['knife']).turn]).toEqual(['1', '0']);
  });

  test('Dobson’s Vector Pistol counts all the same, and weighs nothing', () => {
    const s = game({ gear: ['alliance-sonic-rifle'] }, { gear: ['pistol', 'dobsons-vector-pistol'] });
    expect(s.rival.gear.map(({ by }) => by)).toEqual(['corbin', 'corbin']);
    expect(totals(fight(s, 5, 1))[1]).toBe(1 + 1);
  });

  test('Early’s Combat Armor saves its carrier on four or more', () => {
    const struck = (die: number) => {
      const s = game({ crew: ['gun-hand'], gear: ['pistol', 'earlys-combat-armor'] }, { crew: ['jayne', 'zoe'] });
      fight(s, 1, 6);
      return crewOf(
        s.can('accept') ? s.play('accept').roll(die).play('chooseVictim', 'gun-hand') : s.roll(die).play('chooseVictim', 'gun-hand'),
      );
    };
    expect(struck(4)).toContain('gun-hand');
    expect(struck(3)).not.toContain('gun-hand');
  });

  test('Early’s Datascope turns three cards of the local supply up for a Work action', () => {
    const s = game({ at: 'regina', gear: ['earlys-datascope'] });
    const next = s.G.decks.regina.draw.slice(-3).reverse();
    s.play('useAbility', 'earlys-datascope', 0, 'work');
    expect(s.G.decks.regina.discard.slice(-3)).toEqual(next);
    expect(s.can('makeWork')).toBe(false);
    expect(game({ gear: ['earlys-datascope'] }).can('useAbility', 'earlys-datascope')).toBe(false);
  });

  test('Early’s Pistol is worth two more in showdowns', () => {
    expect(totals(fight(game({ gear: ['earlys-pistol'] }), 1, 5))[0]).toBe(2 + 1 + 2 + 1);
  });

  test('Sash’s Hand Cannon upsets the leader on the other side', () => {
    expect(fight(game({ gear: ['sashs-hand-cannon'] }), 5, 1).rival.crew[0]?.disgruntled).toBe(true);
    expect(fight(game({}, { gear: ['sashs-hand-cannon'] }), 5, 1).me.crew[0]?.disgruntled).toBe(true);
  });

  test('whoever wears the Scan-Proof Shades is not looked for', () => {
    const s = game(
      { at: 'pelorum', crew: ['jayne', 'zoe'], gear: ['pistol', 'scan-proof-shades'] },
      {},
      { cruiser: 'persephone', dice: [1] },
    );
    expect(s.me.gear[1]?.by).toBe('jayne');
    s.play('mosey', 'persephone');
    expect(crewOf(s)).toEqual(['marco', 'jayne']);
  });
});

describe('ships and upgrades', () => {
  test('the Booby Trap makes boarding by Tech harder, and kills one on a one', () => {
    expect(rolled(raid(game({}, { upgrades: ['booby-trap'] }).roll(5)).play('testSkill', 'tech'))).toBe(1 - 2 + 5);
    expect(rolled(raid(game({}, { upgrades: ['booby-trap'] }).roll(5)).play('testSkill', 'negotiate'))).toBe(5);
    const s = game({ crew: ['gun-hand', 'zoe'] }, { upgrades: ['booby-trap'] });
    s.play('raid', BADGER, '1').play('leaveAboard', 'zoe').play('setOut').roll(1).play('testSkill', 'negotiate');
    expect([s.turn, s.offered('chooseVictim')]).toEqual(['0', ['marco', 'gun-hand']]);
    expect(crewOf(s.play('chooseVictim', 'gun-hand'))).toEqual(['marco', 'zoe']);
    expect(s.me.active).toHaveLength(1);
  });

  test('the Booby Trap is blown up where a job needs explosives', () => {
    const job = 'badger-diamonds-the-size-of-testicles';
    expect(game({ at: 'kerry', hand: [job] }).can('work', job)).toBe(false);
    const s = game({ at: 'kerry', hand: [job], upgrades: ['booby-trap'] })
      .play('work', job)
      .play('setOut');
    expect(s.me.upgrades).toEqual([]);
    expect(s.G.decks.persephone.discard).toContain('booby-trap');
  });

  test('the Electronic Defense Suite cannot be boarded by Tech', () => {
    const s = raid(game({}, { upgrades: ['electronic-defense-suite'] }).roll(6, 1));
    expect(s.G.log).toContainEqual(expect.objectContaining({ kind: 'test', skill: 'negotiate', total: 7 }));
    expect(s.stage).toBe('showdown');
  });

  test('the Electronic Defense Suite shakes a Cutter off for one fuel', () => {
    const s = game({ upgrades: ['electronic-defense-suite'], hold: { fuel: 2, passengers: 1 } }, { at: 'londinium' }, { cutter: SPACE });
    s.play('endTurn').play('endTurn').play('useAbility', 'electronic-defense-suite', 1);
    expect(s.stage).toBe('evade');
    s.play('evadeTo', s.offered('evadeTo')[0] as string);
    expect(s.me).toMatchObject({ hold: { fuel: 1, passengers: 1 } });
    expect(s.me.sector).not.toBe(SPACE);
    expect(s.stage).toBe('turn');
  });

  test.each([
    ['eva-suit', 1],
    ['mag-grappler-launchers', 3],
  ])('%s helps to board by Tech', (upgrade, add) => {
    expect(rolled(raid(game({ upgrades: [upgrade] }).roll(1)).play('testSkill', 'tech'))).toBe(1 + add + 1);
    expect(rolled(raid(game({ upgrades: [upgrade] }).roll(1)).play('testSkill', 'negotiate'))).toBe(1);
  });

  test.each(['eva-suit', 'cryo-stasis-chamber'])('%s hides one wanted crew member of the owner’s choice', (upgrade) => {
    const s = game({ at: 'pelorum', crew: ['jayne', 'zoe'], upgrades: [upgrade] }, {}, { cruiser: 'persephone', dice: [1] });
    s.play('mosey', 'persephone');
    expect(s.offered('hide')).toEqual(['jayne', 'zoe']);
    expect(crewOf(s.play('hide', 'zoe'))).toEqual(['marco', 'zoe']);
    const one = game({ at: 'pelorum', crew: ['jayne'], upgrades: [upgrade] }, {}, { cruiser: 'persephone', dice: [1] });
    expect(crewOf(one.play('mosey', 'persephone'))).toEqual(['marco', 'jayne']);
  });

  test('robbing a ship is a Salvage Op for the Walden, and for no other ship', () => {
    const cargo = (ship: Has) => fight(game({ ...ship, upgrades: ['eva-suit'] }), 5, 1).me.hold.cargo;
    expect(cargo({ ship: 'ss-walden', drive: 'tri-capissen-28hd' })).toBe(1);
    expect(cargo({})).toBe(0);
  });

  test('the Mag-Grapplers may fish an upgrade out of a discard pile at a Salvage Op', () => {
    const walden: Has = { ship: 'ss-walden', drive: 'tri-capissen-28hd', upgrades: ['mag-grappler-launchers'] };
    const table: Table = { discards: { persephone: ['booby-trap'] } };
    const s = board(game(walden, {}, table))
      .play('fightWith', 'fight')
      .roll(5, 1, 6, 1)
      .play('fightWith', 'fight');
    expect(s.stage).toBe('gain-card');
    s.play(s.legal[0]?.split(' ')[0] as string, ...(s.match.legal('0')[0]?.args ?? []));
    expect(s.me.cash).toBe(3000);
    expect(s.me.upgrades).toHaveLength(2);
  });

  test('the Interceptor tries a Boarding Test by Tech again', () => {
    const s = raid(game({ ship: 'interceptor', drive: 'echelon-lr-8' }).roll(1)).play('testSkill', 'tech');
    expect(s.legal).toEqual(['useAbility interceptor 0', 'accept']);
    s.roll(5).play('useAbility', 'interceptor', 0);
    expect(s.stage).toBe('showdown');
    expect(raid(game({ ship: 'interceptor', drive: 'echelon-lr-8' }).roll(1)).play('testSkill', 'negotiate').stage).toBe('turn');
  });

  test('the Interceptor burns for nothing, one sector less for each upgrade', () => {
    const range = (upgrades: Ref[]) => {
      const s = game({ ship: 'interceptor', drive: 'echelon-lr-8', upgrades }, {}, { top: { 'nav-border': ['the-big-black'] } });
      s.play('fullBurn', 'border-1-05');
      const frame = s.G.stack.find(({ kind }) => kind === 'fly');
      return frame?.kind === 'fly' ? frame.range + 1 : 0;
    };
    expect([range([]), range(['eva-suit', 'booby-trap'])]).toEqual([8, 6]);
  });
});
