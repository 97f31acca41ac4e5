import { canonical } from '../../src/engine/hash';
import { Match } from '../../src/engine/match';
import { seededRandom } from '../../src/engine/random';
import { activeLimit, handLimit } from '../../src/firefly/actions/deal';
import { isLeader } from '../../src/firefly/cards';
import { canCarry } from '../../src/firefly/gear';
import { crewRoom, isWithinLimits, slotRoom } from '../../src/firefly/goods';
import { isOutlaw } from '../../src/firefly/outlaw';
import { firefly } from '../../src/firefly/rules';
import { HIDDEN, type Options, type Player, type State } from '../../src/firefly/state';
import { playOn } from './ramble';

type Game = Match<State, Options>;

/** Every card of the game wherever it lies. */
function cardsIn(G: State): string[] {
  const cards = Object.values(G.decks).flatMap(({ draw, discard }) => [...draw, ...discard]);
  cards.push(...G.box, ...G.bounties, ...G.alertCards.map(({ ref }) => ref));
  const bound = [...Object.values(G.prisoners), ...Object.values(G.players).flatMap((player) => player.bound)];
  cards.push(...bound.flatMap(({ bounty, crew }) => [bounty, ...crew.map(({ ref }) => ref)]));
  for (const player of Object.values(G.players)) {
    cards.push(
      ...player.upgrades,
      ...player.hand,
      ...player.gear.map(({ ref }) => ref),
      ...player.active.flatMap(({ ref, challenge }) => (challenge ? [ref, challenge] : [ref])),
      ...Object.values(player.solid),
    );
    cards.push(...player.crew.map(({ ref }) => ref).filter((ref) => ref !== player.leader));
    if (player.drive) cards.push(player.drive);
  }
  for (const frame of G.stack) {
    if (frame.kind === 'consider') cards.push(...frame.taken);
    if (frame.kind === 'keep') cards.push(...frame.taken, ...frame.drawn);
    if (frame.kind === 'misbehave' && frame.card) cards.push(frame.card);
    if (frame.kind === 'nav') cards.push(frame.card);
    if (frame.kind === 'peek') cards.push(...frame.seen, ...frame.order);
  }
  return cards.sort();
}

/** What is wrong with a ship: less than nothing of something, more than it can hold, or not exactly one drive core and one leader. */
function faultsOf(G: State, p: string, player: Player): string[] {
  const { cash, warrants, goalTokens, hold, stash, crew, gear, drive, leader, hand, shown } = player;
  const least = Math.min(cash, warrants, goalTokens, ...Object.values(hold), ...Object.values(stash));
  const fits = isWithinLimits(G, p) && crewRoom(G, p) >= 0 && slotRoom(G, p) >= 0;
  // A ship that has just lost room is asked at once what to part with.
  const asked = G.stack.some((frame) => frame.kind === 'overload');
  const aboard = (ref: string) => crew.some((one) => one.ref === ref);
  return [
    ...(least < 0 ? ['less than nothing of something'] : []),
    ...(fits || asked ? [] : ['more than the ship can hold']),
    ...(drive === '' ? ['no drive core'] : []),
    ...(crew[0]?.ref === leader && crew.filter(({ ref }) => isLeader(ref)).length === 1 ? [] : ['not one leader']),
    ...gear.flatMap(({ ref, by }) => (by === null || (aboard(by) && canCarry(G, p, ref, by)) ? [] : [`${ref} in the wrong hands`])),
    ...(shown.every((ref) => hand.includes(ref)) ? [] : ['a job shown that is not in hand']),
  ];
}

/** What must be settled by the time a player has the free choice of a turn. */
function looseEnds(G: State, p: string, player: Player): string[] {
  return [
    ...(player.hand.length > handLimit(G, p) ? ['DEAL-09 too many jobs in hand'] : []),
    ...(player.active.length > activeLimit(G, p) ? ['DEAL-11 too many active jobs'] : []),
    ...(player.sector === G.cruiser && isOutlaw(G, p) && !player.hailed ? ['ALLIANCE-02 an outlaw not dealt with'] : []),
  ];
}

/** Looks for faults in state after state of one game: cards do not get more or fewer, and no ship breaks a limit. */
export function watcher(): (G: State) => string[] {
  let all: string | undefined;
  return (G) => {
    if (G.phase !== 'play') return [];
    const cards = cardsIn(G);
    all ??= cards.join();
    const free = G.stack.length === 1 && G.stack[0]?.kind === 'turn';
    return [
      ...(new Set(cards).size === cards.length ? [] : ['a card in two places']),
      ...(cards.join() === all ? [] : ['a card came or went']),
      ...Object.entries(G.players).flatMap(([p, player]) =>
        [...faultsOf(G, p, player), ...(free ? looseEnds(G, p, player) : [])].map((fault) => `player ${p}: ${fault}`),
      ),
    ];
  };
}

/** Somebody has a choice, and every choice listed is accepted. */
export function isOpen(match: Game): boolean {
  if (match.over) return true;
  const [decider] = match.active();
  const legal = decider ? match.legal(decider.player) : [];
  for (const move of legal) match.clone().play(decider?.player ?? '', move);
  return legal.length > 0;
}

/** Seats whose view depends on what is hidden from it; nobody and a spectator are asked too (INFO-03). */
export const prying = (match: Game, seed: string): (string | null)[] =>
  [...Object.keys(match.G.players), null].filter((p) => {
    const view = match.view(p);
    const other = firefly.determinize(view, p, seededRandom(seed));
    if (canonical(other).includes(JSON.stringify(HIDDEN))) return true;
    return canonical({ ...firefly.view(other, p), log: [] }) !== canonical({ ...view, log: [] });
  });

/** A state written down as JSON and read again goes on as the first one does. */
export function survivesSaving(match: Game, moves: number): boolean {
  const on = match.clone();
  const twin = Match.resume(firefly, JSON.parse(JSON.stringify(match.G)) as State, match.dice());
  playOn(on, 'on', moves);
  playOn(twin, 'on', moves);
  return canonical({ ...twin.G, log: [] }) === canonical({ ...on.G, log: [] });
}
