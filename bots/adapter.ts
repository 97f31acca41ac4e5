import type { PlayerID, State } from 'boardgame.io';
import { Bot as StockBot } from 'boardgame.io/ai';
import { seededRandom } from '../src/engine/random';
import type { Ruleset } from '../src/engine/ruleset';
import { decide, onceEach } from './guard';
import { memories } from './memories';
import { toolsFor, USUAL } from './tools';
import type { Bot, Budget } from './types';

type StockArgs = ConstructorParameters<typeof StockBot>[0];
type Played = Awaited<ReturnType<StockBot['play']>>;

/**
 * One of our bots as a class of boardgame.io's own kind, for `Local({ bots: { 1: stockBot(firefly, trader) } })`, `Step` and `Simulate`.
 * boardgame.io hands its bots the whole state; this one passes on no more than the seat may see.
 */
export function stockBot<G, Options>(rules: Ruleset<G, Options>, bot: Bot<G>, budget: Budget = USUAL) {
  const report = onceEach((name, fault) => console.error(`The bot ${name} could not decide: ${fault}; a move is made by chance.`));

  return class extends StockBot {
    private readonly origin: string;
    private played = 0;
    private readonly memoryOf = memories();

    constructor(args: StockArgs) {
      super(args);
      this.origin = String(args.seed ?? this.random());
    }

    play({ G }: State<G>, playerID: PlayerID): Promise<Played> {
      const view = rules.view(G, playerID);
      const legal = rules.legal(G, playerID);
      const seed = `${this.origin}/bots/${playerID}/${this.played++}`;
      const tools = toolsFor(rules, view, playerID, seededRandom(seed), budget, this.memoryOf(playerID));
      const { move, fault } = decide(legal, seed, () => bot.choose(view, legal, tools));
      report(bot.name, fault);
      return Promise.resolve({
        action: { type: 'MAKE_MOVE', payload: { type: move.move, args: [...move.args], playerID } } as Played['action'],
      });
    }
  };
}
