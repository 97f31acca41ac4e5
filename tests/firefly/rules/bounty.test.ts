import { bountyCard } from '../../../src/firefly/cards';
import { bounties } from '../../../src/firefly/content';
import { boardFor } from '../../../src/firefly/map';
import { isOutlaw } from '../../../src/firefly/outlaw';
import type { Ref } from '../../../src/firefly/state';
import { type Scene, scene, type Table } from '../scenario';

const options = { sets: ['base', 'pirates', 'breakin-atmo'] };
const hunt = (table: Table): Scene => scene({ ...table, options: { ...options, ...table.options } });

/** Others that have nothing to do with what is tested. */
const ROW: Ref[] = ['bounty-jayne', 'bounty-stitch', 'bounty-crow'];
const BREE = 'bounty-bree';
const BANDITS = 'bounty-cortex-alert-bandits';
const ENFORCERS = 'bounty-cortex-alert-enforcers';

/** The attacker names a skill, then the defender, where there is one; nothing is rearranged first. */
function fight(s: Scene, attack = 'fight', defence?: string): Scene {
  while (s.can('ready')) s.play('ready');
  s.play('fightWith', attack);
  if (defence) s.play('fightWith', defence);
  return s;
}
const names = (refs: readonly { ref: Ref }[]): Ref[] => refs.map(({ ref }) => ref);
const moods = (s: Scene): Record<Ref, boolean> => Object.fromEntries(s.me.crew.map(({ ref, disgruntled }) => [ref, disgruntled]));

test('SETUP-38 BOUNTY-01 three bounties lie face up, and are three again as soon as one is claimed', () => {
  const s = hunt({ bounties: [BREE, 'bounty-jayne', 'bounty-stitch'], me: { crew: ['bree'] }, top: { bounty: ['bounty-billy'] } });
  expect(s.G.bounties).toHaveLength(3);
  s.play('apprehend', BREE, 'bree');
  expect(s.G.bounties).toEqual(['bounty-jayne', 'bounty-stitch', 'bounty-billy']);
});

test('BOUNTY-01 with nothing left in the deck the row is shorter', () => {
  const s = hunt({ bounties: [BREE, 'bounty-jayne', 'bounty-stitch'], me: { crew: ['bree'] } });
  s.G.box.push(...s.G.decks.bounty.draw.splice(0));
  s.play('apprehend', BREE, 'bree');
  expect(s.G.bounties).toEqual(['bounty-jayne', 'bounty-stitch']);
});

test('BOUNTY-02 anybody may work any bounty that lies face up; it is never in hand nor an active job', () => {
  const place: Table = { bounties: [BREE, 'bounty-billy', 'bounty-crow'], discards: { persephone: ['bree', 'billy'] } };
  for (const p of ['0', '1']) {
    const s = hunt({ ...place, seats: { [p]: { at: 'persephone' } } });
    if (p === '1') s.play('endTurn');
    expect(s.offered('apprehend')).toEqual(['bree', 'billy']);
    s.play('apprehend', BREE, 'bree').roll(6, 6, 6, 1);
    fight(s.play('setOut'));
    expect(s.player(p)).toMatchObject({ hand: [], active: [] });
  }
});

test('E-73 BOUNTY-02 with three active jobs a bounty can still be worked', () => {
  const s = hunt({
    bounties: [BREE, ...ROW.slice(1)],
    discards: { persephone: ['bree'] },
    me: { at: 'persephone', active: ['badger-bilking-the-yokels', 'badger-pushing-drops', 'badger-sowing-chaos'] },
  });
  expect(s.can('apprehend', BREE, 'bree')).toBe(true);
});

test('BOUNTY-03 a bounty turned up for somebody out of the game goes to the box, and another is turned up', () => {
  const s = hunt({ bounties: [BREE, ...ROW.slice(1)], me: { crew: ['bree'] }, top: { bounty: ['bounty-billy', 'bounty-two-fry'] } });
  s.G.decks.persephone.draw = s.G.decks.persephone.draw.filter((ref) => ref !== 'billy');
  s.G.decks.persephone.discard = s.G.decks.persephone.discard.filter((ref) => ref !== 'billy');
  s.G.box.push('billy');
  s.play('apprehend', BREE, 'bree');
  expect(s.G.bounties).toEqual([...ROW.slice(1), 'bounty-two-fry']);
  expect(s.G.box).toContain('bounty-billy');
});

