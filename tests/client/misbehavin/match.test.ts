import type { LogEntry as Recorded } from 'boardgame.io';
import { answer } from '../../../src/client/match/answer';
import { localGame } from '../../../src/client/match/local';
import { chaptersOf } from '../../../src/client/match/online';
import { newSeat } from '../../../src/client/match/seats';
import type { GameSource, Snapshot } from '../../../src/client/match/source';
import type { Thinker } from '../../../src/client/match/thinker';
import { misbehavinTable } from '../../../src/client/misbehavin/table-game';
import { newSave, type SavedGame } from '../../../src/client/saves/saved';
import { Match } from '../../../src/engine/match';
import { seededRandom } from '../../../src/engine/random';
import { misbehavin } from '../../../src/misbehavin/rules';
import { HIDDEN, type State } from '../../../src/misbehavin/state';
import { ramble } from '../../misbehavin/ramble';

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

function open(bots: (string | null)[], passes = false, turnCap = 4) {
  const kept: SavedGame[] = [];
  const seats = bots.map((bot, i) => ({ ...newSeat(i, bot), passes }));
  const saved = newSave(misbehavin, seats, { turnCap }, 'a quiet seed', 'Test');
  const keep = (now: SavedGame) => kept.push(JSON.parse(JSON.stringify(now))) > 0;
  return { game: localGame(misbehavinTable, saved, { thinker, keep, pace: () => ({ pause: 0, budget: 10 }) }), kept };
}

async function playUntil(game: GameSource<State>, stop: (now: Snapshot<State>) => boolean): Promise<Snapshot<State>> {
  const random = seededRandom('people');
  for (let i = 0; i < 3000; i++) {
    const now = game.snapshot();
    if (now.over || stop(now)) return now;
    if (now.handover !== null) game.takeSeat();
    else if (now.legal.length > 0) game.play(ramble(now.legal, random));
    else await new Promise((resolve) => setTimeout(resolve, 0));
  }
  throw new Error('it never came');
}

test('a person and two bots play to the end; power and credits are noted turn by turn', async () => {
  const { game, kept } = open([null, 'scripted', 'random']);
  const { over, standings } = await playUntil(game, () => false);
  game.close();
  expect(over).toBeDefined();
  expect(standings.map(({ turn }) => turn)).toEqual(standings.map((_, i) => i + 1));
  expect(standings.at(-1)?.values.power).toHaveLength(3);
  expect(kept.at(-1)).toMatchObject({ over: true, replay: { game: 'misbehavin' } });
});

test('hot-seat: the device is passed on, and meanwhile no hand is to be seen', async () => {
  const { game } = open([null, null]);
  const { view } = await playUntil(game, ({ handover }) => handover !== null);
  for (const { hand } of Object.values(view.players)) expect(hand.every((ref) => ref === HIDDEN)).toBe(true);
  game.takeSeat();
  const { view: own, seat } = game.snapshot();
  expect(own.players[seat ?? '']?.hand).not.toContain(HIDDEN);
  game.close();
});

test('a move can be taken back until a card is drawn', () => {
  const { game } = open([null, null]);
  const commit = (name: string) => game.snapshot().legal.find(({ move }) => move === name);
  if (game.snapshot().handover !== null) game.takeSeat();
  const before = game.snapshot().legal;
  game.play(commit('recruit') ?? before[0]!);
  expect(game.snapshot().canUndo).toBe(true);
  game.undo();
  expect(game.snapshot().legal).toEqual(before);
  game.play(commit('endTurn')!);
  expect(game.snapshot().canUndo).toBe(false);
  game.close();
});

test('a seat that wants it passes by itself; the others are asked, and the wish is saved', async () => {
  const asked = async (passes: boolean) => {
    const { game, kept } = open([null, null], passes, 20);
    let idle = 0;
    await playUntil(game, ({ view, seat, legal }) => {
      if (seat !== null && legal.length > 0 && misbehavinTable.deciding.idle?.(view, seat, legal)) idle++;
      return false;
    });
    game.setPasses(!passes);
    expect(kept.at(-1)?.seats.some((seat) => seat.passes === !passes)).toBe(true);
    game.close();
    return idle;
  };
  expect(await asked(false)).toBeGreaterThan(0);
  expect(await asked(true)).toBe(0);
});

test('the log of a match online knows whose turn it was from the beginning, with or without a draft', () => {
  for (const options of [{}, { factions: 'choose' }]) {
    const match = Match.start(misbehavin, 'whose', 3, options);
    const recorded: Recorded[] = [];
    const expected: [number, string][] = [];
    while (match.G.turn.number < 4) {
      const { player } = match.active()[0]!;
      const legal = match.legal(player);
      const move = legal.find((one) => one.move === 'endTurn') ?? legal[0]!;
      expected.push([match.G.turn.number, match.G.turn.player]);
      const turn = misbehavin.turn(match.G);
      match.play(player, move);
      recorded.push({
        action: { type: 'MAKE_MOVE', payload: { type: move.move, args: [...move.args], playerID: player } },
        _stateID: recorded.length,
        turn,
        phase: 'play',
        metadata: misbehavin.news(match.G),
      } as unknown as Recorded);
    }
    const told = chaptersOf(misbehavinTable, recorded, match.view('0'));
    expect(told.map(({ turn, whose }) => [turn, whose])).toEqual(expected);
  }
});
