import { idOf } from '../../../src/firefly/cards';
import { nav } from '../../../src/firefly/content/base/nav';
import type { DeckId, Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const calm = { alliance: 'the-big-black', border: 'the-big-black~28' };
const fuelled: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', hold: { fuel: 3 } };

/** Player 0 burns into an Alliance or Border sector and draws this card there. */
function draws(card: Ref, deck: 'nav-alliance' | 'nav-border', table: Table = {}): Scene {
  const [from, to] = deck === 'nav-alliance' ? ['pelorum', 'persephone'] : ['regina', 'ezra'];
  const s = scene({ cruiser: 'santo', ...table, me: { ...fuelled, at: from, ...table.me }, top: { [deck]: [card], ...table.top } });
  return s.play('fullBurn', to as string);
}
const pileOf = (s: Scene, deck: DeckId) => s.G.decks[deck];

test('NAV-01 the Nav deck drawn from is that of the zone just entered', () => {
  const s = scene({ me: { ...fuelled, at: 'persephone' }, top: { 'nav-alliance': [calm.alliance], 'nav-border': [calm.border] } });
  s.play('fullBurn', 'border-1-05');
  expect(pileOf(s, 'nav-border').discard).toEqual([calm.border]);
  expect(pileOf(s, 'nav-alliance').discard).toEqual([]);
});

test('NAV-02 the active player picks one of the options whose requirement is met', () => {
  const without = draws('minor-technical-difficulty', 'nav-alliance');
  expect([without.turn, without.offered('chooseOption')]).toEqual(['0', [0]]);
  const s = draws('minor-technical-difficulty', 'nav-alliance', { me: { hold: { fuel: 2, parts: 1 } } });
  expect(s.offered('chooseOption')).toEqual([0, 1]);
  s.play('chooseOption', 1);
  expect([s.me.hold.parts, s.stage]).toEqual([0, 'fly']);
});

test('NAV-03 every way through a Nav card ends in Keep Flying, Full Stop or Evade', () => {
  for (const { id, decks } of nav)
    for (const zone of ['alliance', 'border'] as const) {
      if (!decks[zone]) continue;
      const deck = `nav-${zone}` as const;
      const me: Has = { hold: { fuel: 4, parts: 2, cargo: 1 }, crew: ['wash', 'kaylee'], upgrades: ['cry-baby'], cash: 3000 };
      const card = pileOf(scene(), deck).draw.find((ref) => idOf(ref) === id);
      if (card === undefined) continue;
      const options = draws(card, deck, { me }).offered('chooseOption');
      for (const option of options.length > 0 ? options : [null]) {
        const s = draws(card, deck, { me, dice: [3, 3, 3, 3] });
        if (option !== null) s.play('chooseOption', option);
        for (let i = 0; i < 20 && !(s.stage === 'turn' || s.can('flyOn')); i++) {
          const [first] = s.match.legal(s.turn);
          const quiet = s.match.legal(s.turn).find(({ move }) => ['accept', 'enough', 'noMedic'].includes(move)) ?? first;
          if (quiet) s.match.play(s.turn, quiet);
        }
        expect([id, option, s.stage === 'turn' || s.can('stop')]).toEqual([id, option, true]);
      }
    }
});

test('NAV-04 Full Stop: the ship stays where it is and the Fly action is over', () => {
  const s = draws('customs-inspection', 'nav-alliance').play('chooseOption', 0);
  expect([s.me.sector, s.stage, s.can('fullBurn'), s.can('mosey')]).toEqual(['persephone', 'turn', false, false]);
  expect(s.can('buy')).toBe(true);
});

test('NAV-05 Evade: the ship moves to an adjacent sector, draws no Nav card there, and the Fly action is over', () => {
  const s = draws('customs-inspection', 'nav-alliance').play('chooseOption', 1);
  const left = pileOf(s, 'nav-border').draw.length;
  s.play('evadeTo', 'border-1-05');
  expect([s.me.sector, s.stage, s.can('fullBurn')]).toEqual(['border-1-05', 'turn', false]);
  expect(pileOf(s, 'nav-border').draw).toHaveLength(left);
});

test('NAV-06 the owner picks the Evade sector, which may not hold a Cutter', () => {
  const s = draws('customs-inspection', 'nav-alliance', { cutter: 'border-1-06' }).play('chooseOption', 1);
  expect([s.turn, s.offered('evadeTo')]).toEqual(['0', ['border-1-04', 'border-1-05', 'pelorum', 'white-sun-4-02', 'white-sun-4-03']]);
});

test("NAV-07 the Cruiser's sector is a legal Evade target, and an Outlaw then has the contact", () => {
  const s = draws('customs-inspection', 'nav-alliance', { cruiser: 'pelorum', me: { at: 'white-sun-4-02', cash: 2500 } });
  s.play('chooseOption', 1).play('evadeTo', 'pelorum');
  expect([s.me.sector, s.me.warrants, s.me.cash, s.stage]).toEqual(['pelorum', 0, 1500, 'turn']);
});

test('NAV-08 after a reshuffle card is resolved, it, the discard pile and the rest form a new deck', () => {
  const s = scene({ players: 2 });
  const all = [...pileOf(s, 'nav-alliance').draw].sort();
  const t = draws('alliance-cruiser', 'nav-alliance', { discards: { 'nav-alliance': [calm.alliance, 'customs-inspection'] } });
  expect(pileOf(t, 'nav-alliance').discard).toEqual([]);
  expect([...pileOf(t, 'nav-alliance').draw].sort()).toEqual(all);
});

test('NAV-09 a Nav deck that runs out is remade from its whole discard pile, reshuffle card included', () => {
  const s = scene({ cruiser: 'santo', me: { ...fuelled, at: 'pelorum' } });
  const deck = pileOf(s, 'nav-alliance');
  deck.discard = deck.draw.splice(0);
  const all = [...deck.discard].sort();
  expect(all).toContain('alliance-cruiser');
  s.play('fullBurn', 'persephone');
  const drawn = s.stage === 'choose' ? all.filter((ref) => !pileOf(s, 'nav-alliance').draw.includes(ref)) : [];
  expect([...pileOf(s, 'nav-alliance').draw, ...pileOf(s, 'nav-alliance').discard, ...drawn].sort()).toEqual(all);
  expect(pileOf(s, 'nav-alliance').draw.length).toBeGreaterThanOrEqual(all.length - 1);
});

test('NAV-10 the Alliance Cruiser card brings the Cruiser and means Full Stop, even for a clean ship', () => {
  const clean = draws('alliance-cruiser', 'nav-alliance', { me: { cash: 3000 } });
  expect([clean.G.cruiser, clean.me.sector, clean.me.cash, clean.stage]).toEqual(['persephone', 'persephone', 3000, 'turn']);
  const outlaw = draws('alliance-cruiser', 'nav-alliance', { me: { cash: 3000, warrants: 1 } });
  expect([outlaw.G.cruiser, outlaw.me.cash, outlaw.me.warrants, outlaw.stage]).toEqual(['persephone', 2000, 0, 'turn']);
});

test('NAV-13 the Reaver Cutter card brings the Cutter and Reaver Contact is resolved at once', () => {
  const s = draws('reaver-cutter', 'nav-border', { me: { crew: ['kaylee'], hold: { fuel: 2 } } });
  expect(s.G.cutters).toEqual(['ezra']);
  expect([s.turn, s.offered('chooseOption')]).toEqual(['0', [0, 1]]);
});

test('NAV-17 Cruiser Patrol: the player to the right moves the Cruiser one sector inside Alliance Space', () => {
  const s = draws('cruiser-patrol', 'nav-alliance', { players: 3, cruiser: 'ariel' });
  expect(s.turn).toBe('2');
  expect(s.offered('moveCruiser')).toEqual(['bellerophon', 'white-sun-3-08', 'white-sun-4-01', 'white-sun-4-14']);
  s.play('moveCruiser', 'bellerophon');
  expect([s.G.cruiser, s.turn, s.can('flyOn')]).toEqual(['bellerophon', '0', true]);
});

test('NAV-18 Alliance Entanglements: the drawer sends the Cruiser to an Alliance sector with no Firefly', () => {
  const s = draws('alliance-entanglements', 'nav-alliance', { rival: { at: 'londinium' } }).play('chooseOption', 0);
  expect(s.turn).toBe('0');
  expect(s.offered('moveCruiser')).toContain('osiris');
  for (const sector of ['londinium', 'persephone', 'regina']) expect(s.offered('moveCruiser')).not.toContain(sector);
  s.play('moveCruiser', 'osiris');
  expect([s.G.cruiser, s.can('flyOn')]).toEqual(['osiris', true]);
});

test('NAV-18 Alliance Entanglements, Solid with Harken: the drawer sends the Cruiser to an Outlaw and takes $500', () => {
  const rival: Has = { at: 'londinium', warrants: 1, cash: 4000 };
  expect(draws('alliance-entanglements', 'nav-alliance', { rival }).can('chooseOption', 1)).toBe(false);
  const s = draws('alliance-entanglements', 'nav-alliance', { rival, me: { solid: ['harken'], cash: 0 } }).play('chooseOption', 1);
  if (s.can('moveCruiser')) s.play('moveCruiser', 'londinium');
  expect([s.G.cruiser, s.rival.warrants, s.rival.cash, s.me.cash]).toEqual(['londinium', 0, 3000, 500]);
});

test('NAV-18 Alliance Entanglements: where the Cruiser is already it is not sent, and who is there is not met again (ALLIANCE-13)', () => {
  const s = draws('alliance-entanglements', 'nav-alliance', { cruiser: 'londinium' }).play('chooseOption', 0);
  expect([s.can('moveCruiser', 'osiris'), s.can('moveCruiser', 'londinium')]).toEqual([true, false]);
  const rival: Has = { at: 'londinium', crew: ['jayne'] };
  const met = draws('alliance-entanglements', 'nav-alliance', { cruiser: 'londinium', rival, me: { solid: ['harken'] }, dice: [1] });
  met.play('chooseOption', 1);
  expect([met.G.log.some(({ kind }) => kind === 'alliance'), met.rival.crew.length]).toEqual([false, 2]);
});

test('NAV-18 Reaver Bait: the drawer sends the Cutter to an empty Border sector, or brings it here and Evades without contact', () => {
  const away = draws('reaver-bait', 'nav-border', { rival: { at: 'hera' } }).play('chooseOption', 0);
  expect(away.turn).toBe('0');
  const offered = away.match.legal('0').flatMap(({ move, args }) => (move === 'moveCutter' ? [args[1]] : []));
  expect(offered).toContain('silverhold');
  for (const sector of ['hera', 'ezra', 'osiris']) expect(offered).not.toContain(sector);
  away.play('moveCutter', 'border-2-06', 'silverhold');
  expect([away.G.cutters, away.can('flyOn')]).toEqual([['silverhold'], true]);
  const here = draws('reaver-bait', 'nav-border', { me: { crew: ['zoe'] } }).play('chooseOption', 1);
  expect(here.G.cutters).toEqual(['ezra']);
  here.play('evadeTo', 'boros');
  expect([here.me.sector, here.stage, here.me.crew.length]).toEqual(['boros', 'turn', 2]);
});

test('NAV-19 Reavers on the Hunt: the player to the right moves the Cutter one sector', () => {
  const s = draws('reavers-on-the-hunt', 'nav-border', { players: 3, cutter: 'kerry' });
  expect(s.turn).toBe('2');
  expect(s.offered('moveCutter')).toEqual(['boros', 'georgia-3-06', 'priam-ithaca', 'regina', 'three-hills']);
  s.play('moveCutter', 'kerry', 'boros');
  expect([s.G.cutters, s.turn, s.can('flyOn'), s.can('flyOn', 'boros')]).toEqual([['boros'], '0', true, false]);
});

test('NAV-20 the Cruiser is never moved out of Alliance Space', () => {
  const patrol = draws('cruiser-patrol', 'nav-alliance', { cruiser: 'valentine' });
  expect(patrol.offered('moveCruiser')).toEqual(['white-sun-3-05', 'white-sun-4-07', 'white-sun-4-09']);
  const entangled = draws('alliance-entanglements', 'nav-alliance', {
    me: { solid: ['harken'] },
    rival: { at: 'regina', warrants: 1 },
  });
  entangled.play('chooseOption', 1);
  expect([entangled.G.cruiser, entangled.rival.warrants]).toEqual(['santo', 1]);
});

test('NAV-21 Cutters are never moved into Alliance Space', () => {
  const s = draws('reavers-on-the-hunt', 'nav-border', { cutter: 'athens' });
  expect(s.offered('moveCutter')).toEqual(['georgia-2-02', 'georgia-3-04', 'newhope']);
});
