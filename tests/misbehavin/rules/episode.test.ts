import { verseLeft } from '../../../src/misbehavin/tokens';
import { scene } from '../scenario';

test('MB-WIN-04 an episode adds a way to win: three steps marked and some power', () => {
  const s = scene({
    options: { episode: 'ep-train-job' },
    me: { tableau: ['ri-miranda', 'bo-transport', 'se-zoe'], marks: ['win-attack', 'big-deal', 'payday'] },
  });
  expect(s.power()).toBe(8);
  expect(s.play('endTurn').play('endTurn').match.over).toEqual({ winner: '0', reason: 'episode' });
});

test('MB-WIN-04 steps are a big deal and a payday as well', () => {
  const s = scene({
    options: { episode: 'ep-train-job' },
    me: { faction: 'eavesdown', hand: ['ev-gobetween', 'ev-hat', 'ev-badger'], credits: 4, verse: 2 },
    market: { core: ['co-executive'] },
  });
  s.play('makeDeal').play('commit', 'ev-gobetween').play('commit', 'ev-hat').play('commit', 'ev-badger').play('bargain', 'co-executive', 0);
  expect(s.stage).toBe('mark');
  s.play('mark', 'big-deal').play('done').play('endTurn');
  expect(s.legal).toEqual(['mark payday', 'decline']);
  expect(s.play('mark', 'payday').me.marks).toEqual(['big-deal', 'payday']);
});

test('MB-EPI-02 War Stories counts fights won and loses one for a fight lost', () => {
  const table = (hand: string[]) =>
    scene({
      options: { episode: 'ep-war-stories' },
      me: { hand, marks: ['win-any'], verse: 1 },
      rival: { tableau: ['nk-crow'], verse: 1 },
    });
  const lost = table(['se-zoe']).attack('se-zoe', 'nab', 'nk-crow').settle().play('takeReward', 'credit');
  expect([lost.me.marks, lost.turn, lost.legal]).toEqual([[], '1', ['mark win-any', 'decline']]);
  const won = table(['bo-bounty-hunter'])
    .attack('bo-bounty-hunter', 'nab', 'nk-crow')
    .settle()
    .play('takeReward', 'credit')
    .play('mark', 'win-any');
  expect(won.me.marks).toEqual(['win-any', 'win-any']);
});

test('MB-EPI-03 Shindig asks each faction for its own sum of credits; power alone does not win', () => {
  const table = (credits: number, tableau: string[]) =>
    scene({ options: { episode: 'ep-shindig' }, me: { credits, tableau }, rival: { credits: 0 } })
      .play('endTurn')
      .play('endTurn').match.over;
  const seven = ['ri-miranda', 'bo-transport'];
  expect(table(7, seven)).toEqual({ winner: '0', reason: 'episode' });
  expect(table(6, seven)).toBeUndefined();
  expect(table(0, [...seven, 'se-mal', 'bo-pilot'])).toBeUndefined();
});

test('Bushwhacked: the power win waits while Reavers are face up', () => {
  const tableau = ['ri-miranda', 'bo-transport', 'se-mal', 'bo-pilot', 'bo-shepherd'];
  const over = (rim: string[]) =>
    scene({ options: { episode: 'ep-bushwhacked' }, me: { tableau }, market: { rim } })
      .play('endTurn')
      .play('endTurn').match.over;
  expect(over(['rv-raiders', 'ri-still'])).toBeUndefined();
  expect(over(['ri-rifle', 'ri-still'])).toEqual({ winner: '0', reason: 'power' });
});

test('MB-WIN-03 MB-WIN-04 power that does not win in an episode is not announced', () => {
  const shindig = scene({
    options: { episode: 'ep-shindig' },
    me: { hand: ['bo-pilot'], tableau: ['ri-miranda', 'bo-transport', 'se-mal'] },
  }).play('play', 'bo-pilot');
  expect([shindig.power(), shindig.me.announced]).toEqual([11, false]);
  const bushwhacked = scene({
    options: { episode: 'ep-bushwhacked' },
    me: { tableau: ['ri-miranda', 'bo-transport', 'se-mal', 'bo-pilot', 'bo-shepherd'], verse: 1 },
    market: { rim: ['rv-scouts', 'ri-still'] },
    progress: { 'rv-scouts': { 0: 3 } },
  });
  expect(bushwhacked.me.announced).toBe(false);
  expect(bushwhacked.play('placeToken', 'rv-scouts').G.log).toContainEqual({ kind: 'announced', p: '0', power: 13 });
});

const reavers = { options: { reavers: true } };

