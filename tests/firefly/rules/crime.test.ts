import { seededRandom } from '../../../src/engine/random';
import { alerts } from '../../../src/firefly/content/crime/alerts';
import { misbehave } from '../../../src/firefly/content/crime/misbehave';
import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** A crime of two cards and a negotiation, with no needs. */
const JOB = 'badger-losing-patience-with-patience';
const sets = ['base', 'crime'];
const FORK = 'fork-in-the-road';
const TAILS = 'theyre-right-on-our-tails';
const SIDE = 'a-little-job-on-the-side';
/** Its second option botches outright. */
const GOSSIP = 'dangerous-gossip';
/** Fails on a low roll with a warrant. */
const UPLINK = 'disable-the-cortex-uplink';

/** Marco (2 fight, 1 tech, transport) leads at Athens. */
const game = (cards: Ref[], me: Has = {}, table: Table = {}): Scene =>
  scene({
    story: 'king-of-all-londinium',
    options: { sets },
    me: { leader: 'marco', at: 'athens', hand: [JOB], ...me },
    top: { misbehave: cards },
    ...table,
  });
const work = (s: Scene, job = JOB): Scene => s.play('work', job).play('setOut');
const onJob = (s: Scene) => s.G.stack.flatMap((frame) => (frame.kind === 'work' ? frame.crew : []));
const open = (s: Scene): Ref | null => s.G.stack.flatMap((frame) => (frame.kind === 'misbehave' ? [frame.card] : [])).at(-1) ?? null;
const names = (s: Scene) => s.me.crew.map(({ ref }) => ref);
const crew = ['jayne', 'scrapper-mechanic', 'lund'];

describe('a crew that parts', () => {
  test('MISB-07 each team must have at least one', () => {
    const s = work(game([FORK], { crew }));
    expect(s.legal).toEqual(['sendOff marco', 'sendOff jayne', 'sendOff scrapper-mechanic', 'sendOff lund']);
    s.play('sendOff', 'jayne').play('sendOff', 'scrapper-mechanic').play('sendOff', 'lund');
    expect(s.legal).toEqual(['part']);
  });

  test('MISB-07 only the team at hand counts for its card', () => {
    // Jayne and Lund, with 2 fight each, stay; the Scrapper and Monty have 1 tech each.
    const s = work(game([FORK, UPLINK, 'dockside-scanner', SIDE], { leader: 'monty', crew }, { dice: [4, 6, 1] }));
    s.play('sendOff', 'scrapper-mechanic').play('sendOff', 'monty').play('part');
    expect(open(s)).toBe(UPLINK);
    s.play('chooseOption', 1);
    expect(s.G.log).toContainEqual(expect.objectContaining({ kind: 'test', skill: 'fight', total: 8 }));
    s.play('chooseOption', 0);
    expect(s.G.log).toContainEqual(expect.objectContaining({ kind: 'test', skill: 'tech', total: 9 }));
    expect(open(s)).toBe(SIDE);
    expect(onJob(s)).toEqual(['monty', ...crew]);
  });

  test('MISB-07 a team that botches goes back to the ship, and the others go on', () => {
    const s = work(game([FORK, GOSSIP, SIDE, 'an-unexpected-opportunity'], { crew }));
    s.play('sendOff', 'jayne').play('part').play('chooseOption', 1);
    expect(open(s)).toBe(SIDE);
    expect(onJob(s)).toEqual(['jayne']);
    s.play('chooseOption', 1);
    expect(open(s)).toBe('an-unexpected-opportunity');
  });

  test('MISB-07 when both teams botch so does the attempt; one warrant ends it for all', () => {
    const botched = work(game([FORK, GOSSIP, 'dockside-scanner'], { crew }));
    botched.play('sendOff', 'jayne').play('part').play('chooseOption', 1).play('chooseOption', 1);
    expect([botched.stage, botched.me.warrants, botched.me.active.length]).toEqual(['turn', 0, 1]);
    const caught = work(game([FORK, 'dockside-scanner', SIDE], { crew }, { dice: [1] }));
    caught.play('sendOff', 'scrapper-mechanic').play('part').play('chooseOption', 0);
    expect([caught.stage, caught.me.warrants, caught.me.active.length]).toEqual(['turn', 1, 0]);
    expect(caught.G.decks.misbehave.draw.at(-1)).toBe(SIDE);
  });

  test('MISB-07 those without the leader cover the retreat: they come back, or none of them does', () => {
    // Jayne and Lund have 4 fight between them.
    const saved = work(game([TAILS, SIDE], { leader: 'monty', crew }, { dice: [6, 2] }));
    saved.play('sendOff', 'jayne').play('sendOff', 'lund').play('part');
    expect([names(saved), onJob(saved), open(saved)]).toEqual([['monty', ...crew], ['monty', 'scrapper-mechanic'], SIDE]);
    const lost = work(game([TAILS, SIDE], { leader: 'monty', crew }, { dice: [5] }));
    lost.play('sendOff', 'monty').play('sendOff', 'scrapper-mechanic').play('part');
    expect([names(lost), lost.G.box, open(lost)]).toEqual([
      ['monty', 'scrapper-mechanic'],
      expect.arrayContaining(['jayne', 'lund']),
      SIDE,
    ]);
  });

  test.each([FORK, TAILS])('MISB-08 one alone cannot part: the attempt is botched (%s)', (card) => {
    const s = work(game([card]));
    expect([s.stage, s.me.warrants, s.me.active.map(({ ref }) => ref)]).toEqual(['turn', 0, [JOB]]);
  });
});

