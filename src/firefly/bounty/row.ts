import { bountyCard, isNamed, supplyCard, supplyRefs } from '../cards';
import type { CrewName } from '../content/types';
import { meets } from '../need';
import { draw, takeFrom } from '../piles';
import { stepsOf } from '../setup/steps';
import { cardsOf, SUPPLY } from '../setup/table';
import { note, pile, type Ref, type State, type Table } from '../state';

/** How many bounties lie face up (SETUP-38). */
function rowSize(G: State): number {
  const { bounties } = stepsOf(G).prime ?? {};
  return bounties && meets(G, { p: G.turn.player }, bounties.needs) ? bounties.n : 0;
}

/** Every crew card of a name, in whatever box. */
const bearers = new Map<CrewName, readonly Ref[]>();

function bearersOf(name: CrewName): readonly Ref[] {
  const found = bearers.get(name) ?? supplyRefs().filter((ref) => supplyCard(ref).kind === 'crew' && isNamed(ref, name));
  bearers.set(name, found);
  return found;
}

/** Nobody is left in the game whom the bounty could be about. */
function isStale(G: State, bounty: Ref): boolean {
  const all = bearersOf(bountyCard(bounty).crew);
  if (!all.some((ref) => G.box.includes(ref))) return false;
  const inGame = SUPPLY.flatMap((planet) => cardsOf(planet, G.options));
  return all.every((ref) => G.box.includes(ref) || !inGame.includes(ref));
}

/** The row is made up to three (BOUNTY-01); whoever is turned up and out of the game is passed over (BOUNTY-03). */
export function fillRow(t: Table): void {
  const { G } = t;
  for (let missing = rowSize(G) - G.bounties.length; missing > 0; missing--) turnUp(t);
}

function turnUp(t: Table): void {
  for (let ref = draw(t, 'bounty'); ref !== undefined; ref = draw(t, 'bounty')) {
    note(t, { kind: 'turned-up', deck: 'bounty', cards: [ref] });
    if (!isStale(t.G, ref)) {
      t.G.bounties.push(ref);
      return;
    }
    withdraw(t, ref);
  }
}

function withdraw(t: Table, bounty: Ref): void {
  t.G.box.push(bounty);
  note(t, { kind: 'bounty-off', bounty });
}

/** BOUNTY-04: somebody has left the game, and with them goes the bounty. */
export function dropStale(t: Table): void {
  const { G } = t;
  const stale = G.bounties.filter((bounty) => isStale(G, bounty));
  if (stale.length === 0) return;
  for (const bounty of stale) {
    takeFrom(G.bounties, bounty);
    withdraw(t, bounty);
  }
  fillRow(t);
}

/** Somebody has taken it. */
export function claim(t: Table, bounty: Ref): void {
  if (takeFrom(t.G.bounties, bounty)) fillRow(t);
}

export function putUnder(t: Table, bounty: Ref): void {
  pile(t.G, 'bounty').draw.unshift(bounty);
  fillRow(t);
}

/** NAV-11: those face up go under the deck; the row is then made up from the top. */
export function refreshBounties(t: Table): void {
  pile(t.G, 'bounty').draw.unshift(...t.G.bounties);
  t.G.bounties = [];
  fillRow(t);
}
