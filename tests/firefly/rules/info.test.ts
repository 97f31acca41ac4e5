import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { Match } from '../../../src/engine/match';
import { fireflyGame } from '../../../src/firefly/game';
import { firefly } from '../../../src/firefly/rules';
import type { DeckId, Ref } from '../../../src/firefly/state';
import { type Scene, scene } from '../scenario';

const JOBS = ['badger-bilking-the-yokels', 'badger-pushing-drops', 'badger-sowing-chaos'];
const seen = (s: Scene, viewer: string | null): string => JSON.stringify(s.match.view(viewer));
const swap = (a: Ref[], i: number, b: Ref[], j: number): void => {
  [a[i], b[j]] = [b[j] as Ref, a[i] as Ref];
};
/** The same table with every draw pile turned over. */
const shuffled = (s: Scene): void => {
  for (const { draw } of Object.values(s.G.decks)) draw.reverse();
};

test('INFO-01 jobs in hand are hidden from the others, and other cards there look the same to them', () => {
  const s = scene({ players: 3, me: { hand: [JOBS[0] as Ref] }, rival: { hand: JOBS.slice(1) } });
  expect(s.match.view('0').players['1']?.hand).toEqual(['?', '?']);
  expect(s.match.view(null).players['1']?.hand).toEqual(['?', '?']);
  expect(s.match.view('1').players['1']?.hand).toEqual(JOBS.slice(1));
  const before = [seen(s, '0'), seen(s, '2'), seen(s, null)];
  const own = seen(s, '1');
  swap(s.rival.hand, 0, s.G.decks.niska.draw, 0);
  expect([seen(s, '0'), seen(s, '2'), seen(s, null)]).toEqual(before);
  expect(seen(s, '1')).not.toBe(own);
});

test('INFO-02 active jobs and the challenges attached to them are face up for all', () => {
  const [ref, challenge] = ['patience-dung-run-newhope', 'mr-universe-a-wee-bit-naughty'];
  const s = scene({
    options: { sets: ['base', 'blue-sun'] },
    rival: { active: [JOBS[0] as Ref, { ref, challenge }], hand: ['mr-universe-play-merry-hob'] },
  });
  for (const viewer of ['0', null]) {
    expect(s.match.view(viewer).players['1']?.active).toMatchObject([{ ref: JOBS[0] }, { ref, challenge }]);
    expect(s.match.view(viewer).players['1']?.hand).toEqual(['?']);
  }
});

test('INFO-03 the order and content of draw piles are hidden from everyone', () => {
  const s = scene({ players: 3 });
  const before = ['0', '1', '2', null].map((viewer) => seen(s, viewer));
  for (const { draw } of Object.values(s.match.view('0').decks)) expect(draw.every((ref) => ref === '?')).toBe(true);
  shuffled(s);
  expect(['0', '1', '2', null].map((viewer) => seen(s, viewer))).toEqual(before);
});

test('INFO-04 discard piles are open to everyone', () => {
  const s = scene({ discards: { badger: JOBS, misbehave: ['ambush'] } });
  for (const viewer of ['0', '1', null]) {
    expect(s.match.view(viewer).decks.badger.discard).toEqual(expect.arrayContaining(JOBS));
    expect(s.match.view(viewer).decks.misbehave.discard).toContain('ambush');
  }
});

test('INFO-05 a drawn nav card is seen by everyone', () => {
  const s = scene({ me: { at: 'osiris', hold: { fuel: 2 } }, top: { 'nav-alliance': ['distress-signal'] } });
  s.play('fullBurn', 'white-sun-3-06');
  for (const viewer of ['0', '1', null]) expect(s.match.view(viewer).log).toContainEqual({ kind: 'nav', p: '0', card: 'distress-signal' });
});

test('INFO-05 a drawn Misbehave card and its dice are seen by everyone', () => {
  const job = 'badger-losing-patience-with-patience';
  const s = scene({ me: { at: 'athens', leader: 'womack', active: [job] }, top: { misbehave: ['a-rival-crew'] }, dice: [5] });
  s.play('work', job).play('setOut');
  expect(seen(s, '1')).toContain('a-rival-crew');
  s.play('chooseOption', 0);
  for (const viewer of ['0', '1', null]) expect(seen(s, viewer)).toContain('"dice":[5]');
});

test('INFO-05 cards primed at setup are seen by everyone', () => {
  const s = scene();
  for (const viewer of ['0', '1', null]) {
    const { discard } = s.match.view(viewer).decks.persephone;
    expect(discard).toHaveLength(3);
    expect(discard).not.toContain('?');
  }
});

