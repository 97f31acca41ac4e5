import { isWithinLimits } from '../../../src/firefly/goods';
import { HIDDEN, type Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const JOB = 'badger-losing-patience-with-patience';
const IMMORAL = 'harken-forced-settler-relocation-ansons-world';
const MAIL = 'harken-cargo-delivery-albion';
const refs = (s: Scene): Ref[] => s.me.crew.map(({ ref }) => ref);
const all = (s: Scene, token: 'cargo' | 'fuel' | 'parts' | 'contraband' | 'passengers'): number => s.me.hold[token] + s.me.stash[token];
const crewCard = (s: Scene, ref: Ref) => s.me.crew.find((crew) => crew.ref === ref);
/** A table whose story changes nothing; Marco (2 fight, 1 tech, not moral) leads. */
const game = (me: Has, table: Table = {}): Scene =>
  scene({ cruiser: 'santo', story: 'king-of-all-londinium', ...table, me: { leader: 'marco', ...me } });
/** Player 0 burns to Ezra, in Border Space, and draws this card. */
const border = (card: Ref, me: Has, table: Table = {}): Scene =>
  game({ at: 'regina', hold: { fuel: 1 }, ...me }, { ...table, top: { 'nav-border': [card] } }).play('fullBurn', 'ezra');
/** Loses a fight there that kills one, by a roll of 1. */
const ambushed = (me: Has, dice: number[] = []): Scene => border('scrapper-ambush', me, { dice: [1, ...dice] }).play('chooseOption', 1);
/** Player 0 burns to Persephone, in Alliance Space, and draws this card. */
const alliance = (card: Ref, me: Has): Scene =>
  game({ at: 'pelorum', hold: { fuel: 1 }, ...me }, { top: { 'nav-alliance': [card] } }).play('fullBurn', 'persephone');
/** Player 0 works at Athens and faces this card. */
function misbehaves(card: Ref, me: Has, dice: number[] = [], aboard: Ref[] = []): Scene {
  const s = game({ at: 'athens', hand: [JOB], ...me }, { top: { misbehave: [card] }, dice }).play('work', JOB);
  for (const ref of aboard) s.play('leaveAboard', ref);
  return s.play('setOut');
}
/** Player 0 considers a card of the discard pile at that planet. */
const shops = (at: 'silverhold' | 'osiris' | 'persephone' | 'regina', ref: Ref, me: Has): Scene =>
  game({ at, cash: 9000, ...me }, { discards: { [at]: [ref] } })
    .play('buy')
    .play('considerCards')
    .play('takeFromDiscard', ref)
    .play('draw');
/** Completes a job whose goods are aboard. */
const delivers = (job: Ref, me: Has): Scene =>
  game({ ...me, active: [{ ref: job, step: 1 }] })
    .play('work', job)
    .play('setOut');
const fuelOffered = (s: Scene): number => s.legal.filter((move) => move.startsWith('buyGoods fuel')).length;

// Squares: eight in the hold, four in the stash.

test('CORE-01 a square holds exactly one Cargo, Contraband or Passenger', () => {
  const s = border('derelict-ship', { hold: { cargo: 8 }, stash: { cargo: 3, fuel: 1 } }).play('chooseOption', 0);
  expect(all(s, 'cargo')).toBe(12);
  const half = border('derelict-ship', { hold: { cargo: 8 }, stash: { cargo: 3, fuel: 1, parts: 1 } }).play('chooseOption', 0);
  expect(all(half, 'cargo')).toBe(11);
  const riders = border('derelict-ship', { hold: { passengers: 8 }, stash: { contraband: 2, fugitives: 1, fuel: 1 } });
  expect(all(riders.play('chooseOption', 0), 'cargo')).toBe(1);
});

test('CORE-02 a square holds two Fuel or Parts, alike or mixed', () => {
  const s = game({ at: 'persephone', hold: { cargo: 8 }, stash: { cargo: 3 } }).play('buy');
  expect(fuelOffered(s)).toBe(2);
  s.play('buyGoods', 'fuel', 1).play('buyGoods', 'parts', 1);
  expect([all(s, 'fuel'), all(s, 'parts'), s.can('buyGoods')]).toEqual([1, 1, false]);
});

test('CORE-02 CORE-03 E-67 with half a square free only one Fuel can be bought', () => {
  const s = game({ at: 'persephone', cash: 1000, hold: { cargo: 8 }, stash: { cargo: 3, fuel: 1 } }).play('buy');
  expect(fuelOffered(s)).toBe(1);
});

test('CORE-03 a full ship can load nothing and take nothing in a trade', () => {
  const full = { hold: { cargo: 8 }, stash: { cargo: 4 } };
  expect(game({ at: 'sihnon', hand: [MAIL], ...full }).can('work', MAIL)).toBe(false);
  const trade = (rival: Has): Scene =>
    game({ at: 'persephone', hold: { cargo: 1 } }, { rival: { at: 'persephone', ...rival } })
      .play('offerTrade', '1')
      .play('give', 'goods', 'cargo');
  expect([trade(full).can('propose'), trade({}).can('propose')]).toEqual([false, true]);
});

test('CORE-05 Goods are Cargo, Contraband, Fuel and Parts; Passengers and Fugitives are not', () => {
  const hold = { cargo: 1, contraband: 1, fuel: 1, parts: 1, passengers: 1, fugitives: 1 };
  const s = game({ at: 'persephone', hold }, { rival: { at: 'persephone' } });
  expect(s.offered('jettison').sort()).toEqual(['cargo', 'contraband', 'fuel', 'parts']);
  s.play('offerTrade', '1');
  const goods = s.legal.filter((move) => move.startsWith('give goods')).map((move) => move.split(' ')[2]);
  expect(goods.sort()).toEqual(['cargo', 'contraband', 'fuel', 'parts']);
});

test('CORE-06 of goods loaded the owner picks the kinds, in any mix', () => {
  const options = { sets: ['base', 'blue-sun'] };
  const s = game(
    { leader: 'nandi', at: 'meridian', hold: { fuel: 1 } },
    { options, dice: [4], top: { 'nav-rim': ['locking-horns-over-scraps'] } },
  );
  s.play('fullBurn', 'highgate').play('chooseOption', 0);
  const kinds = s.legal.filter((move) => move.startsWith('load')).map((move) => move.split(' ')[1]);
  expect([...new Set(kinds)].sort()).toEqual(['cargo', 'contraband', 'fuel', 'parts']);
  s.play('load', 'contraband', 1).play('load', 'parts', 2);
  expect([all(s, 'contraband'), all(s, 'parts'), all(s, 'cargo'), s.can('load')]).toEqual([1, 2, 0, false]);
});

test('CORE-07 whatever matching tokens are aboard can be delivered, wherever they came from', () => {
  const table = { top: { 'nav-border': ['derelict-ship'] } };
  const s = game({ at: 'albion', hold: { fuel: 1 }, active: [{ ref: MAIL, step: 1 }] }, table);
  expect(s.can('work', MAIL)).toBe(false);
  // Salvaged from a wreck, not picked up for the job.
  s.play('fullBurn', 'border-1-20').play('chooseOption', 0);
  expect(all(s, 'cargo')).toBe(2);
  s.play('endTurn').play('endTurn').play('mosey', 'albion').play('work', MAIL).play('setOut');
  expect([all(s, 'cargo'), s.me.active, s.me.solid.harken]).toEqual([0, [], MAIL]);
});

test('CORE-08 the Leader counts as crew: for Shore Leave, the crew maximum, gear and kills', () => {
  const s = game({ at: 'persephone', cash: 1000, crew: ['kaylee'], gear: ['pistol'] });
  expect(s.me.gear).toEqual([{ ref: 'pistol', by: 'marco' }]);
  expect(s.play('shoreLeave').me.cash).toBe(800);
  expect(
    ambushed({ crew: ['kaylee'] })
      .offered('chooseVictim')
      .sort(),
  ).toEqual(['kaylee', 'marco']);
});

test('CORE-08 a moral Leader minds an immoral job as others do', () => {
  const me = { at: 'ansons-world', leader: 'malcolm', hold: { passengers: 2, cargo: 1 } };
  expect(crewCard(delivers(IMMORAL, me), 'malcolm')?.disgruntled).toBe(true);
});

test('CORE-09 the Leader is never dismissed and never hired away', () => {
  const s = game(
    { at: 'persephone', crew: ['jayne'] },
    {
      rival: {
        at: 'persephone',
        leader: 'nandi',
        crew: [
          { ref: 'nandi', disgruntled: true },
          { ref: 'kaylee', disgruntled: true },
        ],
      },
    },
  );
  expect(s.offered('dismiss')).toEqual(['jayne']);
  expect(s.offered('hireAway')).toEqual(['kaylee']);
});

test('CORE-10 a ship never has more crew than its maximum, the Leader among them', () => {
  const four = ['kaylee', 'lund', 'fendris', 'stark'];
  expect(shops('silverhold', 'jayne', { crew: four }).can('keep', 'jayne')).toBe(true);
  expect(shops('silverhold', 'jayne', { crew: [...four, 'skunk'] }).can('keep', 'jayne')).toBe(false);
  const roomy = { crew: [...four, 'skunk'], upgrades: ['expanded-crew-quarters'] };
  expect(shops('silverhold', 'jayne', roomy).can('keep', 'jayne')).toBe(true);
});

test('CORE-11 the cost of hiring is also the cut of a completed job', () => {
  expect(shops('regina', 'kaylee', { cash: 1000 }).play('keep', 'kaylee').me.cash).toBe(700);
  const s = delivers(MAIL, { at: 'albion', cash: 0, crew: ['kaylee'], hold: { cargo: 2 } });
  expect(s.me.cash).toBe(600);
  expect(s.play('payAll').me.cash).toBe(300);
});

test('CORE-12 CORE-23 the owner chooses the victims, who go to the box', () => {
  const s = border('ghost-ship', { crew: ['kaylee', 'jayne', 'wash'] }, { dice: [1] }).play('chooseOption', 1);
  s.play('chooseVictim', 'kaylee').play('chooseVictim', 'wash');
  expect(refs(s)).toEqual(['marco', 'jayne']);
  expect(s.G.box).toEqual(expect.arrayContaining(['kaylee', 'wash']));
  for (const { draw, discard } of Object.values(s.G.decks)) expect([...draw, ...discard]).not.toContain('kaylee');
});

test('CORE-13 the Leader may be named, survives and gets one Disgruntled token', () => {
  const s = ambushed({ crew: ['kaylee'] }).play('chooseVictim', 'marco');
  expect(refs(s)).toEqual(['marco', 'kaylee']);
  expect(crewCard(s, 'marco')?.disgruntled).toBe(true);
});

test('CORE-13 CORE-20 E-46 a Leader who takes a second token so keeps none, and all others leave', () => {
  const s = ambushed({ crew: [{ ref: 'marco', disgruntled: true }, 'kaylee', 'jayne'] }).play('chooseVictim', 'marco');
  expect(s.me.crew).toEqual([{ ref: 'marco', disgruntled: false, wanted: false }]);
  expect([s.G.decks.regina.discard.includes('kaylee'), s.G.decks.silverhold.discard.includes('jayne')]).toEqual([true, true]);
});

test('CORE-14 in a Work action only crew on the job can be killed, the Leader too only if there', () => {
  const s = misbehaves('gun-play', { crew: ['kaylee', 'inara', 'jayne'] }, [1], ['marco', 'jayne']).play('chooseOption', 0);
  expect(s.offered('chooseVictim').sort()).toEqual(['inara', 'kaylee']);
});

test('CORE-15 E-50 crew may not be dismissed to dodge a kill', () => {
  const s = misbehaves('gun-play', { crew: ['kaylee', 'inara'] }, [1]).play('chooseOption', 0);
  expect(s.stage).toBe('kill');
  expect(() => s.play('dismiss', 'kaylee')).toThrow();
  expect(new Set(s.legal.map((move) => move.split(' ')[0]))).toEqual(new Set(['chooseVictim']));
});

test('CORE-16 gear carried by a killed crew member stays with its owner', () => {
  const s = ambushed({ crew: ['kaylee'], gear: ['pistol', 'shiny-neck-tie'] });
  expect(s.me.gear).toContainEqual({ ref: 'shiny-neck-tie', by: 'kaylee' });
  s.play('chooseVictim', 'kaylee');
  expect(s.me.gear).toContainEqual({ ref: 'shiny-neck-tie', by: null });
});

const unhappy = (s: Scene): Ref[] => s.me.crew.filter(({ disgruntled }) => disgruntled).map(({ ref }) => ref);

test('CORE-17 crew get Disgruntled tokens for going unpaid, and only those who do', () => {
  const s = delivers(MAIL, { at: 'albion', crew: ['kaylee', 'jayne', 'wash'], hold: { cargo: 2 } });
  s.play('payCut', 'jayne');
  expect(unhappy(s)).toEqual([]);
  s.play('donePaying');
  expect(unhappy(s)).toEqual(['kaylee', 'wash']);
});

test('CORE-17 crew get Disgruntled tokens for a completed immoral job if they are moral, paid or not', () => {
  const me: Has = { at: 'ansons-world', crew: ['kaylee', 'jayne', 'wash'], hold: { passengers: 2, cargo: 1 } };
  const s = game({ ...me, active: [{ ref: IMMORAL, step: 1 }] }).play('work', IMMORAL);
  expect(unhappy(s)).toEqual([]);
  expect(unhappy(s.play('setOut').play('payAll'))).toEqual(['kaylee', 'wash']);
});

test('CORE-17 crew get Disgruntled tokens for a betrayal: one of their own turned over for the bounty', () => {
  const table: Table = { options: { sets: ['base', 'pirates'] }, bounties: ['bounty-bree', 'bounty-crow', 'bounty-stitch'] };
  const s = game({ crew: ['bree', 'jayne', 'wash'] }, table);
  expect(unhappy(s)).toEqual([]);
  expect(unhappy(s.play('apprehend', 'bounty-bree', 'bree'))).toEqual(['jayne', 'wash']);
});

test('CORE-17 crew get Disgruntled tokens from cards, as the card says', () => {
  const s = alliance('distress-signal', { crew: ['kaylee', 'lund'] });
  expect(unhappy(s)).toEqual([]);
  expect(unhappy(s.play('chooseOption', 1))).toEqual(['kaylee']);
});

test('CORE-18 E-53 a second token makes crew leave at once, even in deep space where nobody can be dismissed', () => {
  const crew = [{ ref: 'kaylee', disgruntled: true }];
  const s = game({ at: 'persephone', hold: { fuel: 1 }, crew }, { top: { 'nav-border': ['a-rogue-trader'] }, dice: [6, 6] });
  s.play('fullBurn', 'border-1-05');
  expect(s.can('dismiss')).toBe(false);
  s.play('chooseOption', 1);
  expect(refs(s)).toEqual(['marco']);
  expect(s.G.decks.regina.discard).toContain('kaylee');
});

test('CORE-19 CORE-22 crew who left can be hired from the discard pile straight away, without a Wanted token', () => {
  const crew = [{ ref: 'emma', disgruntled: true, wanted: true }];
  const s = alliance('distress-signal', { crew }).play('chooseOption', 1);
  expect(refs(s)).toEqual(['marco']);
  expect(s.G.decks.persephone.discard).toContain('emma');
  s.play('stop').play('buy').play('considerCards').play('takeFromDiscard', 'emma').play('draw').play('keep', 'emma');
  expect(crewCard(s, 'emma')).toEqual({ ref: 'emma', disgruntled: false, wanted: false });
});

test('CORE-20 E-52 a moral Leader with a token who completes an immoral job loses all others, owes them nothing and is Solid', () => {
  const crew = [{ ref: 'malcolm', disgruntled: true }, 'kaylee', 'jayne'];
  const s = delivers(IMMORAL, { at: 'ansons-world', leader: 'malcolm', cash: 0, crew, hold: { passengers: 2, cargo: 1 } });
  expect(s.me.crew).toEqual([{ ref: 'malcolm', disgruntled: false, wanted: false }]);
  expect([s.stage, s.me.cash, s.me.solid.harken]).toEqual(['turn', 1200, IMMORAL]);
});

test('CORE-21 a dismissed crew member goes face up to the discard pile of its own deck', () => {
  const s = game({ at: 'persephone', crew: ['kaylee'] }).play('dismiss', 'kaylee');
  expect(s.G.decks.regina.discard).toContain('kaylee');
});

test('CORE-21 CORE-32 a ship has one Drive Core; a new one sends the old one to its discard pile', () => {
  const s = shops('osiris', 'enhanced-graviton-accelerator', { drive: 'modified-radion-accelerator-mark-ii' });
  s.play('keep', 'enhanced-graviton-accelerator');
  expect(s.me.drive).toBe('enhanced-graviton-accelerator');
  expect(s.G.decks.osiris.discard).toContain('modified-radion-accelerator-mark-ii');
  expect(s.can('scrap')).toBe(false);
});

test('CORE-24 each deck has a face-down draw pile and a face-up discard pile', () => {
  const s = game({}, { discards: { regina: ['kaylee'], harken: [MAIL] } });
  const { decks } = s.match.view('0');
  for (const deck of ['regina', 'harken', 'nav-alliance', 'misbehave'] as const) {
    expect(decks[deck].draw).toEqual(s.G.decks[deck].draw.map(() => HIDDEN));
    expect(decks[deck].discard).toEqual(s.G.decks[deck].discard);
  }
  expect(decks.regina.discard).toContain('kaylee');
});

test('CORE-25 no reshuffle card stays in a discard pile: its deck is shuffled with all that was discarded', () => {
  const cards = (s: Scene, deck: 'nav-alliance' | 'misbehave') => [s.G.decks[deck].discard.length, s.G.decks[deck].draw.length];
  const s = game({ at: 'pelorum', hold: { fuel: 1 } }, { top: { 'nav-alliance': ['the-big-black', 'alliance-cruiser'] } });
  s.play('fullBurn', 'persephone');
  expect(cards(s, 'nav-alliance')).toEqual([1, 39]);
  s.play('flyOn', 'pelorum');
  expect([s.stage, s.G.cruiser, ...cards(s, 'nav-alliance')]).toEqual(['turn', 'pelorum', 0, 40]);
  const t = misbehaves('alliance-operatives', { crew: ['kaylee'] }, [1], ['kaylee']).play('chooseOption', 0);
  expect(cards(t, 'misbehave')).toEqual([0, 40]);
});

test('CORE-25 nor when the card was put away unread', () => {
  const me: Has = { at: 'athens', hand: [JOB], crew: ['dalin'] };
  const table: Table = { options: { sets: ['base', 'pirates'] }, top: { misbehave: ['alliance-operatives'] } };
  const s = game(me, table).play('work', JOB).play('setOut').play('useAbility', 'dalin', 0);
  // For $200 another card is drawn instead.
  expect([s.stage, s.me.cash, s.G.decks.misbehave.discard, s.G.decks.misbehave.draw.length]).toEqual(['choose', 2800, [], 39]);
});

test('CORE-26 an ability is mandatory unless it says "may"', () => {
  const must = border('derelict-ship', { crew: ['scrapper-pilot'] }).play('chooseOption', 0);
  expect([must.stage, all(must, 'fuel'), all(must, 'cargo')]).toEqual(['turn', 2, 2]);
  const may = border('whats-that-noise', { crew: ['kaylee'] }, { dice: [1] }).play('chooseOption', 0);
  expect([may.can('useAbility', 'kaylee'), may.can('accept')]).toEqual([true, true]);
});

test('CORE-27 a bonus for a keyword counts once, however many copies there are', () => {
  // Burgess and the tie: 2 Negotiate, both Fancy Duds, +3; a 7 is needed.
  const passes = (die: number): boolean => {
    const me = { leader: 'burgess', gear: ['shiny-neck-tie'] };
    return misbehaves('it-takes-a-womans-touch', me, [die]).play('chooseOption', 0).me.misbehaved === 1;
  };
  expect([passes(1), passes(2)]).toEqual([false, true]);
});

test('CORE-28 everybody carries one gear, the Leader too, unless a card says otherwise', () => {
  const s = game({ crew: ['kaylee'], gear: ['pistol', 'knife', 'vera'] });
  expect(s.me.gear.map(({ by }) => by)).toEqual(['marco', 'kaylee', null]);
  const jayne = game({ crew: ['jayne'], gear: ['pistol', 'knife', 'vera', 'shiny-neck-tie', 'kaylees-reprogrammer'] });
  expect(jayne.me.gear.map(({ by }) => by)).toEqual(['marco', 'jayne', 'jayne', 'jayne', null]);
});

test('CORE-29 any amount of gear may be owned; what nobody carries has no effect', () => {
  expect(misbehaves('knife-fight', { gear: ['pistol', 'knife'] }).offered('chooseOption')).toEqual([0, 1]);
  const idle = misbehaves('knife-fight', { gear: ['knife', 'pistol', 'vera', 'pistol~2'] });
  expect([idle.me.gear.length, idle.offered('chooseOption')]).toEqual([4, [1]]);
});

test('CORE-30 gear is handed on freely, but not once a Work action is under way', () => {
  const s = game({ crew: ['kaylee'], gear: ['pistol'] })
    .play('outfit')
    .play('handOver', 'pistol')
    .play('giveTo', 'kaylee');
  expect(s.me.gear).toEqual([{ ref: 'pistol', by: 'kaylee' }]);
  const busy = misbehaves('knife-fight', { crew: ['kaylee'], gear: ['pistol'] });
  expect([busy.can('outfit'), busy.can('handOutGear'), busy.can('handOver')]).toEqual([false, false, false]);
});

test('CORE-30 in the middle of a Fly action gear is handed on as well', () => {
  const s = border('the-big-black~28', { crew: ['kaylee'], gear: ['pistol'] });
  s.play('outfit').play('handOver', 'pistol').play('giveTo', 'kaylee').play('doneOutfitting');
  expect([s.me.gear, s.stage, s.can('flyOn')]).toEqual([[{ ref: 'pistol', by: 'kaylee' }], 'fly', true]);
});

test('CORE-31 a ship has no more upgrades than slots; one may be discarded at any time to free a slot', () => {
  const upgrades = ['cry-baby', 'full-tune-up-retro-fit', 'fully-equipped-med-bay'];
  const s = shops('osiris', 'exterior-cargo-pods', { upgrades });
  expect(s.can('keep', 'exterior-cargo-pods')).toBe(false);
  s.play('scrap', 'full-tune-up-retro-fit').play('keep', 'exterior-cargo-pods');
  expect(s.me.upgrades).toEqual(['cry-baby', 'fully-equipped-med-bay', 'exterior-cargo-pods']);
  expect(s.G.decks.osiris.discard).toContain('full-tune-up-retro-fit');
});

test('CORE-37 the Wanted symbol is not a Warrant: the law takes no fine for it', () => {
  const fined = (me: Has): number =>
    3000 - game({ at: 'pelorum', ...me }, { cruiser: 'persephone', dice: [6] }).play('mosey', 'persephone').me.cash;
  expect([fined({ crew: ['jayne'] }), fined({ warrants: 1 })]).toEqual([0, 1000]);
});

test('CORE-38 clearing Warrants leaves crew as Wanted as they were', () => {
  const s = game({ at: 'persephone', warrants: 2, solid: ['badger'], crew: [{ ref: 'kaylee', wanted: true }] });
  s.play('deal', 'badger').play('askFavour', Number(s.offered('askFavour')[0]));
  expect([s.me.warrants, s.me.cash, crewCard(s, 'kaylee')?.wanted]).toEqual([0, 2000, true]);
});

test('CORE-36 a Mudder is handed in at Harvest for $500, which every moral crew member minds', () => {
  const harvest = (at: string, crew: string[]) =>
    scene({ options: { sets: ['base', 'kalidasa'] }, me: { at, leader: 'malcolm', crew, cash: 0 } });
  const s = harvest('harvest', ['mudder', 'zoe', 'jayne']).play('useAbility', 'mudder', 0);
  expect(s.me.cash).toBe(500);
  expect(s.G.box).toContain('mudder');
  expect(s.me.crew.map(({ ref, disgruntled }) => [ref, disgruntled])).toEqual([
    ['malcolm', true],
    ['zoe', true],
    ['jayne', false],
  ]);
  expect(s.G.turn.used).toEqual([]);
  expect(harvest('athens', ['mudder']).can('useAbility', 'mudder')).toBe(false);
});

/** Scrappers at Regina take the one upgrade of the ship. */
const scrapped = (upgrade: string, me: Has): Scene => {
  const top = { 'nav-border': ['scrapper-ambush'] };
  const s = scene({ top, dice: [1], me: { at: 'kerry', leader: 'nandi', ship: 'yun-qi', upgrades: [upgrade], ...me } });
  return s.play('fullBurn', 'regina').play('chooseOption', 0);
};

test('CORE-03 a ship that loses room parts with what it can no longer hold, of its owner’s choice', () => {
  const s = scrapped('concealed-smuggling-compartments', { hold: { fuel: 3, cargo: 7 }, stash: { cargo: 6 } });
  expect(s.legal).toEqual(['jettison cargo', 'jettison fuel']);
  s.play('jettison', 'cargo').play('jettison', 'cargo');
  expect(s.stage).toBe('turn');
  expect(s.me.hold.cargo + s.me.stash.cargo).toBe(11);
  expect(s.me.hold.fuel + s.me.stash.fuel).toBe(2);
});

test('CORE-03 what fits when stowed anew stays aboard', () => {
  const s = scrapped('concealed-smuggling-compartments', { hold: { fuel: 1 }, stash: { cargo: 6 } });
  expect([s.stage, s.me.hold.cargo, s.me.stash.cargo]).toEqual(['turn', 2, 4]);
});

test('CORE-10 a ship that loses crew places parts with crew of its owner’s choice', () => {
  const s = scrapped('expanded-crew-quarters', {
    hold: { fuel: 1 },
    crew: ['zoe', 'gun-hand', 'jayne', 'gun-hand~2', 'lund', 'inara', 'crow'],
  });
  expect(s.offered('dismiss')).not.toContain('nandi');
  s.play('dismiss', 'crow').play('dismiss', 'lund');
  expect([s.stage, s.me.crew.length]).toEqual(['turn', 6]);
});

test('CORE-02 CORE-03 half a square free in the hold and half a one in the stash make room for one more, stowed anew', () => {
  const deals = (hold: Has['hold'], stash: Has['stash']): Scene =>
    scene({
      options: { sets: ['base', 'blue-sun'] },
      me: { at: 'highgate', leader: 'marco', ship: 'serenity', solid: ['lord-harrow'], hold: hold ?? {}, stash: stash ?? {} },
    }).play('deal', 'lord-harrow');
  const s = deals({ cargo: 7, fuel: 1 }, { cargo: 3, parts: 1 });
  expect(s.offered('buyFrom')).toEqual([1]);
  s.play('buyFrom', 'cargo', 1);
  expect([all(s, 'cargo'), all(s, 'fuel'), all(s, 'parts'), s.can('buyFrom')]).toEqual([11, 1, 1, false]);
  expect(isWithinLimits(s.G, '0')).toBe(true);
  // One half alone is no room.
  expect(deals({ cargo: 7, fuel: 1 }, { cargo: 4 }).can('buyFrom')).toBe(false);
});