test('MISB-09 E-79 all but the leader and the already wanted get a token, and the Cruiser sees it at once', () => {
  const me = { crew: ['jayne', 'kaylee', { ref: 'lund', wanted: true }] };
  const job = work(game(['packed-market', SIDE], me, { dice: [6, 1] })).play('chooseOption', 0);
  expect(job.me.crew.map(({ wanted }) => wanted)).toEqual([false, false, true, true]); // Jayne's card says so already.
  // Kaylee has done nothing before, so only now is the ship an Outlaw; her own roll is a 1.
  const clean = game(['packed-market', SIDE], { crew: ['kaylee'] }, { cruiser: 'athens', dice: [6, 1, 1] });
  work(clean).play('chooseOption', 0);
  expect(clean.G.log.map(({ kind }) => kind)).toContain('alliance');
  expect(names(clean)).toEqual(['marco']);
});

test('MISB-09 (R-16) those left aboard are wanted too', () => {
  const s = game(['packed-market', SIDE], { crew: ['kaylee', 'bester'] }, { dice: [6, 1] }).play('work', JOB);
  s.play('leaveAboard', 'bester').play('setOut').play('chooseOption', 0);
  expect(s.me.crew.map(({ wanted }) => wanted)).toEqual([false, true, true]);
});

test('ALLIANCE-08 (E-79) the law that comes upon a ship at work rolls for those left aboard too, and gear there hides its carrier', () => {
  const caught = (gear: string[]): Scene => {
    const s = game(['packed-market', SIDE], { crew: ['kaylee', 'bester'], gear }, { cruiser: 'athens', dice: [6, 1, 1, 1] });
    if (gear.length > 0) s.play('outfit').play('handOver', 'scan-proof-shades').play('giveTo', 'bester').play('doneOutfitting');
    s.play('work', s.me.hand[0] as string)
      .play('leaveAboard', 'bester')
      .play('setOut')
      .play('chooseOption', 0);
    return s;
  };
  expect(names(caught([]))).toEqual(['marco']);
  expect(names(caught(['scan-proof-shades']))).toEqual(['marco', 'bester']);
});