test('INFO-06 cards drawn to consider are seen by that player alone until kept or discarded', () => {
  const s = scene({ me: { at: 'persephone' }, top: { badger: JOBS } })
    .play('deal', 'badger')
    .play('considerJobs');
  if (s.can('draw')) s.play('draw');
  for (const job of JOBS) {
    expect(seen(s, '0')).toContain(job);
    expect(seen(s, '1')).not.toContain(job);
    expect(seen(s, null)).not.toContain(job);
  }
  const before = seen(s, '1');
  const top = s.G.stack.at(-1);
  if (top?.kind !== 'keep') throw new Error('nothing to keep');
  swap(top.drawn, 0, s.G.decks.badger.draw, 0);
  expect(seen(s, '1')).toBe(before);
  swap(top.drawn, 0, s.G.decks.badger.draw, 0);
  s.play('keep', JOBS[0] as Ref).play('doneKeeping');
  expect(seen(s, '1')).not.toContain(JOBS[0]);
  expect(s.match.view('1').decks.badger.discard).toEqual(expect.arrayContaining(JOBS.slice(1)));
});

test('INFO-07 cards taken from the discard pile are public, and a job so kept is known though in hand', () => {
  const s = scene({ me: { at: 'persephone' }, discards: { badger: [JOBS[0] as Ref] }, top: { badger: JOBS.slice(1) } });
  s.play('deal', 'badger')
    .play('considerJobs')
    .play('takeFromDiscard', JOBS[0] as Ref);
  expect(seen(s, '1')).toContain(JOBS[0]);
  if (s.can('draw')) s.play('draw');
  s.play('keep', JOBS[0] as Ref).play('keep', JOBS[1] as Ref);
  expect(s.match.view('1').players['0']?.hand).toEqual([JOBS[0], '?']);
});

test('INFO-08 what is on a ship is public', () => {
  const s = scene({
    story: 'respectable-persons-of-business',
    rival: {
      crew: ['wash'],
      gear: ['pistol'],
      upgrades: ['cry-baby'],
      hold: { cargo: 1 },
      stash: { contraband: 1 },
      warrants: 1,
      solid: ['niska'],
      goals: 1,
    },
  });
  const { crew, gear, upgrades, drive, hold, stash, cash, warrants, solid, goalTokens } = s.rival;
  expect(s.match.view('0').players['1']).toMatchObject({ crew, gear, upgrades, drive, hold, stash, cash, warrants, solid, goalTokens });
});

test('INFO-09 starting jobs are seen only by their holder; those thrown back become public', () => {
  const match = Match.start(firefly, 'starting-jobs', 2, { story: 'respectable-persons-of-business' });
  const thrown: Ref[] = [];
  while (match.G.phase === 'draft') {
    const p = match.active()[0]?.player ?? '';
    const other = p === '0' ? '1' : '0';
    const legal = match.legal(p);
    const next = legal.find(({ move }) => move === 'doneJobs') ?? legal[Number(p)] ?? legal[0];
    if (!next) throw new Error('nothing to choose');
    const job = next.move === 'dropJob' ? String(next.args[0]) : undefined;
    if (job) expect(JSON.stringify(match.view(p))).toContain(job);
    if (job) expect(JSON.stringify(match.view(other))).not.toContain(job);
    match.play(p, next);
    if (job) thrown.push(job);
  }
  const open = Object.values(match.view(null).decks).flatMap(({ discard }) => discard);
  expect(thrown.length).toBeGreaterThan(0);
  expect(open).toEqual(expect.arrayContaining(thrown));
  for (const p of ['0', '1']) expect(match.view(p === '0' ? '1' : '0').players[p]?.hand).toEqual(['?', '?', '?']);
});

test('INFO-11 the number of cards in each hand and deck is public', () => {
  const s = scene({ rival: { hand: JOBS } });
  const view = s.match.view('0');
  expect(view.players['1']?.hand).toHaveLength(3);
  for (const deck of Object.keys(s.G.decks) as DeckId[]) expect(view.decks[deck].draw).toHaveLength(s.G.decks[deck].draw.length);
});

test('INFO-06 INFO-09 at a shared table the record of moves tells the others no card that only the mover has seen', () => {
  const game = fireflyGame({ story: 'desperadoes' });
  const multiplayer = Local();
  const table = ['0', '1'].map((playerID) => Client({ game, numPlayers: 2, multiplayer, matchID: 'secrets', playerID, debug: false }));
  for (const client of table) client.start();
  const record = () => table.map((client) => (client.log ?? []).filter(({ action }) => action.payload.type === 'dropJob'));
  for (let i = 0; i < 200 && record()[0]?.length === 0; i++) {
    const [mover, legal] =
      table.flatMap((client, p) => {
        const moves = firefly.legal(client.getState()?.G as never, String(p));
        return moves.length > 0 ? [[client, moves] as const] : [];
      })[0] ?? [];
    const { move, args } = legal?.[0] ?? { move: '', args: [] };
    mover?.moves[move]?.(...args);
  }
  const told = record().map((entries) => entries.map(({ action }) => action.payload.args));
  expect(told.filter((args) => args[0] !== null)).toHaveLength(1);
  expect(told.filter((args) => args[0] === null)).toHaveLength(1);
  for (const client of table) client.stop();
});
