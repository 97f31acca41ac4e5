import type { PlayerID } from '../engine/moves';
import { addedBy, modifiersOf } from './abilities';
import { shipCard } from './cards';
import { aboard } from './scene';
import { type Hold, playerOf, type State, type Table, type Token } from './state';

/** Where tokens lie aboard. */
export type Part = 'hold' | 'stash';

/** Squares of the hold or stash, and spaces that take only fuel or only riders. */
export interface Space {
  squares: number;
  fuelOnly: number;
  ridersOnly: number;
}

export function spaceOf(G: State, p: PlayerID, part: Part): Space {
  const ship = shipCard(playerOf(G, p).ship);
  if (part === 'stash') return { squares: ship.stash + addedBy(G, { p }, 'stash'), fuelOnly: ship.fuelStash, ridersOnly: 0 };
  const space = { squares: ship.hold, fuelOnly: 0, ridersOnly: 0 };
  for (const { value } of modifiersOf(G, { p }, 'hold')) {
    if (value.only) space.ridersOnly += value.add;
    else space.squares += value.add;
  }
  return space;
}

/** Half squares left over: negative when it does not fit (CORE-01, CORE-02). */
function slack(tokens: Hold, space: Space): number {
  const riders = Math.max(0, tokens.passengers + tokens.fugitives - space.ridersOnly);
  const halves = Math.max(0, tokens.fuel - space.fuelOnly) + tokens.parts;
  return 2 * (space.squares - tokens.cargo - tokens.contraband - riders) - halves;
}

const isHalf = (token: Token): boolean => token === 'fuel' || token === 'parts';

/** How many more of a token fit there. */
export function roomIn(G: State, p: PlayerID, part: Part, token: Token): number {
  const tokens = playerOf(G, p)[part];
  const space = spaceOf(G, p, part);
  const halves = Math.max(0, slack(tokens, space));
  const common = isHalf(token) ? halves : Math.floor(halves / 2);
  if (token === 'fuel') return common + Math.max(0, space.fuelOnly - tokens.fuel);
  if (token === 'passengers' || token === 'fugitives') return common + Math.max(0, space.ridersOnly - tokens.passengers - tokens.fugitives);
  return common;
}

/** How many more of a token fit aboard (CORE-03); half a square free in the hold and half a one in the stash are one, stowed anew (D-08). */
export function roomFor(G: State, p: PlayerID, token: Token): number {
  const room = roomIn(G, p, 'hold', token) + roomIn(G, p, 'stash', token);
  return !isHalf(token) && isScattered(G, p) ? room + 1 : room;
}

/** Whether one square is free in two halves, one in the hold and one in the stash. */
function isScattered(G: State, p: PlayerID): boolean {
  const player = playerOf(G, p);
  const { parts, fuel } = player.hold;
  if ((parts + fuel) % 2 === 0) return false;
  return slack(player.hold, spaceOf(G, p, 'hold')) > 0 && Math.max(0, slack(player.stash, spaceOf(G, p, 'stash'))) % 2 === 1;
}

/** Half a square of the hold moves to the stash, so that a whole one is free. */
function gather(t: Table, p: PlayerID): void {
  const { hold, stash } = playerOf(t.G, p);
  const token = hold.fuel > 0 ? 'fuel' : 'parts';
  hold[token]--;
  stash[token]++;
}

/** Whether the ship can hold what it holds. */
export function isWithinLimits(G: State, p: PlayerID): boolean {
  const player = playerOf(G, p);
  return slack(player.hold, spaceOf(G, p, 'hold')) >= 0 && slack(player.stash, spaceOf(G, p, 'stash')) >= 0;
}

/**
 * Takes tokens aboard, as many as fit; returns how many. What the law takes goes to the stash first, the rest to the hold first; the owner
 * may rearrange them (stow.ts).
 */
export function load(t: Table, p: PlayerID, token: Token, n: number): number {
  const hidden = token === 'contraband' || token === 'fugitives' || (token === 'fuel' && spaceOf(t.G, p, 'stash').fuelOnly > 0);
  const parts: Part[] = hidden ? ['stash', 'hold'] : ['hold', 'stash'];
  let left = n;
  const stow = () => {
    for (const part of parts) {
      const taken = Math.min(left, roomIn(t.G, p, part, token));
      playerOf(t.G, p)[part][token] += taken;
      left -= taken;
    }
  };
  stow();
  if (left > 0 && !isHalf(token) && isScattered(t.G, p)) {
    gather(t, p);
    stow();
  }
  return n - left;
}

/** Takes tokens off the ship, from the hold first, as many as there are; returns how many. */
export function unload(t: Table, p: PlayerID, token: Token, n: number, from: 'any' | 'hold' = 'any'): number {
  const player = playerOf(t.G, p);
  const parts: Part[] = from === 'hold' ? ['hold'] : ['hold', 'stash'];
  let left = n;
  for (const part of parts) {
    const taken = Math.min(left, player[part][token]);
    player[part][token] -= taken;
    left -= taken;
  }
  return n - left;
}

/** Free crew places (CORE-10). */
export function crewRoom(G: State, p: PlayerID): number {
  const player = playerOf(G, p);
  return shipCard(player.ship).crewMax + addedBy(G, { p }, 'crewMax') - player.crew.length;
}

/** Free upgrade slots (CORE-31). */
export function slotRoom(G: State, p: PlayerID): number {
  const player = playerOf(G, p);
  return shipCard(player.ship).upgradeSlots - player.upgrades.length;
}

export const tokensAboard = (G: State, p: PlayerID): Token[] =>
  (['cargo', 'contraband', 'fuel', 'parts', 'passengers', 'fugitives'] as const).filter((token) => aboard(G, p, token) > 0);