describe('a two-step card', () => {
  const card = 'central-data-access';
  test.each([
    ['neither', [1], { crew: [] }, { warrants: 0, active: 1, next: null }],
    ['the first only', [6, 3, 1], { crew: [] }, { warrants: 1, active: 0, next: null }],
    ['both', [6, 3, 6, 1], { crew: ['kaylee'] }, { warrants: 0, active: 1, next: SIDE }],
  ] as const)('MISB-10 needs both steps passed, in order; passed here: %s', (_said, dice, { crew: aboard }, after) => {
    const s = work(game([card, SIDE], { crew: [...aboard], cash: 0 }, { dice: [...dice] }));
    while (s.can('roll') || s.can('accept')) s.play(s.can('roll') ? 'roll' : 'accept');
    expect({ warrants: s.me.warrants, active: s.me.active.length, next: open(s) }).toEqual(after);
  });
});

test('MISB-11 gear that is seized leaves the game, but only what was carried on the job', () => {
  const s = game(['stop-and-frisk', SIDE], { crew: ['lund', 'kaylee'], gear: ['pistol', 'pistol~2'] });
  const pistol = s.me.gear.find(({ ref }) => ref === 'pistol')?.by;
  s.play('work', JOB).play('leaveAboard', String(pistol)).play('setOut').play('chooseOption', 1);
  expect(s.me.gear.map(({ ref }) => ref)).toEqual(['pistol']);
  expect(s.G.box).toContain('pistol~2');
  expect(open(s)).toBe(SIDE);
});