test('BOUNTY-04 when somebody listed is killed the bounty is removed and replaced', () => {
  const s = hunt({
    bounties: ['bounty-crow', 'bounty-jayne', 'bounty-stitch'],
    top: { bounty: ['bounty-billy'] },
    cutter: 'regina',
    me: { at: 'regina', leader: 'corbin', crew: ['crow'] },
    dice: [6, 6, 1],
  });
  s.play('endTurn').play('endTurn').play('chooseOption', 0).play('chooseVictim', 'crow');
  expect(s.G.box).toEqual(expect.arrayContaining(['crow', 'bounty-crow']));
  expect(s.G.bounties).toEqual(['bounty-jayne', 'bounty-stitch', 'bounty-billy']);
});

test('BOUNTY-04 an alert stays as long as one of its class is left', () => {
  for (const left of [[], ['enforcer~2']]) {
    const s = hunt({
      bounties: [ENFORCERS, ...ROW.slice(1)],
      cutter: 'regina',
      me: { at: 'regina', leader: 'corbin', crew: ['enforcer', ...left] },
      dice: [6, 6, 1],
    });
    for (const { draw, discard } of Object.values(s.G.decks))
      for (const list of [draw, discard])
        for (const ref of list.filter((one) => one.startsWith('enforcer'))) s.G.box.push(...list.splice(list.indexOf(ref), 1));
    s.play('endTurn').play('endTurn').play('chooseOption', 0).play('chooseVictim', 'enforcer');
    expect(s.G.box).toContain('enforcer');
    expect(s.G.bounties.includes(ENFORCERS)).toBe(left.length > 0);
    expect(s.G.bounties).toHaveLength(3);
  }
});

test('BOUNTY-05 an attempt is a Work action in the target’s sector and goes for one target', () => {
  const table: Table = { bounties: [BREE, 'bounty-billy', 'bounty-crow'], discards: { persephone: ['bree', 'billy'] } };
  expect(hunt({ ...table, me: { at: 'regina' } }).can('apprehend')).toBe(false);
  const s = hunt({ ...table, me: { at: 'persephone' }, dice: [6, 6, 6, 1, 1] });
  s.play('apprehend', BREE, 'bree');
  expect(s.G.turn.used).toEqual(['work']);
  fight(s.play('setOut'));
  expect(s.me.bound).toEqual([{ bounty: BREE, crew: [{ ref: 'bree', disgruntled: false, wanted: false }] }]);
  expect(s.can('apprehend', 'bounty-billy', 'billy')).toBe(false);
  expect(s.G.decks.persephone.discard).toContain('billy');
});

test('BOUNTY-06 a target in the discard pile of its planet stands alone against those on the job', () => {
  const s = hunt({
    bounties: [BREE, ...ROW.slice(1)],
    discards: { persephone: ['bree'] },
    me: { at: 'persephone', leader: 'womack', crew: ['crow'] },
    rival: { at: 'persephone', crew: ['jayne'] },
    dice: [3, 2],
  });
  s.play('apprehend', BREE, 'bree').play('leaveAboard', 'crow').play('setOut');
  expect(s.stage).toBe('showdown');
  fight(s);
  // Womack alone: 2 Fight and a 3; Bree: 2 Tech and a 2.
  expect(s.G.log).toContainEqual(expect.objectContaining({ kind: 'showdown', rival: null, attack: 5, defence: 4, won: true }));
  expect(names(s.me.bound[0]?.crew ?? [])).toEqual(['bree']);
  expect(s.G.decks.persephone.discard).not.toContain('bree');
});

