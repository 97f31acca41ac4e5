import type { PlayerID } from '../../engine/moves';
import type { Good } from '../content/types';
import { fromSeat, type State } from '../state';
import type { DraftItem } from './draft-part';
import { setupOf, stepsOf, storySteps } from './steps';
import { supplyInPlay } from './table';

/** Whether the setup card does one step before another (SETUP-03). */
const comesFirst = (G: State, step: 'story' | 'supplies'): boolean => {
  const { order } = setupOf(G.options);
  return order.indexOf(step) < order.indexOf('leaders');
};

const buysShips = (G: State): boolean => stepsOf(G).leaders?.mode === 'draft-or-buy';

/** Leaders and ships, and the story where the table chooses it: after the leaders (SETUP-30), or before where the setup card says so. */
export function planCaptains(G: State): DraftItem[] {
  const order = fromSeat(G, G.first);
  const story: DraftItem[] = G.options.story === '' ? [{ step: 'story', p: G.first }] : [];
  const captains = buysShips(G)
    ? [...order, ...[...order].reverse()].map((p): DraftItem => ({ step: 'leader-or-ship', p }))
    : order.flatMap((p): DraftItem[] => [
        { step: 'leader', p },
        { step: 'ship', p },
      ]);
  return [
    ...(comesFirst(G, 'story') ? story : []),
    ...(comesFirst(G, 'supplies') ? order.map((p): DraftItem => ({ step: 'cash', p })) : []),
    ...captains,
    ...(comesFirst(G, 'story') ? [] : story),
    { step: 'plan', p: G.first },
  ];
}

/** A haven in place of a start sector (HAVEN-02, HAVEN-05), unless the story names another start. */
export function planPlaces(G: State, p: PlayerID): DraftItem[] {
  const haven: DraftItem[] = stepsOf(G).havens ? [{ step: 'haven', p }] : [];
  return startsAtHaven(G) ? haven : [...haven, { step: 'place', p }];
}

export function startsAtHaven(G: State): boolean {
  const { at } = storySteps(G).leaders?.placement ?? {};
  return stepsOf(G).havens !== undefined && (at === undefined || at === 'own-haven');
}

/** All that follows once leaders and story are known. */
export function planRest(G: State): DraftItem[] {
  const order = fromSeat(G, G.first);
  const each = (items: (p: PlayerID) => DraftItem[]): DraftItem[] => order.flatMap(items);
  const { leaders, startingCards, crew, seedGoalTokens, chooseGoal } = stepsOf(G);
  return [
    ...(leaders?.alsoPick ? each((p) => [{ step: 'prisoner', p }]) : []),
    // SETUP-27: the last to choose places first; ships that are bought are placed on buying them.
    ...(buysShips(G) ? [] : [...order].reverse().flatMap((p) => planPlaces(G, p))),
    { step: 'alerts', p: G.first },
    ...(startingCards ? planStartingCards(order, startingCards.pick) : []),
    ...each((p) => [...(comesFirst(G, 'supplies') ? [] : [{ step: 'cash', p } as const]), { step: 'stores', p }]),
    ...each((p) =>
      (Object.entries(leaders?.afterwards?.buy ?? {}) as [Good, number][]).map(([good, price]) => ({ step: 'stock', p, good, price })),
    ),
    ...(crew ? each((p) => supplyInPlay(G.options.sets).map((deck) => ({ step: 'crew', p, deck }))) : []),
    ...planJobs(G, order),
    ...(seedGoalTokens ? each((p) => [{ step: 'seed', p }]) : []),
    ...(chooseGoal ? each((p) => [{ step: 'goal', p }]) : []),
  ];
}

/** As many rounds as players; in each another one picks first. */
function planStartingCards(order: readonly PlayerID[], pick: number): DraftItem[] {
  const rounds = order.flatMap((first, i): DraftItem[] => {
    const pickers = [...order.slice(i), ...order.slice(0, i)].flatMap((p) => Array.from({ length: pick }, () => p));
    return [{ step: 'turn-up', p: first }, ...pickers.map((p): DraftItem => ({ step: 'card', p }))];
  });
  return order[0] === undefined ? [] : [{ step: 'deck', p: order[0] }, ...rounds, { step: 'put-away', p: order[0] }];
}

/** SETUP-34, D-05: everybody has drawn before anybody throws back, and what is thrown back is seen last. */
function planJobs(G: State, order: readonly PlayerID[]): DraftItem[] {
  const { mode, n = 0, from } = stepsOf(G).jobs ?? {};
  const draws = mode !== 'draw' ? [] : from === 'one-contact' ? [n] : Array.from({ length: n }, () => 1);
  return [
    ...order.flatMap((p) => draws.map((cards): DraftItem => ({ step: 'draw', p, n: cards }))),
    ...(mode === 'one-each' || mode === 'draw' ? order.map((p): DraftItem => ({ step: 'jobs', p })) : []),
    { step: 'throw-back', p: G.first },
  ];
}