test('MB-REAV-02 Reavers that turn up fill a place of the rim, do what they do, and can be neither gained nor cycled', () => {
  const s = scene({
    ...reavers,
    me: { hand: ['se-inara'], credits: 9, verse: 0 },
    market: { core: [], border: [], rim: ['ri-still'] },
    next: { rim: 'rv-raiders' },
  });
  s.play('endTurn');
  expect(s.G.market.rim.open).toContain('rv-raiders');
  expect([s.me.recycle.filter((ref) => ref.startsWith('su-the-black')).length, s.rival.recycle.length]).toEqual([1, 1]);
  const faced = scene({
    ...reavers,
    me: { faction: 'eavesdown', hand: ['ev-badger', 'ev-hat'], credits: 9 },
    market: { core: [], border: [], rim: ['rv-raiders', 'ri-still'] },
  });
  expect(faced.play('makeDeal').play('commit', 'ev-badger').offered('bargain')).not.toContain('rv-raiders');
  const cycled = scene({
    ...reavers,
    me: { hand: ['su-palaver'] },
    market: { core: ['co-papers'], border: [], rim: ['rv-raiders', 'ri-still'] },
  });
  expect(cycled.play('useCard', 'su-palaver', 1).offered('chooseCard')).toEqual(['co-papers', 'ri-still']);
});

test('MB-REAV-03 lasting effects strike everybody at the end of the turn, before drawing', () => {
  const scouts = (tableau: string[]) =>
    scene({ ...reavers, me: { tableau, deck: [] }, market: { rim: ['rv-scouts', 'ri-still'] } }).play('endTurn').me.hand;
  expect(scouts(['se-zoe'])).toEqual([]);
  expect(scouts(['se-wash'])).toEqual(['su-the-black~12']);
  const harpoon = scene({ ...reavers, me: { tableau: ['se-ship'] }, market: { rim: ['rv-harpoon', 'ri-still'] } }).play('endTurn');
  expect([harpoon.placed('se-ship').triggered, harpoon.me.hand.length]).toEqual([true, 4]);
  const horde = scene({ ...reavers, me: { hand: ['se-mal'], credits: 1 }, market: { rim: ['rv-horde', 'ri-still'] } }).play('endTurn');
  expect(horde.offered('chooseOption')).toEqual([0, 1, 2]);
  expect(horde.play('chooseOption', 0).me.credits).toBe(0);
});

test('MB-REAV-04 MB-VERSE-06 tokens are put on Reavers and stay; a fight needs the rest, has no defender and no reward', () => {
  const s = scene({ ...reavers, me: { hand: ['se-zoe', 'se-mal'], verse: 2, credits: 0 }, market: { rim: ['rv-scouts', 'ri-still'] } });
  s.play('placeToken', 'rv-scouts');
  expect([s.me.verse, s.G.progress['rv-scouts'], verseLeft(s.G, '0')]).toEqual([1, { 0: 1 }, 4]);
  s.attack('se-zoe', 'repel', 'rv-scouts').play('hold');
  expect(s.G.log).toContainEqual({ kind: 'fought', p: '0', rival: null, card: 'rv-scouts', attack: 1, defense: 3, won: false });
  expect(s.stage).toBe('retain');
  s.play('done');
  expect([s.where('se-zoe'), s.where('rv-scouts'), s.me.credits]).toEqual(['recycle 0', 'market', 0]);
});

test('MB-REAV-05 MB-REAV-06 MB-EX-44 who beats them is rewarded, helpers get a credit, tokens go home, the card leaves', () => {
  const s = scene({
    ...reavers,
    players: 3,
    me: { hand: ['se-mal', 'se-zoe'], verse: 0, credits: 0 },
    seats: { 1: { credits: 0, verse: 0 }, 2: { credits: 0, verse: 0 } },
    market: { rim: ['rv-raiders', 'ri-still'] },
    progress: { 'rv-raiders': { 1: 2, 2: 1 } },
  });
  s.attack('se-mal', 'repel', 'rv-raiders').play('commit', 'se-zoe');
  if (s.stage === 'fight') s.play('hold');
  expect(['0', '1', '2'].map((p) => s.player(p).credits)).toEqual([3, 1, 1]);
  expect([verseLeft(s.G, '1'), verseLeft(s.G, '2'), s.where('rv-raiders'), s.G.market.rim.open[0]]).toEqual([6, 6, 'box', null]);
  s.play('endTurn');
  expect(s.G.market.rim.open[0]).not.toBeNull();
});

test('MB-REAV-05 tokens alone may beat them', () => {
  const s = scene({
    ...reavers,
    me: { verse: 1, credits: 0 },
    market: { rim: ['rv-scouts', 'ri-still'] },
    progress: { 'rv-scouts': { 0: 3 } },
  });
  s.play('placeToken', 'rv-scouts');
  expect([s.where('rv-scouts'), s.me.credits, s.me.verse]).toEqual(['box', 1, 1]);
});

test('the final blow is a step of Bushwhacked', () => {
  const s = scene({
    options: { episode: 'ep-bushwhacked' },
    me: { verse: 1 },
    market: { rim: ['rv-scouts', 'ri-still'] },
    progress: { 'rv-scouts': { 0: 3 } },
  });
  expect(s.play('placeToken', 'rv-scouts').play('mark', 'reavers-down').me.marks).toEqual(['reavers-down']);
});
