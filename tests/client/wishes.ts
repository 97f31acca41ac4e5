import { bot as outlaw } from '../../bots/outlaw';
import type { Bot } from '../../bots/types';
import { tokensAt } from '../../src/firefly/alerts';
import { bountyCard, crewCard, idOf, isLeader, isNamed, jobCard } from '../../src/firefly/cards';
import type { CardId, SupplyPlanet } from '../../src/firefly/content/types';
import { crewRoom } from '../../src/firefly/goods';
import { boardFor } from '../../src/firefly/map';
import { playerOf, type State } from '../../src/firefly/state';

/** How a table of two comes to a stage that random games hardly ever see. */
export interface Wish {
  sets?: readonly string[];
  story?: string;
  /** Who moves where no move brings the table nearer; a rambler where nobody is named. */
  by?: Bot<State>;
  /** How near it is: everybody plays for the highest number, with an eye on cards and dice to come. */
  score?(G: State): number;
}

const ME = '0';
const RIVAL = '1';

const me = (G: State) => playerOf(G, ME);
const rival = (G: State) => playerOf(G, RIVAL);
const board = (G: State) => boardFor(G.options.sets);
const far = (G: State, from: string, to: string): number =>
  board(G).has(from) && board(G).has(to) ? Math.min(20, board(G).distance(from, to)) : 20;

/** 1 with that card aboard; less the farther its planet is and the deeper it lies there. */
function owns(G: State, p: string, id: CardId, planet: SupplyPlanet): number {
  const { crew, upgrades, gear, sector, cash } = playerOf(G, p);
  if ([...crew, ...gear].some(({ ref }) => idOf(ref) === id) || upgrades.some((ref) => idOf(ref) === id)) return 1;
  const { draw, discard } = G.decks[planet];
  const depth = discard.some((ref) => idOf(ref) === id) ? 0 : draw.length - draw.findLastIndex((ref) => idOf(ref) === id);
  return 0.7 - far(G, sector, board(G).sectorsOf(planet)[0] ?? '') / 100 - depth / 150 + Math.min(cash, 1000) / 10_000;
}

const together = (G: State): number => 1 - far(G, me(G).sector, rival(G).sector) / 20;
const atMost = (n: number, most: number): number => Math.min(n, most) / most;
const hands = (G: State, p: string) => playerOf(G, p).crew.filter(({ ref }) => !isLeader(ref));
const wanted = (G: State, p: string) => hands(G, p).filter(({ ref, wanted: token }) => token || crewCard(ref).wanted);
/** 1 when nobody else can come aboard; before that it helps to have money, and to be where crew is hired. */
function crowd(G: State, p: string): number {
  const { ship, sector, cash } = playerOf(G, p);
  const room = ship === '' ? 10 : crewRoom(G, p);
  if (room <= 0) return 1;
  const shops = board(G).sectors.filter((id) => board(G).supplyAt(id));
  return 0.9 - room / 10 - Math.min(...shops.map((id) => far(G, sector, id))) / 1000 + atMost(cash, 2000) / 50;
}
/** Of those aboard, some whom an open bounty names. */
const prey = (G: State, p: string) => hands(G, p).filter(({ ref }) => G.bounties.some((bounty) => isNamed(ref, bountyCard(bounty).crew)));

/** Stages that games played at random hardly ever come to. */
export const wishes: Readonly<Record<string, Wish>> = {
  // Two sets of goods are at home.
  'deliver-sets': {
    story: 'another-mans-treasure',
    score: (G) => {
      const { hold, stash, haven, sector } = me(G);
      const of = (token: 'cargo' | 'contraband' | 'parts') => hold[token] + stash[token];
      const goods = atMost(of('cargo'), 4) + atMost(of('contraband'), 4) + atMost(of('parts'), 8);
      const sets = [of('cargo') >= 4, of('contraband') >= 4, of('parts') >= 8].filter(Boolean).length;
      return 3 * goods + (sets > 1 ? 3 - far(G, sector, haven ?? '') / 10 : 0);
    },
  },
  // A bounty is jumped by somebody whose bunks are all taken.
  'free-crew': {
    sets: ['base', 'pirates'],
    score: (G) => {
      const bound = atMost(rival(G).bound.length, 1);
      return (
        5 * crowd(G, ME) +
        3 * bound +
        (bound ? 1 + (crowd(G, ME) === 1 ? 2 * together(G) : 0) : atMost(prey(G, RIVAL).length, 1) + crowd(G, RIVAL))
      );
    },
  },
  // There is a choice of contacts to fall out with: somebody has worked well for two of them.
  'lose-solid': { sets: ['base', 'crime'], by: outlaw },
  // Scrappers take the pods of a ship that has somebody in every bunk.
  overload: {
    sets: ['base', 'esmeralda'],
    score: (G) => {
      const pods = owns(G, ME, 'caravan-pods', 'persephone');
      const { draw } = G.decks['nav-border'];
      const ambush = 1 - (draw.length - draw.indexOf('scrapper-ambush')) / 50;
      const isOpen = G.stack.some((frame) => frame.kind === 'nav' && frame.p === ME && frame.card === 'scrapper-ambush');
      return 5 * crowd(G, ME) + 5 * pods + (crowd(G, ME) === 1 && pods === 1 ? 1 + (isOpen ? 2 : ambush) : 0);
    },
  },
  // Alerts in two sectors around the scanner.
  scan: {
    score: (G) => {
      const { sector } = me(G);
      const near = board(G).has(sector) ? board(G).neighbours(sector) : [];
      const alerts = near.filter((id) => tokensAt(G, id).alliance + tokensAt(G, id).reaver > 0).length;
      const has = owns(G, ME, 'long-range-scanner-array', 'meridian');
      return 5 * has + (has === 1 ? 2 * atMost(alerts, 2) : 0);
    },
  },
  // One who dies for others is aboard with one who is hunted.
  'stand-in': {
    score: (G) => {
      const meadows = owns(G, RIVAL, 'meadows', 'silverhold');
      const hunted = atMost(prey(G, RIVAL).length, 1);
      return 4 * meadows + 3 * hunted + (meadows === 1 && hunted === 1 ? 2 * together(G) : 0);
    },
  },
  // Fewer can be hidden than are wanted, and the Cruiser comes.
  'wanted-roll': {
    score: (G) => {
      const meadows = owns(G, ME, 'meadows', 'silverhold');
      return (
        4 * meadows +
        3 * atMost(wanted(G, ME).length, 1) +
        (meadows === 1 && wanted(G, ME).length > 0 ? 2 - far(G, me(G).sector, G.cruiser) / 10 : 0)
      );
    },
  },
  // One who can make a warrant go away is aboard when a crime goes wrong.
  work: {
    sets: ['base', 'kalidasa'],
    score: (G) => {
      const { hand, active } = me(G);
      const crimes = [...hand, ...active.map(({ ref }) => ref)].filter((ref) => !jobCard(ref).legal).length;
      return 5 * owns(G, ME, 'fan-dancer', 'beaumonde') + 2 * atMost(crimes, 3) + atMost(active.length, 3);
    },
  },
};
