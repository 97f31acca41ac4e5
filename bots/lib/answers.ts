import type { Move } from '../../src/engine/moves';
import { crewCost, isLeader } from '../../src/firefly/cards';
import type { ChooseFrame } from '../../src/firefly/choose';
import type { Skill } from '../../src/firefly/content/types';
import type { GoodsFrame } from '../../src/firefly/load';
import type { MoveNpcFrame } from '../../src/firefly/npc';
import { isOutlaw } from '../../src/firefly/outlaw';
import { aboard } from '../../src/firefly/scene';
import { skillOfCrew } from '../../src/firefly/skills';
import { type Hold, rivals } from '../../src/firefly/state';
import { pointsFor, type TestFrame } from '../../src/firefly/test';
import { aimsOf } from './aims';
import { optionWorth, PRICES, stakesOf, testWorth } from './chances';
import type { Eye } from './eye';
import { best, called } from './pick';
import { supplyWorth, surplus } from './worth';

/** Which option of an open card: each by what its outcomes are worth and how likely they are. */
export function pickOption(eye: Eye, frame: ChooseFrame, legal: readonly Move[]): Move | undefined {
  const stakes = stakesOf(eye);
  const ace = called(legal, 'ace');
  const open = legal.filter(({ move }) => move === 'chooseOption' || move === 'decline');
  const worth = ({ move, args }: Move): number => {
    const option = move === 'chooseOption' ? frame.options[Number(args[0])] : undefined;
    return option ? optionWorth(eye, option, stakes) : 0;
  };
  const top = best(open, worth);
  if (!ace) return top;
  return top && worth(top) > stakes.proceed ? top : ace;
}

/** How a test is taken: with the skill and the crew that bring most, with bribes that pay, with cards that help while they can. */
export function takeTest(eye: Eye, frame: TestFrame, legal: readonly Move[]): Move | undefined {
  const { G, p } = eye;
  const { test, mystic } = frame;
  if (frame.at === 'skill')
    return best(legal, ({ move, args }) => eye.points(args[move === 'testAs' ? 1 : 0] as Skill) - (move === 'testAs' ? 0.5 : 0));
  if (frame.at === 'crew')
    return best(legal, ({ args }) => skillOfCrew(G, p, String(args[0]), frame.skill ?? 'fight', test.kosherized === true));
  if (mystic) return legal.find(({ args }) => args[0] === frame.skill);
  const points = pointsFor(G, frame);
  const top = test.bands.at(-1)?.min ?? 0;
  if (frame.at === 'rolled') {
    const total = points + frame.dice.reduce((sum, die) => sum + die, 0);
    return (total < top ? called(legal, 'useAbility') : undefined) ?? called(legal, 'accept');
  }
  const stakes = stakesOf(eye);
  const roll = testWorth(eye, test, stakes, points);
  const help = called(legal, 'useAbility');
  if (help && testWorth(eye, test, stakes, points + 2) > roll + 400) return help;
  return best(legal, ({ move, args }) =>
    move === 'bribe' ? testWorth(eye, test, stakes, points + Number(args[0])) - 100 * Number(args[0]) : move === 'roll' ? roll : -1e9,
  );
}

/** Where a ship that is nobody's goes: at a rival's cost where it can do harm, well away from here, and never in the own way. */
export function moveNpc(eye: Eye, frame: MoveNpcFrame, legal: readonly Move[]): Move | undefined {
  const { G, p, player, board } = eye;
  const last = ({ args }: Move) => String(args[args.length - 1]);
  const [aim] = aimsOf(eye);
  if (frame.ship === 'own') return best(legal, (move) => (aim ? -board.distance(last(move), aim.at) : 0));
  const feared = frame.ship === 'cutter' || isOutlaw(G, p);
  const others = rivals(G, p);
  if (legal[0]?.move === 'chooseCutter') return best(legal, (move) => -board.distance(last(move), player.sector));
  return best(legal, (move) => {
    const to = last(move);
    let worth = 0;
    for (const other of others) {
      const { sector, goalsDone, cash } = G.players[other] ?? player;
      if (sector !== '' && sector === to && (frame.ship === 'cutter' || isOutlaw(G, other))) worth += 500 + 100 * goalsDone + cash / 100;
    }
    if (player.sector === to) worth -= feared ? 3000 : 0;
    if (feared) worth += 20 * Math.min(6, board.distance(to, player.sector)) + (aim ? 15 * Math.min(4, board.distance(to, aim.at)) : 0);
    else if (aim?.what === 'harken') worth -= 20 * board.distance(to, player.sector);
    return worth;
  });
}

/** What is taken aboard, given up, bought or sold: the dearest comes, the cheapest goes, and only what is needed is paid for. */
export function moveGoods(eye: Eye, frame: GoodsFrame, legal: readonly Move[]): Move | undefined {
  const { G, p, player, fuel } = eye;
  const parts = aboard(G, p, 'parts');
  return best(legal, ({ move, args }) => {
    if (move === 'enough') return 0;
    const token = args[0] as keyof Hold;
    const n = Number(args[1]);
    const worth = PRICES[token];
    switch (frame.way) {
      case 'load':
        return n * worth;
      case 'buy': {
        const wanted =
          token === 'fuel' ? (player.cash > 1000 ? 4 - fuel : 2 - fuel) : token === 'parts' && player.cash > 2500 ? 1 - parts : 0;
        return n <= wanted ? n : -n;
      }
      case 'sell': {
        const spare = token === 'fuel' ? fuel - 4 : token === 'parts' ? parts - 1 : surplus(G, p, token);
        return n <= spare ? n * (frame.price - 0.8 * worth) : -n;
      }
      default:
        return move === 'load' ? worth : -n * worth;
    }
  });
}

/** Who dies: whoever is missed least. The leader does not, but a second token of discontent costs the whole crew. */
export function pickVictim({ player, outfit, temper }: Eye, legal: readonly Move[]): Move | undefined {
  const berth = { ...outfit, crewRoom: 3 };
  return best(legal, ({ args }) => {
    const ref = String(args[0]);
    if (isLeader(ref)) return player.crew.some((one) => one.ref === ref && one.disgruntled) ? -1e6 : -450;
    return -crewCost(ref) - Math.max(0, supplyWorth(berth, ref, temper));
  });
}

/** Away from the law and the Reavers, on towards what is best. */
export function evade(eye: Eye, legal: readonly Move[]): Move | undefined {
  const { G, p, board } = eye;
  const [aim] = aimsOf(eye);
  const outlaw = isOutlaw(G, p);
  return best(legal, ({ args }) => {
    const to = String(args[0]);
    if (!board.has(to)) return 0;
    const risk = (G.cutters.includes(to) ? 20 : 0) + (outlaw && G.cruiser === to ? 10 : 0);
    return -risk - (aim ? board.distance(to, aim.at) : 0);
  });
}
