import { kinds } from '../../../src/firefly/frames';
import { labels, moveWords } from '../../../src/firefly/words/move';
import { type Scene, scene } from '../scenario';

const said = (s: Scene): string[] => s.match.legal(s.turn).map((move) => moveWords(s.G, s.turn, move));

test.each(Object.entries(kinds))('every move of the stage %s has words', (kind, { moves }) => {
  expect(moves.filter((name) => labels[kind as keyof typeof labels][name] === undefined)).toEqual([]);
});

test('labels say what a move costs and brings', () => {
  const s = scene({
    me: {
      at: 'persephone',
      leader: 'marco',
      cash: 2000,
      crew: ['gun-hand', 'gun-hand~2'],
      gear: ['pistol'],
      hold: { fuel: 2 },
      solid: ['badger'],
    },
    rival: { at: 'persephone', leader: 'nandi', crew: [{ ref: 'jayne', disgruntled: true }] },
    cruiser: 'santo',
  });
  expect(said(s)).toEqual(
    expect.arrayContaining([
      'Mosey to Pelorum',
      'Full Burn to Pelorum',
      'Buy at Persephone',
      'Shore leave for $300',
      'Deal with Badger',
      'Make-Work: odd jobs for $200',
      'Offer Nandi a trade',
      'Hire Jayne away from Nandi for $300',
      'Jettison 1 fuel',
      'Dismiss Gun Hand',
      'Dismiss Gun Hand (2)',
      'Throw away Pistol of Marco',
      'End turn',
    ]),
  );
  s.play('buy');
  expect(said(s)).toEqual(
    expect.arrayContaining(['Look at the cards of Persephone', 'Buy 2 fuel for $200', 'Buy 1 part for $300', 'Done buying']),
  );
});

test('cuts, victims and medics are named', () => {
  const mail = 'harken-cargo-delivery-albion';
  const paid = scene({
    me: { at: 'albion', leader: 'marco', crew: ['kaylee', 'jayne'], hold: { cargo: 2 }, active: [{ ref: mail, step: 1 }] },
    story: 'king-of-all-londinium',
    cruiser: 'santo',
  })
    .play('work', mail)
    .play('setOut');
  expect(said(paid)).toEqual(['Pay everybody: $600', 'Pay Kaylee $300', 'Pay Jayne $300', 'Pay nobody else']);
  const hit = scene({
    me: { at: 'regina', leader: 'marco', crew: ['zoe', 'med-staff'], hold: { fuel: 1 } },
    cruiser: 'santo',
    dice: [1, 1],
    top: { 'nav-border': ['scrapper-ambush'] },
  }).play('fullBurn', 'ezra');
  expect(said(hit)).toEqual(
    expect.arrayContaining([
      'Tech test: 1-4 discard 1 upgrade, then come to a full stop; 5+ keep flying',
      'Fight test: 9+ take $500, load 2 parts, then come to a full stop',
    ]),
  );
  expect(said(hit.play('chooseOption', 1))).toEqual(['Zoe: re-roll a Fight test', 'Leave it at that']);
  expect(said(hit.play('accept'))).toEqual(['Marco bears the blow and resents it', 'Zoe takes the bullet', 'Med Staff takes the bullet']);
  expect(said(hit.play('chooseVictim', 'zoe'))).toEqual(['Try to save Zoe', 'Let Zoe go']);
});