describe('Alliance Alert cards', () => {
  test('MISB-21 a misbehave card brings one into play, and the one leaving play goes under its deck', () => {
    const s = game(
      ['alliance-alert', 'alliance-alert~2', SIDE],
      {},
      { top: { misbehave: ['alliance-alert', 'alliance-alert~2'], alert: ['enhanced-inspection', 'alliance-audit'] } },
    );
    expect(s.G.alertCards).toEqual([]);
    work(s);
    // No warrants: no die is low enough to be botched by.
    expect(s.G.alertCards).toMatchObject([{ ref: 'alliance-audit' }]);
    expect(s.G.decks.alert.draw[0]).toBe('enhanced-inspection');
    expect(s.G.decks.alert.draw).toHaveLength(alerts.length - 1);
    expect(s.G.decks.alert.discard).toEqual([]);
  });

  test('MISB-21 it may catch the wanted: a die of at most the number of warrants botches', () => {
    const top = { misbehave: ['alliance-alert', SIDE], alert: ['enhanced-inspection'] };
    expect(open(work(game([], { warrants: 2 }, { top, dice: [3] })))).toBe(SIDE);
    expect(work(game([], { warrants: 2 }, { top, dice: [2] })).stage).toBe('turn');
  });

  const fly = (alert: Ref | undefined) =>
    scene({
      story: 'king-of-all-londinium',
      options: { sets },
      me: { leader: 'malcolm', at: 'pelorum', hold: { fuel: 2 } },
      ...(alert && { alert }),
      top: { 'nav-alliance': ['alliance-cruiser'], alert: ['enhanced-inspection'] },
    }).play('fullBurn', 'persephone');

  test('NAV-12 E-26 drawing the Alliance Cruiser card replaces the one in play, and the deck is reshuffled', () => {
    const s = fly('alliance-audit');
    expect(s.G.alertCards).toEqual([{ ref: 'enhanced-inspection', on: null }]);
    expect(s.G.decks.alert.draw[0]).toBe('alliance-audit');
    expect([s.stage, s.G.cruiser, s.me.cash, s.G.decks['nav-alliance'].discard]).toEqual(['turn', 'persephone', 3000, []]);
  });

  test('NAV-12 with none in play it brings none', () => {
    expect(fly(undefined).G.alertCards).toEqual([]);
  });

  test('MISB-22 it is a rule for all players until replaced', () => {
    const traders: Has = { at: 'persephone', solid: ['badger'], hold: { cargo: 1, contraband: 1 } };
    const s = game([], traders, { rival: traders, alert: 'enhanced-inspection' }).play('deal', 'badger');
    expect(s.offered('sell')).toHaveLength(1);
    expect(s.can('sell', 'cargo')).toBe(false);
    s.play('doneDealing').play('endTurn').play('deal', 'badger');
    expect([s.turn, s.can('sell', 'cargo'), s.can('sell', 'contraband')]).toEqual(['1', false, true]);
    s.G.alertCards = [];
    expect(game([], traders).play('deal', 'badger').can('sell', 'cargo')).toBe(true);
  });

  test('Persons of Interest: whoever botches a job upsets the whole crew', () => {
    const s = work(game([GOSSIP], { crew: ['jayne'] }, { alert: 'persons-of-interest' })).play('chooseOption', 1);
    expect(s.me.crew.map(({ disgruntled }) => disgruntled)).toEqual([true, true]);
  });

  test('Alliance Audit: it lies on the deck of the contact last worked for, who deals with nobody', () => {
    const s = game(
      [SIDE, 'an-unexpected-opportunity'],
      { at: 'athens' },
      { alert: 'alliance-audit', dice: [6, 6, 6], rival: { at: 'persephone' } },
    );
    work(s);
    while (s.stage !== 'turn') s.play(...first(s));
    expect(s.G.alertCards).toEqual([{ ref: 'alliance-audit', on: 'badger' }]);
    s.play('endTurn');
    expect(s.offered('deal')).toEqual([]);
    s.G.alertCards = [{ ref: 'alliance-audit', on: null }];
    expect(game([], { at: 'persephone' }, { alert: 'alliance-audit' }).offered('deal')).toEqual(['badger']);
  });

  test('Criminal Sighting: it lies on the deck a wanted crew was hired from, where nobody buys', () => {
    const s = game(
      [],
      { at: 'silverhold', cash: 3000 },
      { alert: 'criminal-sighting', discards: { silverhold: ['jayne'] }, rival: { at: 'silverhold' } },
    );
    expect(s.can('buy')).toBe(true);
    s.play('buy')
      .play('considerCards')
      .play('takeFromDiscard', 'jayne')
      .play('draw')
      .play('keep', 'jayne')
      .play('doneKeeping')
      .play('doneBuying');
    expect(s.G.alertCards).toEqual([{ ref: 'criminal-sighting', on: 'silverhold' }]);
    s.play('endTurn');
    expect([s.turn, s.can('buy'), s.can('shoreLeave')]).toEqual(['1', false, false]);
  });

  test('Rapid Response: the Cruiser may be moved one sector more', () => {
    const patrol = (alert?: Ref) =>
      scene({
        story: 'king-of-all-londinium',
        options: { sets },
        me: { leader: 'malcolm', at: 'pelorum', hold: { fuel: 2 } },
        cruiser: 'londinium',
        ...(alert && { alert }),
        top: { 'nav-alliance': ['cruiser-patrol'] },
      })
        .play('fullBurn', 'persephone')
        .offered('moveCruiser');
    const [near, far] = [patrol(), patrol('rapid-response')];
    expect(far).toEqual(expect.arrayContaining(near));
    expect(far.length).toBeGreaterThan(near.length);
  });

  test('Privilege Suspension: nobody counts as Solid with Harken', () => {
    const me: Has = { at: 'londinium', solid: ['harken'], warrants: 0, cash: 1000 };
    const favours = (alert?: Ref) =>
      game([], me, { cruiser: 'londinium', ...(alert && { alert }) })
        .play('deal', 'harken')
        .offered('buyFrom').length;
    expect(favours()).toBeGreaterThan(0);
    expect(favours('privilege-suspension')).toBe(0);
  });

  test('Privilege Suspension: not even the Helmsman answers a need to be Solid with Harken', () => {
    const moon = 'niska-moon-the-alliance';
    const me: Has = { at: 'londinium', hand: [moon], crew: ['helmsman', 'fess'] };
    const options = { sets: [...sets, 'breakin-atmo', 'kalidasa'] };
    const can = (alert?: Ref) => game([], me, { options, cruiser: 'londinium', ...(alert && { alert }) }).can('work', moon);
    expect([can(), can('privilege-suspension')]).toEqual([true, false]);
  });

  test('Incarceration Order: a wanted crew may go in place of one fine', () => {
    const me: Has = { leader: 'malcolm', at: 'pelorum', warrants: 2, crew: [{ ref: 'kaylee', wanted: true }], cash: 5000 };
    const s = game([], me, { cruiser: 'persephone', alert: 'incarceration-order' }).play('mosey', 'persephone').play('yes');
    expect([names(s), s.me.warrants, s.me.cash]).toEqual([['malcolm'], 0, 4000]);
    const no = game([], me, { cruiser: 'persephone', alert: 'incarceration-order', dice: [2] })
      .play('mosey', 'persephone')
      .play('no');
    expect([names(no), no.me.warrants, no.me.cash]).toEqual([['malcolm', 'kaylee'], 0, 3000]);
  });

  test('White Sun Commerce: who has a warrant buys nothing at Osiris and Persephone', () => {
    const at = (place: string, warrants: number) => game([], { at: place, warrants }, { alert: 'white-sun-commerce' }).can('buy');
    expect([at('osiris', 1), at('persephone', 1), at('osiris', 0), at('regina', 1)]).toEqual([false, false, true, true]);
  });

  test('Criminal Activity: one more misbehave card whenever somebody with a warrant works an illegal job', () => {
    const cards = [SIDE, 'an-unexpected-opportunity', 'a-vote-of-no-confidence'];
    const drawn = (warrants: number) => {
      const s = work(game(cards, { warrants }, { alert: 'criminal-activity', dice: [6, 1, 6, 1] }));
      const before = s.G.decks.misbehave.discard.length;
      while (s.stage !== 'turn') s.play(...first(s));
      return s.G.decks.misbehave.discard.length - before;
    };
    expect([drawn(0), drawn(1)]).toEqual([2, 3]);
    // Even where the step itself has none.
    const smuggle = 'badger-try-one-of-the-border-planets';
    const s = game(
      [SIDE],
      { leader: 'malcolm', at: 'persephone', hand: [smuggle], warrants: 1 },
      { alert: 'criminal-activity', cruiser: 'londinium' },
    );
    expect(open(work(s, smuggle))).toBe(SIDE);
    const ref = 'fanty-mingo-double-entendre';
    const bonus = game(
      [SIDE],
      { at: 'silverhold', active: [{ ref, step: 1 }], hold: { fugitives: 2 }, warrants: 1 },
      { alert: 'criminal-activity', options: { sets: [...sets, 'kalidasa'] } },
    );
    expect(open(bonus.play('workBonus', ref).play('setOut'))).toBe(SIDE);
  });

  test('Background Checks: with warrants a wanted roll must be higher than their number', () => {
    const escapes = (die: number, alert?: Ref) => {
      const me: Has = { warrants: 3, crew: [{ ref: 'kaylee', wanted: true }] };
      const s = work(game(['check-point', SIDE], me, { ...(alert && { alert }), dice: [die] })).play('chooseOption', 1);
      return names(s).includes('kaylee');
    };
    expect([escapes(3, 'background-checks'), escapes(4, 'background-checks'), escapes(3)]).toEqual([false, true, true]);
    // The Cruiser counts those the ship came with, although they are cleared before the roll.
    const met = (die: number) => {
      const me: Has = { at: 'pelorum', warrants: 3, crew: [{ ref: 'kaylee', wanted: true }], cash: 2000 };
      const s = game([], me, { cruiser: 'persephone', alert: 'background-checks', dice: [die] }).play('mosey', 'persephone');
      return [s.me.warrants, s.me.cash, names(s).includes('kaylee')];
    };
    expect([met(3), met(4)]).toEqual([
      [0, 0, false],
      [0, 0, true],
    ]);
  });
});

