import { Match } from '../../../src/engine/match';
import { deckOf } from '../../../src/firefly/cards';
import { firefly } from '../../../src/firefly/rules';
import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** What no source decides: the default that keeps play going. Those with a rule of their own to prove stand beside it. */

const JOB = 'badger-losing-patience-with-patience';
const BLUE_SUN = { options: { sets: ['base', 'blue-sun'] } };
const refs = (s: Scene): Ref[] => s.me.crew.map(({ ref }) => ref);
/** A table whose story changes nothing; Marco (2 fight, 1 tech, not moral) leads. */
const game = (me: Has, table: Table = {}): Scene =>
  scene({ cruiser: 'santo', story: 'king-of-all-londinium', ...table, me: { leader: 'marco', ...me } });
/** Player 0 burns to Ezra, in Border Space, and draws this card. */
const border = (card: Ref, me: Has, table: Table = {}): Scene =>
  game({ at: 'regina', hold: { fuel: 1 }, ...me }, { ...table, top: { 'nav-border': [card] } }).play('fullBurn', 'ezra');
/** Player 0 works at Athens and faces these cards. */
const misbehaves = (cards: Ref[], me: Has, dice: number[] = []): Scene =>
  game({ at: 'athens', hand: [JOB], ...me }, { top: { misbehave: cards }, dice })
    .play('work', JOB)
    .play('setOut');

test('NAV-05 (U-02) a ship that cannot evade anywhere stays where it is, and the flight is over', () => {
  const cutters = ['border-1-12', 'border-1-13', 'triumph'];
  const rival: Has = { at: 'silverhold', crew: ['kaylee', 'lund'], hold: { fuel: 1 } };
  const s = game({}, { ...BLUE_SUN, cutters: ['silverhold', ...cutters], rival, dice: [1] })
    .play('endTurn')
    .play('chooseOption', 0);
  while (s.stage === 'kill') s.play('chooseVictim', String(s.offered('chooseVictim')[0]));
  expect([s.turn, s.stage, s.rival.sector]).toEqual(['1', 'turn', 'silverhold']);
  const way = game({}, { ...BLUE_SUN, cutters: ['silverhold', ...cutters.slice(1)], rival, dice: [1] })
    .play('endTurn')
    .play('chooseOption', 0);
  while (way.stage === 'kill') way.play('chooseVictim', String(way.offered('chooseVictim')[0]));
  expect(way.offered('evadeTo')).toEqual(['border-1-12']);
});

test('CORVETTE-10 (U-04) a Cutter that the Corvette drives off leaves no token', () => {
  const table: Table = {
    options: { sets: ['base', 'blue-sun', 'kalidasa'] },
    cutters: ['persephone', 'kerry', 'boros'],
    corvette: 'beaumonde',
    alerts: { persephone: { alliance: 6 } },
    dice: [1],
  };
  const s = game({ at: 'pelorum' }, table).play('mosey', 'persephone').play('answerAlert', 'corvette');
  while (s.stage === 'move-npc') s.match.play(s.turn, s.match.legal(s.turn)[0] as { move: string; args: [] });
  expect([s.G.corvette, s.G.cutters.includes('persephone'), s.G.alerts.persephone]).toEqual(['persephone', false, undefined]);
});

test('C3K2-02 (U-06) an empty deck is not reshuffled: what the discard pile offers is all there is', () => {
  const s = game({ at: 'persephone' });
  const pile = s.G.decks.badger;
  s.G.box.push(...pile.draw.splice(0));
  pile.discard = ['badger-pushing-drops', 'badger-sowing-chaos'];
  s.play('deal', 'badger').play('considerJobs').play('takeFromDiscard', 'badger-pushing-drops').play('draw');
  expect([s.offered('keep'), pile.draw, pile.discard]).toEqual([['badger-pushing-drops'], [], ['badger-sowing-chaos']]);
  s.play('keep', 'badger-pushing-drops').play('doneDealing');
  pile.discard.splice(0);
  s.play('endTurn').play('endTurn').play('deal', 'badger');
  expect([s.can('considerJobs'), s.can('doneDealing')]).toEqual([false, true]);
});

