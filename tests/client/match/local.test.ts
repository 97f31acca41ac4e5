import { fireflyTable } from '../../../src/client/firefly/table-game';
import { answer } from '../../../src/client/match/answer';
import { BrokenSave, localGame } from '../../../src/client/match/local';
import { newSeat } from '../../../src/client/match/seats';
import type { GameSource, Snapshot } from '../../../src/client/match/source';
import type { Thinker } from '../../../src/client/match/thinker';
import { gameFile } from '../../../src/client/saves/download';
import { newSave, type SavedGame } from '../../../src/client/saves/saved';
import { parseReplay, replay } from '../../../src/engine/replay';
import { firefly } from '../../../src/firefly/rules';
import { HIDDEN, type State } from '../../../src/firefly/state';

/** Bots on this thread. */
const thinker: Thinker = {
  async choose(question) {
    const given = answer({ ask: 'choose', ...question });
    if ('move' in given) return given.move;
    throw new Error('error' in given ? given.error : 'no move');
  },
  explain: async () => [],
  stop() {},
};

const pace = () => ({ pause: 0, budget: 10 });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function table(...bots: (string | null)[]): SavedGame {
  return newSave(
    firefly,
    bots.map((bot, i) => newSeat(i, bot)),
    { turnCap: 3 },
    'a quiet seed',
    'Test',
  );
}

function open(saved: SavedGame, more: Partial<Parameters<typeof localGame>[2]> = {}): { game: GameSource<State>; kept: SavedGame[] } {
  const kept: SavedGame[] = [];
  const keep = (now: SavedGame) => kept.push(JSON.parse(JSON.stringify(now))) > 0;
  return { game: localGame(fireflyTable, saved, { thinker, keep, pace, ...more }), kept };
}

/** Keeps the starting jobs, looks at cards where possible, and otherwise plays legal moves, always the first or striding through them, until the moment comes or the game ends. */
async function playUntil(game: GameSource<State>, stop: (now: Snapshot<State>) => boolean, choose = 0): Promise<Snapshot<State>> {
  for (let i = 0; i < 5000; i++) {
    const now = game.snapshot();
    if (now.over || stop(now)) return now;
    if (now.handover !== null) game.takeSeat();
    else if (now.legal.length > 0)
      game.play(
        now.legal.find(({ move }) => /^(doneJobs|deal|considerJobs|buy|considerCards|draw|fullBurn)$/.test(move)) ??
          now.legal[(i * choose) % now.legal.length]!,
      );
    else await settle();
  }
  throw new Error('it never came');
}

test('a person and two bots play to the end, and the save plays through to the same end', async () => {
  const { game, kept } = open(table(null, 'random', 'random'));
  const { over, log, standings } = await playUntil(game, () => false, 7);
  expect(over).toBeDefined();
  expect(standings.length).toBeGreaterThan(2);
  const last = kept.at(-1)!;
  expect(last.over).toBe(true);
  expect(last.replay.moves).toHaveLength(log.length);
  const file = parseReplay(JSON.stringify(gameFile(firefly, last)));
  expect(replay(firefly, file).over).toEqual(over);
});

test('a reload in the middle of a nested decision finds the same question', async () => {
  const { game, kept } = open(table(null, 'random'));
  const now = await playUntil(game, ({ view, legal }) => view.stack.length > 2 && legal.length > 1, 3);
  expect(now.view.stack.length).toBeGreaterThan(2);
  game.close();
  const again = open(kept.at(-1)!).game.snapshot();
  expect(again.view.stack).toEqual(now.view.stack);
  expect(again.legal).toEqual(now.legal);
  expect(again.log).toEqual(now.log);
});

test('a move that reveals nothing can be undone, one that rolls or turns up a card cannot', async () => {
  const { game, kept } = open(table(null));
  await playUntil(game, ({ legal }) => legal.some(({ move }) => move === 'mosey'));
  const before = game.snapshot();
  // The first leads to the Cruiser, which rolls.
  game.play(before.legal.findLast(({ move }) => move === 'mosey')!);
  expect(game.snapshot().canUndo).toBe(true);
  game.undo();
  expect(game.snapshot().view.players).toEqual(before.view.players);
  expect(game.snapshot().legal).toEqual(before.legal);
  expect(game.snapshot().log).toEqual(before.log);
  expect(kept.at(-1)!.replay.moves).toHaveLength(before.log.length);
  game.play(before.legal.find(({ move }) => move === 'fullBurn')!);
  expect(game.snapshot().canUndo).toBe(false);
});

test('a bot that fails is reported once, and the game goes on', async () => {
  const broken: Thinker = { ...thinker, choose: () => Promise.reject(new Error('out of fuel')) };
  const { game } = open(table(null, 'random'), { thinker: broken });
  const { notices, over } = await playUntil(game, () => false, 7);
  expect(over).toBeDefined();
  expect(notices).toHaveLength(1);
  expect(notices[0]!.text).toMatch(/Marlowe \(random\) could not decide: out of fuel/);
});

test('a full storage is reported, the game goes on, and saves again once there is room', async () => {
  let isFull = true;
  const { game } = open(table(null), { keep: () => !isFull });
  game.play(game.snapshot().legal[0]!);
  expect(game.snapshot().notices.map(({ of }) => of)).toEqual(['storage']);
  isFull = false;
  game.play(game.snapshot().legal[0]!);
  expect(game.snapshot().notices).toEqual([]);
});

test('hot-seat: while the device is passed nobody sees any hand, and then only its own player does', async () => {
  const { game } = open(table(null, null));
  const now = await playUntil(game, ({ handover, view }) => handover === '1' && view.phase === 'play');
  expect(now.seat).toBeNull();
  expect(now.legal).toEqual([]);
  for (const { hand } of Object.values(now.view.players)) expect(hand.filter((ref) => ref !== HIDDEN)).toEqual([]);
  game.takeSeat();
  const then = game.snapshot();
  expect(then.seat).toBe('1');
  expect(then.legal.length).toBeGreaterThan(0);
  expect(then.view.players['1']!.hand).not.toContain(HIDDEN);
  expect(then.view.players['0']!.hand.every((ref) => ref === HIDDEN)).toBe(true);
});

test('looking back shows what the seat saw then', async () => {
  const { game } = open(table(null, 'random'));
  const early = await playUntil(game, ({ legal, view }) => view.turn.number === 1 && legal.length > 0);
  const stack = JSON.parse(JSON.stringify(early.view.players));
  await playUntil(game, ({ view, legal }) => view.turn.number > 3 && legal.length > 0, 3);
  expect(game.past!(early.log.length).players).toEqual(stack);
  expect(game.past!(0).turn.number).toBe(0);
});

test('a save with a move that is not legal any more says which, and how far it is good', () => {
  const saved = table(null);
  const { game, kept } = open(saved);
  game.play(game.snapshot().legal[0]!);
  const broken = {
    ...kept.at(-1)!,
    replay: { ...kept.at(-1)!.replay, moves: [...kept.at(-1)!.replay.moves, ['0', 'fly', 'away']] },
  } as SavedGame;
  expect(() => open(broken)).toThrow(/^Move 2 of this game is not possible any more/);
  try {
    open(broken);
  } catch (error) {
    expect((error as BrokenSave).good).toBe(1);
    expect(error).toBeInstanceOf(BrokenSave);
  }
});
