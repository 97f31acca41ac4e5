import { MCTSBot, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { stockBot } from '../../bots/adapter';
import { bot as random } from '../../bots/random';
import { bot as trader } from '../../bots/trader';
import type { Bot } from '../../bots/types';
import { fireflyGame } from '../../src/firefly/game';
import { firefly } from '../../src/firefly/rules';
import { HIDDEN, type State } from '../../src/firefly/state';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A bot that remembers what it was shown. */
function watching(bot: Bot<State>): { bot: Bot<State>; seen: { view: State; player: string }[] } {
  const seen: { view: State; player: string }[] = [];
  const choose: Bot<State>['choose'] = (view, legal, tools) => {
    seen.push({ view, player: tools.player });
    return bot.choose(view, legal, tools);
  };
  return { bot: { ...bot, choose }, seen };
}

test("two bots play a game at boardgame.io's local master, each on its own view", async () => {
  jest.useFakeTimers();
  const first = watching(trader);
  const second = watching(random);
  const client = Client<State>({
    game: { ...fireflyGame({ turnCap: 3 }), seed: 'two bots' },
    numPlayers: 2,
    debug: false,
    multiplayer: Local({ bots: { 0: stockBot(firefly, first.bot, { iterations: 1 }), 1: stockBot(firefly, second.bot) } }),
  });
  client.start();
  for (let i = 0; i < 2000 && client.getState()?.ctx.gameover === undefined; i++) await jest.advanceTimersByTimeAsync(100);
  expect(client.getState()?.ctx.gameover).toMatchObject({ reason: expect.any(String) });
  client.stop();
  for (const { seen } of [first, second]) {
    expect(seen.length).toBeGreaterThan(20);
    for (const { view, player } of seen) {
      for (const { draw } of Object.values(view.decks)) expect(draw.filter((ref) => ref !== HIDDEN)).toEqual([]);
      const [rival] = Object.entries(view.players).filter(([p]) => p !== player);
      expect(rival?.[1].hand.filter((ref) => ref !== HIDDEN && !rival[1].shown.includes(ref))).toEqual([]);
    }
  }
}, 60_000);

test('the debug panel takes steps with it, beside the bots it brings', async () => {
  const game = { ...fireflyGame({ turnCap: 2 }), seed: 'steps' };
  const client = Client<State>({ game, numPlayers: 2, debug: false });
  client.start();
  const args = { game, enumerate: game.ai?.enumerate ?? (() => []), seed: 'steps' };
  const bot = new (stockBot(firefly, random))(args);
  for (let i = 0; i < 30; i++) await Step(client, bot);
  expect(client.store.getState()._stateID).toBe(30);
  await Step(client, new MCTSBot({ ...args, iterations: 3, playoutDepth: 5 }));
  expect(client.store.getState()._stateID).toBe(31);
});

test('one that fails is told of once, and a legal move is made for it', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const game = { ...fireflyGame(), seed: 'faults' };
  const client = Client<State>({ game, numPlayers: 2, debug: false });
  client.start();
  const broken: Bot<State> = {
    name: 'broken',
    describe: '',
    choose: () => {
      throw new Error('Out of fuel.');
    },
  };
  const bot = new (stockBot(firefly, broken))({ enumerate: game.ai?.enumerate ?? (() => []), seed: 'faults' });
  for (let i = 0; i < 5; i++) await Step(client, bot);
  expect(client.store.getState()._stateID).toBe(5);
  expect(told.mock.calls).toEqual([['The bot broken could not decide: Out of fuel; a move is made by chance.']]);
});