describe('single cards', () => {
  test('Grumpy Malcontent: the strongest goes back to the ship in a huff, of equals one of choice', () => {
    const sulk = (crew: Ref[]) => work(game(['grumpy-malcontent', SIDE], { leader: 'corbin', crew })).play('chooseOption', 1);
    const one = sulk(['jayne', 'kaylee']);
    expect([onJob(one), one.me.crew.map(({ disgruntled }) => disgruntled)]).toEqual([
      ['corbin', 'kaylee'],
      [false, true, false],
    ]);
    const two = sulk(['jayne', 'lund']);
    expect(two.offered('chooseCrew')).toEqual(['jayne', 'lund']);
    two.play('chooseCrew', 'lund');
    expect([onJob(two), two.me.crew.map(({ disgruntled }) => disgruntled)]).toEqual([
      ['corbin', 'jayne'],
      [false, false, true],
    ]);
    expect(open(two)).toBe(SIDE);
  });

  test("The Manure's hit the Turbine: a friend can only be sold by who has one", () => {
    const sell = (solid: Has['solid']) => work(game(['the-manures-hit-the-turbine', SIDE], { solid })).play('chooseOption', 0);
    expect(sell([]).stage).toBe('choose');
    expect(sell([]).legal).toEqual(['chooseOption 1']);
    const s = sell(['badger', 'niska']).play('chooseOption', 0).play('loseSolid', 'niska');
    expect([Object.keys(s.me.solid), open(s)]).toEqual([['badger'], SIDE]);
  });

  test('Check Point: when everybody turns back nobody is left to proceed', () => {
    const s = game(['check-point', SIDE], { leader: 'marco', crew: ['crow'] });
    s.play('work', JOB).play('leaveAboard', 'marco').play('setOut').play('chooseOption', 0);
    expect([s.stage, s.me.active.length, s.G.decks.misbehave.draw.at(-1)]).toEqual(['turn', 1, SIDE]);
  });

  test('Gambling Den: $1,000 for two dice, and a pair pays $2,000; either way the crew proceeds', () => {
    const bet = (dice: number[]) => work(game(['gambling-den', SIDE], { cash: 1000 }, { dice })).play('chooseOption', 0);
    expect([bet([4, 4]).me.cash, bet([4, 5]).me.cash, open(bet([1, 2]))]).toEqual([2000, 0, SIDE]);
  });

  test('Dangerous Gossip: all jobs in hand are discarded', () => {
    const hand = [JOB, 'amnon-duul-gun-running-jiangyin', 'niska-her-majesty-the-mayor-of-whitefall'];
    const s = work(game([GOSSIP], { hand })).play('chooseOption', 1);
    expect([s.me.hand, s.me.active.map(({ ref }) => ref)]).toEqual([[], [JOB]]);
    expect(s.G.decks.niska.discard.at(-1)).toBe(hand[2]);
  });

  test('Hotel Back-Office Terminal: one goes in alone and alone is wanted, or two more cards are faced', () => {
    const me: Has = { crew: ['bester', 'crow'] };
    const s = work(game(['hotel-back-office-terminal'], me, { dice: [1] }))
      .play('chooseOption', 0)
      .play('testCrew', 'bester');
    expect([s.stage, s.me.crew.map(({ wanted }) => wanted)]).toEqual(['turn', [false, true, false]]);
    const cards = ['hotel-back-office-terminal', SIDE, 'an-unexpected-opportunity', 'a-vote-of-no-confidence'];
    const round = work(game(cards, me)).play('chooseOption', 1).play('chooseOption', 1);
    expect(open(round)).toBe('an-unexpected-opportunity');
    round.play('chooseOption', 1);
    expect([open(round), round.G.stack.filter(({ kind }) => kind === 'misbehave').length]).toEqual(['a-vote-of-no-confidence', 1]);
  });

  test('SKILL-13 what River Tam sees is of use to nobody else who goes in alone', () => {
    const me: Has = { crew: ['bester', 'river-tam'] };
    // A 4 is two Tech of hers: Bester's one, and a 4, make five.
    const sent = (who: Ref) =>
      work(game(['hotel-back-office-terminal'], me, { dice: [4, 4] }))
        .play('chooseOption', 0)
        .play('testCrew', who)
        .G.log.find((entry) => entry.kind === 'test');
    expect([sent('bester'), sent('river-tam')]).toMatchObject([{ added: 1 }, { added: 2 }]);
  });

  test('We got a Plan? Anyone?: a die names the skill; whoever backs out may have another action', () => {
    const s = work(game(['we-got-a-plan-anyone'], {}, { dice: [5] }))
      .play('chooseOption', 1)
      .play('yes');
    expect([s.stage, s.G.turn.extra, s.can('makeWork')]).toEqual(['turn', 1, true]);
    const tested = work(game(['we-got-a-plan-anyone', SIDE], {}, { dice: [5, 6, 1] })).play('chooseOption', 0);
    expect(tested.G.log).toContainEqual(expect.objectContaining({ kind: 'test', skill: 'fight', total: 9 }));
  });
});

