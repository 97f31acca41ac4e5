import { plain } from '../../src/firefly/words';
import { logLine } from '../../src/firefly/words/log';
import { type Has, type Scene, scene, type Table } from './scenario';

const JOB = 'badger-losing-patience-with-patience';
const game = (me: Has, table: Table = {}): Scene =>
  scene({ cruiser: 'santo', story: 'king-of-all-londinium', ...table, me: { leader: 'marco', ...me } });

/** What the last move brought about, as the players read it. */
const told = (s: Scene): string[] => s.G.log.map((entry) => plain(logLine(entry, (p) => ['Ada', 'Ben'][Number(p)] ?? 'Cy')));

test('a card bought, paid for and aboard', () => {
  const s = game({ at: 'persephone' }, { top: { persephone: ['emma', 'a-very-fine-hat', 'billy'] } })
    .play('buy')
    .play('considerCards')
    .play('draw');
  expect(told(s.play('keep', 'emma'))).toEqual(['Ada hired Emma for $200.']);
  expect(told(s.play('keep', 'a-very-fine-hat'))).toEqual(['Ada took A Very Fine Hat aboard for $1,000.']);
  expect(told(s.play('buyGoods', 'fuel', 2))).toEqual(['Ada bought 2 fuel for $200.']);
});

test('a job started, worked and done', () => {
  const job = 'harken-cargo-delivery-osiris';
  const s = game({ at: 'londinium', hand: [job], crew: ['wash'] }).play('work', job);
  expect(told(s)).toEqual(['Ada started on Cargo Delivery: Osiris for Harken.']);
  expect(told(s.play('setOut'))).toEqual(['Ada went to work on Cargo Delivery: Osiris with Marco and Wash.', 'Ada loaded 1 cargo.']);
  s.me.sector = 'osiris';
  s.play('endTurn').play('endTurn').play('work', job);
  expect(told(s.play('setOut'))).toEqual([
    'Ada went to work on Cargo Delivery: Osiris with Marco and Wash.',
    'Ada handed over 1 cargo.',
    'Ada finished Cargo Delivery: Osiris for Harken and took in $600.',
  ]);
  expect(told(s.play('donePaying'))).toEqual(['Ada let Wash go unpaid.', 'Wash grew disgruntled with Ada.', 'Ada got Solid with Harken.']);
});

test('a death on the job, and the law', () => {
  const face = (dice: number[], card = 'gun-play') =>
    game({ at: 'athens', hand: [JOB], crew: ['jayne', 'med-staff'], solid: ['badger', 'harken'] }, { dice, top: { misbehave: [card] } })
      .play('work', JOB)
      .play('setOut');
  const s = face([1, 2]);
  expect(told(s)).toEqual([
    'Ada went to work on Losing Patience with Patience... with Marco, Jayne and Med Staff.',
    'Ada ran into Gun Play.',
  ]);
  expect(told(s.play('chooseOption', 0))).toEqual([
    'Ada chose: Fight test: 1-6 kill 1 crew, then botch; 7+ proceed.',
    'Ada rolled 1, added 4 Fight and came to 5, where 7 was needed.',
  ]);
  s.play('chooseVictim', 'jayne');
  expect(told(s.play('medic', 'jayne'))).toEqual([
    "Ada's medic rolled a 2, where 5 was needed.",
    'Ada had to bury Jayne.',
    'It all went south, and Ada botched the attempt.',
  ]);
  expect(told(face([1], 'alliance-patrol').play('chooseOption', 0))).toEqual([
    'Ada chose: Negotiate test, -1 per warrant: 1-7 a warrant is issued; 8+ proceed.',
    'Ada rolled 1 with no Negotiate to add, where 8 was needed.',
    'The law served Ada with a warrant.',
    'Ada lost the trust of Badger.',
    'Ada lost the job Losing Patience with Patience...',
    'Ada lost the trust of Harken.',
  ]);
});

test('a flight into the arms of the law', () => {
  const me: Has = { at: 'pelorum', warrants: 1, hold: { fuel: 1, contraband: 2 }, crew: ['jayne'] };
  expect(told(game(me, { cruiser: 'persephone', dice: [1] }).play('fullBurn', 'persephone'))).toEqual([
    'Ada came to Persephone.',
    'The Cruiser hailed Ada and looked into every corner of the ship.',
    'Ada paid $1,000.',
    'Ada got rid of a warrant.',
    'Ada gave up 2 contraband.',
    'Ada rolled a 1 for Jayne, where 2 was needed.',
    'Jayne left the story for good.',
  ]);
});

test('a gear card that Grimey saves, and one he does not', () => {
  const throws = (die: number) =>
    game(
      { leader: 'corbin', at: 'athens', hand: [JOB], crew: ['grimey'], gear: ['fast-horses'] },
      { dice: [die], top: { misbehave: ['old-vendetta'] } },
    )
      .play('work', JOB)
      .play('setOut')
      .play('chooseOption', 1);
  expect(told(throws(6)).slice(1, 3)).toEqual([
    'Ada rolled a 6 for Grimey, where 6 was needed.',
    'Corbin, captain to Ada, grew disgruntled.',
  ]);
  expect(told(throws(1)).slice(1, 3)).toEqual(['Ada rolled a 1 for Grimey, where 6 was needed.', 'Ada parted with Fast Horses.']);
});

test('Reavers fall upon whoever wakes among them', () => {
  const s = game(
    {},
    { cutter: 'regina', dice: [1], rival: { leader: 'nandi', at: 'regina', crew: ['lund', 'stark'], hold: { passengers: 2 } } },
  );
  expect(told(s.play('endTurn'))).toEqual(['Ben took the next turn.', 'Reavers fell upon Ben.']);
});

test('the choice a job offers, and what cards do for it', () => {
  const job = 'badger-withdraw-from-the-1st-bank-and-trust';
  const s = game(
    { at: 'st-albans', hand: [job], crew: ['kaylee'] },
    { dice: [5, 2], top: { misbehave: ['locals-in-need', 'a-little-job-on-the-side'] } },
  )
    .play('work', job)
    .play('setOut')
    .play('chooseOption', 1)
    .play('chooseOption', 1);
  expect(told(s)).toEqual(['Ada chose: Proceed.', 'Ada got past it.']);
  expect(told(s.play('chooseOption', 0))).toEqual(['Ada chose: Tech test: 1-5 a warrant is issued; 6+ proceed.']);
  expect(told(s.play('accept'))).toEqual([
    'Ada rolled 2, added 4 Tech and came to 6, where 6 was needed.',
    'Ada finished Withdraw from the 1st Bank & Trust for Badger and took in $4,000.',
  ]);
  const duel = game({ at: 'athens', hand: [JOB], crew: ['stitch'] }, { dice: [5], top: { misbehave: ['a-formal-affair'] } })
    .play('work', JOB)
    .play('setOut')
    .play('chooseOption', 1);
  expect(told(duel.play('testAs', 'stitch', 'fight')).slice(0, 2)).toEqual([
    'Ada put Stitch to good use.',
    'Ada rolled 5, added 4 Fight and came to 9, where 6 was needed.',
  ]);
});

test('a find in the black, and who makes the most of it', () => {
  const s = game({ at: 'regina', hold: { fuel: 1 }, crew: ['scrapper-pilot'] }, { top: { 'nav-border': ['derelict-ship'] } }).play(
    'fullBurn',
    'ezra',
  );
  expect(told(s.play('chooseOption', 0))).toEqual([
    'Ada chose: Load 2 cargo, then come to a full stop.',
    'Ada loaded 2 cargo.',
    'Ada loaded 2 fuel thanks to Scrapper.',
  ]);
});