test('BOUNTY-06 losing brings what the bounty says, and it stays on the list', () => {
  const s = hunt({
    bounties: [BREE, ...ROW.slice(1)],
    discards: { persephone: ['bree'] },
    me: { at: 'persephone', leader: 'womack', crew: ['crow', 'two-fry'] },
    dice: [1, 6, 6, 3],
  });
  s.play('apprehend', BREE, 'bree').play('setOut');
  fight(s);
  expect(s.offered('chooseVictim')).toEqual(['womack', 'crow', 'two-fry']);
  s.play('chooseVictim', 'two-fry');
  expect(s.G.box).toContain('two-fry');
  expect(s.me.bound).toEqual([]);
  expect(s.G.bounties).toContain(BREE);
  expect(s.G.decks.persephone.discard).toContain('bree');
  expect(s.stage).toBe('turn');
});

test('BOUNTY-07 a lone target uses its best skill, the player on the right rolls for it, and heroics apply', () => {
  const s = hunt({
    players: 3,
    bounties: ['bounty-interrogator', ...ROW.slice(1)],
    discards: { osiris: ['interrogator'] },
    me: { at: 'osiris', leader: 'womack' },
    dice: [5, 6, 2],
  });
  fight(s.play('apprehend', 'bounty-interrogator', 'interrogator').play('setOut'));
  expect(s.G.log).toContainEqual({ kind: 'test', p: '2', skill: 'negotiate', dice: [6, 2], added: 1, total: 9 });
  expect(s.G.log).toContainEqual(expect.objectContaining({ kind: 'showdown', attack: 7, defence: 9, won: false }));
});

test('BOUNTY-08 a target in a rival’s crew in the same sector: a Boarding Test, then a showdown with the whole crew', () => {
  const table: Table = {
    bounties: [BREE, ...ROW.slice(1)],
    me: { at: 'regina', leader: 'womack', crew: ['zoe'] },
    rival: { at: 'regina', leader: 'monty', crew: ['bree', 'two-fry'], gear: ['pistol'] },
  };
  expect(hunt({ ...table, rival: { ...table.rival, at: 'persephone' } }).can('apprehend')).toBe(false);
  const s = hunt({ ...table, dice: [5, 5, 1] });
  s.play('apprehend', BREE, 'bree').play('setOut').play('testSkill', 'negotiate');
  // Womack 2 and Zoe 2 against Monty 2, Two-Fry 1 and the pistol 1.
  fight(s, 'fight', 'fight');
  while (s.can('accept')) s.play('accept');
  expect(s.G.log).toContainEqual(expect.objectContaining({ kind: 'showdown', rival: '1', attack: 9, defence: 5, won: true }));
  expect(s.me.bound).toMatchObject([{ bounty: BREE, crew: [{ ref: 'bree' }] }]);
  expect(names(s.rival.crew)).toEqual(['monty', 'two-fry']);
  expect(s.rival.gear).toHaveLength(1);
});

test('BOUNTY-08 a failed Boarding Test ends the Work action, and the bounty stays on the list', () => {
  const s = hunt({
    bounties: [BREE, ...ROW.slice(1)],
    me: { at: 'regina', leader: 'womack', crew: ['two-fry'] },
    rival: { at: 'regina', crew: ['bree'] },
    dice: [4],
  });
  s.play('apprehend', BREE, 'bree').play('setOut').play('testSkill', 'negotiate');
  expect(s.stage).toBe('turn');
  expect(s.me.crew).toHaveLength(2);
  expect(names(s.rival.crew)).toContain('bree');
  expect(s.G.bounties).toContain(BREE);
});

test('BOUNTY-08 a bounty is a job of a special sort: what can be done once a job can be done to board for it', () => {
  const s = hunt({
    bounties: [BREE, ...ROW.slice(1)],
    me: { at: 'regina', leader: 'womack', crew: ['stitch'] },
    rival: { at: 'regina', leader: 'corbin', crew: ['bree'] },
    dice: [2],
  });
  s.play('apprehend', BREE, 'bree').play('setOut');
  expect(s.legal).toEqual(['testSkill tech', 'testSkill negotiate', 'testAs stitch fight']);
  // Womack and Stitch have two Fight each.
  expect(s.play('testAs', 'stitch', 'fight').stage).toBe('showdown');
});