test('SCOPE-06 Crime & Punishment brings 40 misbehave cards and the Alliance Alerts; without it there is neither', () => {
  const [plain, crime] = [game([], {}, { options: { sets: ['base'] } }), game([])];
  const cards = (s: Scene) => s.G.decks.misbehave.draw.length;
  const wanted = (s: Scene) => s.G.decks.alert.draw.length;
  expect([cards(plain), wanted(plain), cards(crime), wanted(crime)]).toEqual([40, 0, 80, 10]);
  expect(plain.G.decks.misbehave.draw.filter((ref) => misbehave.some(({ id }) => ref.startsWith(id)))).toEqual([]);
});

describe('every way through every misbehave card of Crime & Punishment comes to an end', () => {
  test.each(misbehave.map(({ id }) => id))('%s', (id) => {
    for (let seed = 0; seed < 24; seed++) {
      const rich: Has = {
        crew: ['jayne', 'kaylee', 'shepherd-book', { ref: 'lund', wanted: true }],
        gear: ['pistol', 'burgesss-laser'],
        solid: ['badger', 'patience'],
        hold: { cargo: 2, contraband: 1 },
        cash: seed % 2 ? 5000 : 0,
        warrants: seed % 3,
      };
      const s = work(game([id, SIDE, 'an-unexpected-opportunity'], rich, { dice: [1 + (seed % 6)] }));
      const random = seededRandom(`${id}/${seed}`);
      for (let n = 0; s.stage !== 'turn'; n++) {
        if (n > 200) throw new Error(`still at ${s.stage}`);
        const legal = s.match.legal(s.turn);
        const move = legal[Math.floor(random.Number() * legal.length)];
        if (!move) throw new Error(`nothing to do in ${s.stage}`);
        s.play(move.move, ...move.args);
      }
      const { draw, discard } = s.G.decks.misbehave;
      expect(new Set([...draw, ...discard]).size).toBe(80);
    }
  });
});

function first(s: Scene): [string, ...(string | number | boolean)[]] {
  const legal = s.match.legal(s.turn);
  const move =
    legal.find(({ move: name }) => name === 'payAll' || name === 'accept' || name === 'roll') ??
    legal.find(({ move: name, args }) => name === 'chooseOption' && args[0] === 1) ??
    legal[0];
  if (!move) throw new Error('nothing to do');
  return [move.move, ...move.args];
}
