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
  expect(told(s.play('keep', 'emma'))).toEqual(['Ada took Emma aboard for $200.', 'Ada paid $200.', 'Emma joined the crew of Ada.']);
  expect(told(s.play('keep', 'a-very-fine-hat'))).toEqual(['Ada took A Very Fine Hat aboard for $1,000.', 'Ada paid $1,000.']);
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
    'Ada finished Cargo Delivery: Osiris for Harken.',
    'Ada took in $600.',
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
    'Ada rolled 1, added 4 Fight and came to 5.',
  ]);
  s.play('chooseVictim', 'jayne');
  expect(told(s.play('medic', 'jayne'))).toEqual([
    'The medic of Ada rolled and showed 2.',
    'Ada had to bury Jayne.',
    'It all went south, and Ada botched the attempt.',
  ]);
  expect(told(face([1], 'alliance-patrol').play('chooseOption', 0))).toEqual([
    'Ada chose: Negotiate test, -1 per warrant: 1-7 a warrant is issued; 8+ proceed.',
    'Ada rolled 1 with no Negotiate to add.',
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
    'Ada rolled for Jayne and showed 1.',
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
  expect(told(throws(6)).slice(1, 3)).toEqual(['Ada rolled for Grimey and showed 6.', 'Corbin, captain to Ada, grew disgruntled.']);
  expect(told(throws(1)).slice(1, 3)).toEqual(['Ada rolled for Grimey and showed 1.', 'Ada parted with Fast Horses.']);
});

test('Reavers fall upon whoever wakes among them', () => {
  const s = game(
    {},
    { cutter: 'regina', dice: [1], rival: { leader: 'nandi', at: 'regina', crew: ['lund', 'stark'], hold: { passengers: 2 } } },
  );
  expect(told(s.play('endTurn'))).toEqual(['Ben took the next turn.', 'Reavers fell upon Ben.']);
});