test('BOUNTY-08 Meadows may die so that nobody is carried off', () => {
  const table: Table = {
    bounties: [BREE, ...ROW.slice(1)],
    me: { at: 'regina', leader: 'womack' },
    rival: { at: 'regina', leader: 'corbin', crew: ['bree', 'meadows'] },
    dice: [5, 6, 6, 1, 1],
  };
  const won = () => fight(hunt(table).play('apprehend', BREE, 'bree').play('setOut').play('testSkill', 'negotiate'), 'fight', 'tech');
  const s = won();
  expect(s.turn).toBe('1');
  s.play('standIn', 'meadows');
  expect(s.G.box).toContain('meadows');
  expect(names(s.rival.crew)).toEqual(['corbin', 'bree']);
  expect(s.me.bound).toEqual([]);
  expect(won().play('letGo').me.bound).toMatchObject([{ crew: [{ ref: 'bree' }] }]);
});

test('BOUNTY-09 a target in one’s own crew is taken without a roll, and all others but the leader are Disgruntled', () => {
  const s = hunt({ bounties: [BREE, ...ROW.slice(1)], me: { leader: 'womack', crew: ['bree', 'two-fry', 'wash'] } });
  s.play('apprehend', BREE, 'bree');
  expect(s.stage).toBe('turn');
  expect(s.me.bound).toMatchObject([{ bounty: BREE, crew: [{ ref: 'bree' }] }]);
  expect(moods(s)).toEqual({ womack: false, 'two-fry': true, wash: true });
  expect(s.G.turn.used).toEqual(['work']);
});

test('E-104 BOUNTY-10 a target still in a draw pile cannot be apprehended', () => {
  const s = hunt({ bounties: [BREE, ...ROW.slice(1)], me: { at: 'persephone' }, top: { persephone: ['bree'] } });
  expect(s.can('apprehend')).toBe(false);
});

test('BOUNTY-11 the bounty and the crew card are the player’s, and a new bounty is turned up', () => {
  const s = hunt({ bounties: [BREE, ...ROW.slice(1)], me: { crew: ['bree'] }, top: { bounty: ['bounty-two-fry'] } });
  s.play('apprehend', BREE, 'bree');
  expect(s.me.bound[0]?.bounty).toBe(BREE);
  expect(names(s.me.crew)).not.toContain('bree');
  expect(s.G.bounties).toEqual([...ROW.slice(1), 'bounty-two-fry']);
});

test('BOUNTY-12 OUTLAW-08 a bound crew member takes no place, no part, and makes nobody an outlaw', () => {
  const s = hunt({ bounties: ROW, me: { at: 'persephone', leader: 'corbin', bound: { [BREE]: ['bree'] } } });
  const bare = hunt({ bounties: ROW, me: { at: 'persephone', leader: 'corbin' } });
  expect(isOutlaw(s.G, '0')).toBe(false);
  expect(names(s.me.crew)).toEqual(['corbin']);
  expect(s.can('dismiss', 'bree')).toBe(false);
  expect(s.legal.filter((move) => !move.includes('bounty'))).toEqual(bare.legal);
});

test('BOUNTY-12 SHOW-12 the bound have no part in a test', () => {
  const s = hunt({
    bounties: ['bounty-billy', ...ROW.slice(1)],
    discards: { persephone: ['billy'] },
    me: { at: 'persephone', leader: 'corbin', bound: { [BREE]: ['bree'] } },
    dice: [1, 1],
  });
  fight(s.play('apprehend', 'bounty-billy', 'billy').play('setOut'), 'tech');
  expect(s.G.log).toContainEqual(expect.objectContaining({ kind: 'showdown', attack: 3, defence: 3, won: false }));
});

test('REAVER-05 BOUNTY-12 Reavers take the bound with the fugitives, out of the game', () => {
  const s = hunt({
    bounties: ROW,
    cutter: 'regina',
    me: { at: 'regina', leader: 'corbin', bound: { [BREE]: ['bree'] }, hold: { fugitives: 1 } },
  });
  s.play('endTurn').play('endTurn').play('chooseOption', 0);
  expect(s.me.bound).toEqual([]);
  expect(s.me.hold.fugitives).toBe(0);
  expect(s.G.box).toEqual(expect.arrayContaining(['bree', BREE]));
});