test('FREE-12 (U-11) gear may be thrown away on one’s own turn, to its discard pile, but not at work', () => {
  const s = game({ gear: ['pistol'] }).play('dropGear', 'pistol');
  expect([s.me.gear, s.G.decks[deckOf('pistol') as 'silverhold'].discard.includes('pistol')]).toEqual([[], true]);
  expect(misbehaves(['knife-fight'], { gear: ['pistol'] }).can('dropGear')).toBe(false);
});

test('FREE-12 FREE-13 in a Deal too things go overboard and crew are let go, to make room for what is bought', () => {
  const full: Has = { ship: 'serenity', crew: ['wash'], solid: ['lord-harrow'], hold: { cargo: 8 }, stash: { contraband: 4 } };
  const s = game({ at: 'highgate', ...full }, BLUE_SUN).play('deal', 'lord-harrow');
  expect([s.can('buyFrom'), s.can('jettison', 'contraband'), s.can('dismiss', 'wash')]).toEqual([false, true, true]);
  s.play('jettison', 'contraband').play('buyFrom', 'cargo', 1);
  expect([s.me.stash.contraband, s.me.stash.cargo, s.stage]).toEqual([3, 1, 'deal']);
});

test('CORE-20 (U-13) a leader who fires everybody in the middle of a job goes on alone', () => {
  const crew: Has['crew'] = [{ ref: 'malcolm', disgruntled: true }, 'kaylee', 'jayne'];
  const s = misbehaves(['time-for-some-thrillin-heroics', 'gun-play'], { leader: 'malcolm', crew }, [4]).play('chooseOption', 1);
  expect([refs(s), s.stage]).toEqual([['malcolm'], 'choose']);
  // Alone his 2 Fight and a 4 do not make the 7 of Gun Play.
  s.play('chooseOption', 0);
  expect([s.stage, s.me.crew[0]?.disgruntled, s.me.active.length]).toEqual(['turn', true, 1]);
});

test('CORE-12 (U-14) with more kills than crew at risk everybody is hit once', () => {
  const s = border('ghost-ship', {}, { dice: [1] }).play('chooseOption', 1);
  expect(s.me.crew).toEqual([{ ref: 'marco', disgruntled: true, wanted: false }]);
});

test('MEDIC-03 (U-15) a Medic killed with others still rolls for all of them, in the owner’s order', () => {
  const s = border('ghost-ship', { crew: ['kaylee', 'med-staff'] }, { dice: [1, 1, 6] }).play('chooseOption', 1);
  s.play('chooseVictim', 'kaylee').play('chooseVictim', 'med-staff');
  expect(s.offered('medic')).toEqual(['kaylee', 'med-staff']);
  s.play('medic', 'med-staff').play('medic', 'kaylee');
  expect([refs(s), s.G.box.includes('med-staff')]).toEqual([['marco', 'kaylee'], true]);
});

test('CORE-20 MEDIC-08 nobody is rolled for whom the leader has fired before', () => {
  const crew: Has['crew'] = [{ ref: 'marco', disgruntled: true }, 'kaylee', 'med-staff'];
  const s = border('ghost-ship', { crew }, { dice: [1] }).play('chooseOption', 1);
  s.play('chooseVictim', 'marco').play('chooseVictim', 'kaylee').play('noMedic', 'marco');
  expect([refs(s), s.stage === 'kill', s.G.box.includes('kaylee')]).toEqual([['marco'], false, false]);
  expect(s.G.decks.regina.discard).toContain('kaylee');
});

test('FREE-12 (U-16) between the law’s arrival and what it does nothing goes overboard', () => {
  const me: Has = { at: 'pelorum', upgrades: ['cry-baby'], hold: { contraband: 1 } };
  const s = game(me, { cruiser: 'persephone' }).play('mosey', 'persephone');
  expect([s.stage, s.can('submit'), s.can('jettison')]).toEqual(['alliance', true, false]);
});

test('SOLID-04 (U-17) the card of a Harken job done with a warrant goes to the box', () => {
  const job = { ref: 'harken-cargo-delivery-albion', step: 1 };
  const s = game({ at: 'albion', active: [job], hold: { cargo: 2 }, warrants: 1 })
    .play('work', job.ref)
    .play('setOut');
  expect([s.me.solid.harken, s.G.box.includes(job.ref)]).toEqual([undefined, true]);
});

