import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** Marco leads: 2 Fight, 1 Tech. */
const game = (me: Has, table: Table = {}): Scene =>
  scene({
    story: 'king-of-all-londinium',
    cruiser: 'santo',
    options: { sets: ['base', 'blue-sun'] },
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
const isSulking = (s: Scene, ref: Ref) => s.me.crew.find((crew) => crew.ref === ref)?.disgruntled;

test('Cortland: bribes may be paid before any negotiate test', () => {
  const bribes = (crew: Ref[]) => {
    const s = faces('a-formal-affair', { crew, cash: 500 });
    const option = s.offered('chooseOption').at(-1) as number;
    return s.play('chooseOption', option);
  };
  const s = bribes(['cortland']);
  expect(s.offered('bribe')).toEqual([1, 2, 3, 4, 5]);
  s.roll(1).play('bribe', 2);
  expect(s.me.cash).toBe(300);
  expect(bribes([]).can('bribe')).toBe(false);
});

describe('Sheydra', () => {
  const fight = (me: Has = {}) => faces('tight-security', { crew: ['sheydra'], ...me }, [1, 1, 1]).play('chooseOption', 1);

  test('a fight test may be taken as a test of negotiate', () => {
    const s = fight();
    expect(s.legal).toEqual(['testSkill fight', 'testAs sheydra negotiate']);
    s.play('testAs', 'sheydra', 'negotiate');
    expect(lastTest(s)).toMatchObject({ skill: 'negotiate', added: 2 });
  });

  test('once a job, also when the job is taken up again on another turn', () => {
    const job = 'patience-stealin-steers';
    const me = { at: 'athens', crew: ['sheydra'], active: [{ ref: job, step: 1 }], hold: { contraband: 4 } };
    const s = game(me, { dice: [1, 1, 1] })
      .play('work', job)
      .play('setOut')
      .play('testAs', 'sheydra', 'negotiate');
    expect(s.me.active).toMatchObject([{ ref: job, step: 1 }]);
    s.play('endTurn').play('endTurn').play('work', job).play('setOut');
    expect(s.can('testAs')).toBe(false);
  });
});

test('The Middleman: contacts pay $100 more for each contraband', () => {
  const sale = (crew: Ref[]) => {
    const s = game({ at: 'persephone', crew, solid: ['badger'], cash: 0, hold: { contraband: 2, cargo: 1 } }).play('deal', 'badger');
    return s.play('sell', 'contraband', 2).play('sell', 'cargo', 1).me.cash;
  };
  expect(sale(['the-middleman']) - sale([])).toBe(200);
});

test('Murphy: contacts pay $100 more for cargo and contraband', () => {
  const sale = (leader: Ref) =>
    game({ at: 'persephone', leader, solid: ['badger'], cash: 0, hold: { contraband: 2, cargo: 1 } })
      .play('deal', 'badger')
      .play('sell', 'contraband', 2)
      .play('sell', 'cargo', 1).me.cash;
  expect(sale('murphy') - sale('marco')).toBe(300);
});

test('The Salesman: as a Buy action anywhere an upgrade or drive from any discard pile for half the price, and he leaves', () => {
  const discards = { meridian: ['reaver-flage', 'love-bot'] };
  const s = game({ at: 'border-1-05', crew: ['the-salesman'], cash: 400 }, { discards }).play('useAbility', 'the-salesman', 0, 'buy');
  if (s.can('gainCard')) s.play('gainCard', 'reaver-flage');
  expect(s.me).toMatchObject({ cash: 100, upgrades: ['reaver-flage'] });
  expect(s.me.crew).toHaveLength(1);
  expect(s.G.turn.used).toEqual(['buy']);
});

test('Atherton: no companion joins his crew', () => {
  const hires = (leader: Ref) => {
    const s = game({ at: 'meridian', leader }, { discards: { meridian: ['sheydra'] } })
      .play('buy')
      .play('considerCards');
    return s.play('takeFromDiscard', 'sheydra').play('draw').can('keep', 'sheydra');
  };
  expect([hires('marco'), hires('atherton')]).toEqual([true, false]);
});

describe('Fruity Oaty Bar', () => {
  test('eaten before a test it adds one', () => {
    const s = faces('tight-security', { gear: ['fruity-oaty-bar'] }, [1])
      .play('chooseOption', 0)
      .play('useAbility', 'fruity-oaty-bar', 0);
    if (s.can('roll')) s.play('roll');
    expect(lastTest(s)).toMatchObject({ skill: 'tech', added: 2 });
    expect(s.me.gear).toEqual([]);
  });

  test('eaten at any time it cheers up its carrier', () => {
    const s = game({ at: 'athens', crew: [{ ref: 'marco', disgruntled: true }], gear: ['fruity-oaty-bar'] });
    s.play('useAbility', 'fruity-oaty-bar', 1);
    expect([isSulking(s, 'marco'), s.me.gear]).toEqual([false, []]);
  });
});

test('Kaylee’s Parasol takes up no hand', () => {
  const s = game({ gear: ['pistol', 'kaylees-parasol'] });
  expect(s.me.gear.map(({ by }) => by)).toEqual(['marco', 'marco']);
});

describe('Love Bot', () => {
  test('counts as a companion, where it is carried on the job', () => {
    const s = faces('a-formal-affair', { gear: ['love-bot'] });
    expect(s.can('ace')).toBe(true);
    expect(faces('a-formal-affair', {}).can('ace')).toBe(false);
  });

  test('for an action of any kind it cheers up one of the crew', () => {
    const s = game({ at: 'athens', gear: ['love-bot'], crew: [{ ref: 'zoe', disgruntled: true }] });
    s.play('useAbility', 'love-bot', 0, 'deal');
    if (s.can('chooseCrew')) s.play('chooseCrew', 'zoe');
    expect([isSulking(s, 'zoe'), s.G.turn.used]).toEqual([false, ['deal']]);
  });
});

test('Mal’s Brown Coat: at the price of a sulk the carrier’s own fight counts in a negotiate test, and nobody else’s', () => {
  const s = faces('a-formal-affair', { crew: ['zoe'], gear: ['mals-brown-coat', 'pistol'] }, [1]);
  s.play('chooseOption', s.offered('chooseOption').at(-1) as number);
  expect(s.me.gear[0]).toMatchObject({ ref: 'mals-brown-coat', by: 'marco' });
  s.play('useAbility', 'mals-brown-coat', 0);
  if (s.can('roll')) s.play('roll');
  const pistol = s.me.gear[1]?.by === 'marco' ? 1 : 0;
  expect(lastTest(s)).toMatchObject({ skill: 'negotiate', added: 2 + pistol });
  expect(isSulking(s, 'marco')).toBe(true);
});

test('Mal’s Frontier Model B: whoever carries it into a fight test cheers up', () => {
  const me = { crew: [{ ref: 'marco', disgruntled: true }], gear: ['mals-frontier-model-b'] };
  expect(isSulking(faces('tight-security', me, [1]).play('chooseOption', 0), 'marco')).toBe(true);
  const s = faces('tight-security', me, [6, 6]).play('chooseOption', 1);
  expect(isSulking(s, 'marco')).toBe(false);
});

test.each([
  [[] as Ref[], 5],
  [['zoe', 'jayne'], 3],
])('MF-813 Flying Mule: a crime done with %j along brings %d goods, fewer the more go along', (crew, goods) => {
  const job = 'patience-robbing-heaven';
  const options = { sets: ['base', 'blue-sun', 'kalidasa'] };
  const top = { misbehave: ['a-little-job-on-the-side', 'an-unexpected-opportunity', 'a-vote-of-no-confidence'] };
  const s = game({ at: 'heaven', leader: 'wright', crew, gear: ['mf-813-flying-mule'], hand: [job] }, { options, top });
  s.play('work', job).play('setOut');
  for (let i = 0; i < 3; i++) s.play('chooseOption', 1);
  expect(Math.max(...(s.offered('load') as number[]))).toBe(goods);
});

test('Simon’s Sonic Stun Baton: used up, it makes the die of a fight test a 6 that is rolled on', () => {
  const s = faces('tight-security', { gear: ['simons-sonic-stun-baton'] }, [1, 3]).play('chooseOption', 1);
  expect(s.can('accept')).toBe(true);
  s.play('useAbility', 'simons-sonic-stun-baton', 0);
  expect(lastTest(s)).toMatchObject({ dice: [6, 3], total: 11 });
  expect(s.me.gear).toEqual([]);
  const tech = faces('tight-security', { gear: ['simons-sonic-stun-baton'] }, [1]).play('chooseOption', 0);
  expect(tech.stage).toBe('turn');
});

test('The Operative’s Sword: thrown away it aces any misbehave card, even one without an ace', () => {
  expect(faces('a-rival-crew', {}).can('ace')).toBe(false);
  const s = faces('a-rival-crew', { gear: ['the-operatives-sword'] }).play('ace');
  expect(s.me.gear).toEqual([]);
  expect(s.G.log).toContainEqual({ kind: 'proceed', p: '0' });
});

test('The Operative’s Sword answers no need of an option', () => {
  const s = faces('old-fashioned-shoot-out', { gear: ['the-operatives-sword'] });
  expect([s.can('ace'), s.offered('chooseOption')]).toEqual([true, faces('old-fashioned-shoot-out', {}).offered('chooseOption')]);
});