test('ALLIANCE-11 the Alliance neither takes the bound nor rolls for them', () => {
  const s = hunt({
    bounties: ROW,
    cruiser: 'londinium',
    me: { at: 'osiris', warrants: 1, bound: { 'bounty-helen': ['helen'] }, hold: { fugitives: 1, fuel: 2 } },
    dice: [1, 1, 1],
  });
  s.me.sector = boardFor(s.G.options.sets).neighbours('londinium')[0] ?? '';
  s.play('mosey', 'londinium');
  expect(s.me).toMatchObject({ warrants: 0, hold: { fugitives: 0 }, bound: [{ bounty: 'bounty-helen', crew: [{ ref: 'helen' }] }] });
});

test('BOUNTY-13 BOUNTY-15 delivery takes a Work action at the destination, pays, and sends both cards to the box', () => {
  const held = { bound: { [BREE]: ['bree'] }, leader: 'corbin', cash: 0 };
  expect(hunt({ bounties: ROW, me: { at: 'persephone', ...held } }).can('turnIn')).toBe(false);
  const s = hunt({ bounties: ROW, me: { at: 'londinium', ...held } });
  s.play('turnIn', BREE);
  expect(s.me).toMatchObject({ cash: 2600, bound: [] });
  expect(s.G.turn.used).toEqual(['work']);
  expect(s.G.box).toEqual(expect.arrayContaining(['bree', BREE]));
});

test('SOLID-12 a bounty gives no reputation', () => {
  const s = hunt({ bounties: ROW, cruiser: 'londinium', me: { at: 'londinium', leader: 'corbin', bound: { 'bounty-dalin': ['dalin'] } } });
  s.play('turnIn', 'bounty-dalin');
  expect(s.me.solid).toEqual({});
});

test('E-122 MAP-14 BOUNTY-13 a bounty for the Cruiser is turned in wherever it is now, and an outlaw has contact first', () => {
  const held = { leader: 'corbin', cash: 5000, warrants: 1, bound: { 'bounty-dalin': ['dalin'] } };
  expect(hunt({ bounties: ROW, cruiser: 'londinium', me: { at: 'osiris', ...held } }).can('turnIn')).toBe(false);
  const s = hunt({ bounties: ROW, cruiser: 'osiris', me: { at: 'white-sun-3-06', ...held } });
  s.play('mosey', 'osiris');
  expect(s.me).toMatchObject({ warrants: 0, cash: 4000 });
  s.play('turnIn', 'bounty-dalin');
  expect(s.me.cash).toBe(6600);
});

test('BOUNTY-14 PAY-11 crew are owed their cuts as for a job', () => {
  const s = hunt({
    bounties: ROW,
    me: { at: 'londinium', leader: 'corbin', cash: 0, crew: ['two-fry', 'jesse'], bound: { [BREE]: ['bree'] } },
  });
  s.play('turnIn', BREE);
  expect(s.stage).toBe('pay-crew');
  s.play('payCut', 'jesse').play('donePaying');
  expect(s.me.cash).toBe(2400);
  expect(moods(s)).toEqual({ corbin: false, 'two-fry': true, jesse: false });
});

test('BOUNTY-14 an immoral bounty disgruntles moral crew on delivery, not before', () => {
  const s = hunt({
    bounties: ['bounty-zoe', 'bounty-billy', 'bounty-crow'],
    me: { at: 'londinium', leader: 'malcolm', crew: ['zoe', 'wash', 'two-fry'] },
  });
  for (const crew of s.me.crew) crew.disgruntled = false;
  s.play('apprehend', 'bounty-zoe', 'zoe');
  expect(moods(s)).toEqual({ malcolm: false, wash: true, 'two-fry': true });
  for (const crew of s.me.crew) crew.disgruntled = false;
  s.G.turn.used = [];
  s.play('turnIn', 'bounty-zoe').play('payAll');
  expect(moods(s)).toEqual({ malcolm: true, wash: true, 'two-fry': false });
});