test('NAV-18 (U-22) a ship with nowhere to go stays, and nobody is asked', () => {
  const s = game(
    { at: 'pelorum', solid: ['harken'], hold: { fuel: 1 } },
    { top: { 'nav-alliance': ['alliance-entanglements'] }, rival: { at: 'regina' } },
  );
  // It is to be sent to an outlaw in Alliance Space, and there is none.
  s.play('fullBurn', 'persephone').play('chooseOption', 1);
  expect([s.G.cruiser, s.turn, s.can('moveCruiser'), s.can('flyOn')]).toEqual(['santo', '0', false, true]);
});

test('ALLIANCE-02 (U-23) who starts as an Outlaw with the Cruiser has no contact until something happens', () => {
  const match = Match.start(firefly, 'outlaw', 2, { story: 'desperadoes' });
  while (match.G.phase === 'draft') {
    const p = match.active()[0]?.player ?? '';
    const legal = match.legal(p);
    const move =
      legal.find(({ move: name, args }) => (name === 'placeShip' && args[0] === 'londinium') || name.startsWith('done')) ?? legal[0];
    if (move) match.play(p, move);
  }
  const starter = Object.values(match.G.players).find(({ sector }) => sector === 'londinium');
  expect([match.G.cruiser, starter?.warrants, starter?.cash]).toEqual(['londinium', 1, 3000]);
});

test('WORK-05 (U-26) gear of whoever leaves or is sent back stays with its owner and is of no more use on the job', () => {
  // River Tam's own die shows 1: back to the ship, and the pistol with her.
  const s = misbehaves(['kill-the-alarm', 'knife-fight'], { crew: ['river-tam'], gear: ['knife', 'pistol'] }, [1, 5]);
  expect(s.me.gear.map(({ by }) => by)).toEqual(['marco', 'river-tam']);
  s.play('chooseOption', 0);
  expect([s.stage, s.can('chooseOption', 0), s.me.gear.length]).toEqual(['choose', false, 2]);
  const leaves = misbehaves(['gun-play'], { crew: [{ ref: 'kaylee', disgruntled: true }], gear: ['knife', 'pistol'] }).play(
    'chooseOption',
    1,
  );
  expect([refs(leaves), leaves.me.gear]).toEqual([
    ['marco'],
    [
      { ref: 'knife', by: 'marco' },
      { ref: 'pistol', by: null },
    ],
  ]);
});

test('FREE-12 FREE-13 (U-27) with a card open things and crew go before the option is chosen, and not after', () => {
  const s = misbehaves(['a-formal-affair'], { leader: 'nandi', crew: ['kaylee', 'inara'], hold: { cargo: 1 } }, [1]);
  expect([s.can('jettison', 'cargo'), s.can('dismiss', 'kaylee')]).toEqual([true, true]);
  s.play('dismiss', 'kaylee');
  expect([refs(s), s.can('chooseOption', 1)]).toEqual([['nandi', 'inara'], true]);
  const flying = border('scrapper-ambush', { crew: ['zoe'], hold: { fuel: 2, cargo: 1 } }, { dice: [1] });
  expect(flying.can('jettison', 'cargo')).toBe(true);
  flying.play('chooseOption', 1);
  expect([flying.stage, flying.can('jettison')]).toEqual(['test', false]);
});

test('ALLIANCE-13 (U-33) an Outlaw whom the Cruiser has dealt with has no contact for a further cause there', () => {
  const job = 'badger-try-one-of-the-border-planets';
  const s = game({ leader: 'malcolm', at: 'pelorum', crew: ['jayne', 'kaylee'], hand: [job] }, { cruiser: 'persephone', dice: [6] }).play(
    'mosey',
    'persephone',
  );
  expect(refs(s)).toContain('jayne');
  s.play('work', job).play('setOut');
  expect([s.me.hold.contraband + s.me.stash.contraband, s.G.log.some(({ kind }) => kind === 'alliance')]).toEqual([2, false]);
});