test('BOUNTY-14 a card about immoral jobs speaks of an immoral bounty too', () => {
  const s = hunt({ bounties: ROW, me: { at: 'londinium', leader: 'womack', cash: 0, bound: { 'bounty-zoe': ['zoe'] } } });
  expect(s.play('turnIn', 'bounty-zoe').me.cash).toBe(4100);
});

test('BOUNTY-16 every lawman aboard adds to the reward', () => {
  const s = hunt({
    bounties: ROW,
    me: { at: 'londinium', leader: 'corbin', cash: 0, crew: ['dobson', 'deputy'], bound: { [BREE]: ['bree'] } },
  });
  expect(s.play('turnIn', BREE).me.cash).toBe(2600 + 500 + 300);
});

test('E-109 BOUNTY-23 BOUNTY-16 BOUNTY-14 an alert pays for each of the bound, lawmen add once, and cuts are owed once', () => {
  const s = hunt({
    bounties: ROW,
    me: {
      at: 'triumph',
      leader: 'corbin',
      cash: 0,
      crew: ['fed-marshal', 'dobson', 'two-fry'],
      bound: { [BANDITS]: ['bandit', 'bandit~2', 'bandit~3'] },
    },
  });
  s.play('turnIn', BANDITS);
  expect(s.me.cash).toBe(3 * 2000 + 300 + 500);
  s.play('payAll');
  expect(s.me.cash).toBe(3 * 2000 + 300 + 500 - 200);
  expect(s.stage).toBe('turn');
});

const jumped = (bound: Record<Ref, Ref[]>, me: Table['me'] = {}, rest: Table = {}): Scene =>
  hunt({
    bounties: ROW,
    me: { at: 'regina', leader: 'womack', ...me },
    rival: { at: 'regina', leader: 'corbin', bound },
    dice: [5, 6, 6, 1, 1],
    ...rest,
  });
const win = (s: Scene, bounty: Ref): Scene =>
  fight(s.play('jumpBounty', bounty).play('setOut').play('testSkill', 'negotiate'), 'fight', 'tech');

test('BOUNTY-17 a rival’s bounty is jumped with a Work action in the same sector: boarding, then a showdown', () => {
  expect(jumped({ [BREE]: ['bree'] }, { at: 'persephone' }).can('jumpBounty')).toBe(false);
  const s = jumped({ [BREE]: ['bree'] });
  s.play('jumpBounty', BREE);
  expect(s.G.turn.used).toEqual(['work']);
  s.play('setOut');
  expect(s.offered('testSkill')).toEqual(['tech', 'negotiate']);
  fight(s.play('testSkill', 'negotiate'), 'fight', 'tech');
  s.play('keepBound', 'bree');
  expect(s.rival.bound).toEqual([]);
  expect(s.me.bound).toMatchObject([{ bounty: BREE, crew: [{ ref: 'bree' }] }]);
});

test('BOUNTY-17 a lost showdown has the bounty’s own results', () => {
  const s = jumped({ 'bounty-stitch': ['stitch'] }, { crew: ['two-fry', 'jesse'] }, { bounties: ROW.slice(0, 1), dice: [5, 1, 6, 5] });
  win(s, 'bounty-stitch');
  s.play('chooseVictim', 'two-fry').play('chooseVictim', 'jesse');
  expect(s.G.box).toEqual(expect.arrayContaining(['two-fry', 'jesse']));
  expect(s.rival.bound).toHaveLength(1);
  expect(s.me.bound).toEqual([]);
});

test('BOUNTY-17 nobody can jump the bounties of a ship with a Cryo Stasis Chamber', () => {
  const s = jumped({ [BREE]: ['bree'] }, {}, { rival: { at: 'regina', upgrades: ['cryo-stasis-chamber'], bound: { [BREE]: ['bree'] } } });
  expect(s.can('jumpBounty')).toBe(false);
});

test('BOUNTY-18 one bounty card is taken for one Work action', () => {
  const s = win(jumped({ [BREE]: ['bree'], 'bounty-billy': ['billy'] }), BREE).play('keepBound', 'bree');
  expect(s.rival.bound).toMatchObject([{ bounty: 'bounty-billy' }]);
  expect(s.can('jumpBounty')).toBe(false);
});

test('BOUNTY-19 BOUNTY-20 BOUNTY-21 the winner may free the crew, who joins at no cost; the bounty goes under its deck', () => {
  const s = win(jumped({ [BREE]: ['bree'] }), BREE);
  expect(s.legal).toEqual(['keepBound bree', 'setFree bree']);
  const { cash } = s.me;
  s.play('setFree', 'bree');
  expect(names(s.me.crew)).toEqual(['womack', 'bree']);
  expect(s.me.cash).toBe(cash);
  expect(s.me.bound).toEqual([]);
  expect(s.G.decks.bounty.draw[0]).toBe(BREE);
});

const FULL = ['two-fry', 'jesse', 'tracey', 'helen', 'grange-brothers'];

test('BOUNTY-20 D-65 on a planet room can be made for the freed, or not', () => {
  const full = () => win(jumped({ [BREE]: ['bree'] }, { crew: FULL, ship: 'serenity' }), BREE).play('setFree', 'bree');
  const s = full();
  expect(s.legal).toEqual([...FULL.map((ref) => `dismiss ${ref}`), 'letGo']);
  s.play('dismiss', 'helen');
  expect(names(s.me.crew)).toContain('bree');
  expect(s.G.decks['space-bazaar'].discard).toContain('helen');
  const other = full().play('letGo');
  expect(names(other.me.crew)).not.toContain('bree');
  expect(other.G.decks.persephone.discard).toContain('bree');
});

test('E-107 BOUNTY-20 FREE-13 with full quarters in deep space the freed goes to its discard pile', () => {
  const deep = 'white-sun-3-06';
  const s = jumped(
    { [BREE]: ['bree'] },
    { at: deep, crew: FULL, ship: 'serenity' },
    { rival: { at: deep, leader: 'corbin', bound: { [BREE]: ['bree'] } } },
  );
  expect(boardFor(s.G.options.sets).planetary(deep)).toBe(false);
  win(s, BREE).play('setFree', 'bree');
  expect(s.stage).toBe('turn');
  expect(s.me.crew).toHaveLength(FULL.length + 1);
  expect(s.G.decks.persephone.discard).toContain('bree');
});

test('BOUNTY-22 the holder of a Cortex Alert may apprehend more of its class, one for one Work action; nobody else may', () => {
  const s = hunt({
    bounties: ROW,
    discards: { regina: ['bandit~3', 'bandit~4'] },
    me: { at: 'regina', leader: 'womack', bound: { [BANDITS]: ['bandit'] } },
    rival: { at: 'regina' },
    dice: [6, 5, 1],
  });
  expect(s.offered('apprehend')).toEqual(['bandit~3']);
  fight(s.play('apprehend', BANDITS, 'bandit~3').play('setOut'));
  expect(names(s.me.bound[0]?.crew ?? [])).toEqual(['bandit', 'bandit~3']);
  expect(s.can('apprehend')).toBe(false);
  expect(s.play('endTurn').can('apprehend')).toBe(false);
});

test('BOUNTY-24 E-106 a jumped alert brings all its bound crew, each kept or freed; the card stays with those kept', () => {
  const s = win(jumped({ [BANDITS]: ['bandit', 'bandit~2'] }), BANDITS);
  s.play('setFree', 'bandit').play('keepBound', 'bandit~2');
  expect(names(s.me.crew)).toContain('bandit');
  expect(s.me.bound).toMatchObject([{ bounty: BANDITS, crew: [{ ref: 'bandit~2' }] }]);
  const all = win(jumped({ [BANDITS]: ['bandit', 'bandit~2'] }), BANDITS)
    .play('setFree', 'bandit')
    .play('setFree', 'bandit~2');
  expect(all.me.bound).toEqual([]);
  expect(all.G.decks.bounty.draw[0]).toBe(BANDITS);
});

test('NAV-11 the Alliance Cruiser card puts the open bounties under their deck and turns up three new ones, whoever draws it', () => {
  const s = hunt({
    bounties: ROW,
    me: { at: 'osiris', hold: { fuel: 2 } },
    top: { 'nav-alliance': ['alliance-cruiser'], bounty: ['bounty-billy', BREE, 'bounty-tracey'] },
  });
  s.play('fullBurn', 'white-sun-3-06');
  expect(s.G.bounties).toEqual(['bounty-billy', BREE, 'bounty-tracey']);
  expect([...s.G.decks.bounty.draw.slice(0, 3)].sort()).toEqual([...ROW].sort());
});

test('INFO-10 face-up and bound bounties are seen by everybody, the deck by nobody', () => {
  const s = hunt({ bounties: ROW, rival: { bound: { [BREE]: ['bree'] } } });
  for (const viewer of ['0', '1', null]) {
    const view = s.match.view(viewer);
    expect(view.bounties).toEqual(ROW);
    expect(view.players['1']?.bound).toMatchObject([{ bounty: BREE, crew: [{ ref: 'bree' }] }]);
    expect(view.decks.bounty.draw.every((ref) => ref === '?')).toBe(true);
  }
});

test('the prisoner of a Jail Break is freed like any bound crew, and the bounty goes under its deck', () => {
  const s = hunt({
    options: { story: 'jail-break' },
    cruiser: 'londinium',
    me: { at: 'londinium', leader: 'corbin', solid: ['harken'], crew: ['kaylee', 'two-fry', 'crow'], gear: ['pistol'] },
    dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 1],
  });
  const prisoner = s.G.prisoners['0']?.crew[0]?.ref ?? '';
  const bounty = s.G.prisoners['0']?.bounty ?? '';
  expect(prisoner).not.toBe('');
  s.play('workGoal', 1).play('setOut').play('testSkill', 'tech').roll(6, 6, 6, 1);
  while (s.can('accept')) s.play('accept');
  s.play('chooseVictim', 'two-fry');
  expect(names(s.me.crew)).toContain(prisoner);
  expect(s.G.prisoners['0']).toBeUndefined();
  expect(s.G.decks.bounty.draw[0]).toBe(bounty);
});

describe('every bounty', () => {
  test.each(bounties.map((card) => [card.id, card] as const))('%s can be had and turned in, or has its price', (id, card) => {
    const row = [id, ...ROW.filter((ref) => ref !== id)].slice(0, 3);
    const home = card.lastSeen ?? card.foundAt?.[0] ?? '';
    const probe = hunt({ bounties: row });
    const ref = [...probe.G.decks[home as 'regina'].draw, ...probe.G.decks[home as 'regina'].discard].find(
      (one) => one.split('~')[0] === card.crew || one.startsWith(`${card.crew}-`),
    );
    if (!ref) throw new Error(`nobody for ${id} at ${home}`);
    const table = (dice: number[]): Table => ({
      bounties: row,
      discards: { [home]: [ref] },
      cruiser: 'londinium',
      me: { at: home, leader: 'marco', crew: ['wash', 'kaylee', 'two-fry'].filter((one) => one !== ref), cash: 0 },
      dice,
    });
    const won = hunt(table([6, 6, 6, 6, 1, 1, 1]));
    fight(won.play('apprehend', id, ref).play('setOut'), 'negotiate');
    expect(won.me.bound).toMatchObject([{ bounty: id, crew: [{ ref }] }]);
    won.me.sector = card.dropOff === 'cruiser' ? 'londinium' : String(card.dropOff);
    won.G.turn.used = [];
    won.play('turnIn', id);
    expect(won.me.cash).toBe(card.pay.base);

    const lost = hunt(table([1, 6, 6, 6, 1]));
    const crew = lost.me.crew.length;
    fight(lost.play('apprehend', id, ref).play('setOut'), 'negotiate');
    while (lost.stage === 'kill') lost.play('chooseVictim', String(lost.offered('chooseVictim').filter((one) => one !== 'marco')[0]));
    const killed = bountyCard(id).showdown.lose.reduce((n, effect) => n + (effect.do === 'kill' ? Number(effect.n) : 0), 0);
    expect(lost.me.crew).toHaveLength(crew - killed);
    expect(lost.me.bound).toEqual([]);
    expect(lost.G.bounties).toContain(id);
  });
});
