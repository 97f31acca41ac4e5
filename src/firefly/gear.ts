import type { PlayerID } from '../engine/moves';
import { abilitiesChanging, crewCard, gearCard, hasKeyword } from './cards';
import { carrierFits } from './need';
import { type Gear, playerOf, type Ref, type State, type Table } from './state';

/** How many gear cards a crew member may carry (CORE-28). */
function gearLimit(crew: Ref): number {
  const [ability] = abilitiesChanging(crewCard(crew), 'gearLimit');
  return ability?.modifier?.gearLimit?.set ?? 1;
}

const isFree = (gear: Ref): boolean => abilitiesChanging(gearCard(gear), 'freeCarry').length > 0;

/** Whether this crew member can take up this gear, as hands are now. */
export function canCarry(G: State, p: PlayerID, gear: Ref, crew: Ref): boolean {
  const owned = playerOf(G, p).gear;
  for (const { modifier } of abilitiesChanging(crewCard(crew), 'cannotCarry')) {
    const barred = modifier?.cannotCarry;
    if (barred && 'keyword' in barred && hasKeyword(gearCard(gear), barred.keyword)) return false;
  }
  for (const { modifier } of abilitiesChanging(gearCard(gear), 'carryNeeds'))
    for (const need of modifier?.carryNeeds ?? []) {
      const carried =
        'keyword' in need &&
        owned.some((other) => other.by === crew && other.ref !== gear && hasKeyword(gearCard(other.ref), need.keyword));
      if (!carried && !carrierFits(need, crew)) return false;
    }
  if (isFree(gear)) return true;
  const load = owned.filter((other) => other.by === crew && other.ref !== gear && !isFree(other.ref)).length;
  return load < gearLimit(crew);
}

/** Who could take up this gear. */
export const carriersFor = (G: State, p: PlayerID, gear: Ref): Ref[] =>
  playerOf(G, p)
    .crew.map(({ ref }) => ref)
    .filter((crew) => canCarry(G, p, gear, crew));

/** Gear comes aboard and is handed to whoever has a free hand; the owner may hand it on (CORE-30). */
export function gainGear(t: Table, p: PlayerID, ref: Ref): void {
  playerOf(t.G, p).gear.push({ ref, by: null });
  pickUp(t, p, ref);
}

/** Hands gear that nobody carries to the first free hand, if there is one. */
export function pickUp(t: Table, p: PlayerID, ref: Ref): void {
  const gear = gearOf(t.G, p, ref);
  const [carrier] = carriersFor(t.G, p, ref);
  if (gear && carrier !== undefined) gear.by = carrier;
}

/** What a leaving crew member carried stays aboard (CORE-16). */
export function putDown(t: Table, p: PlayerID, crew: Ref): void {
  for (const gear of playerOf(t.G, p).gear) if (gear.by === crew) gear.by = null;
}

export const gearOf = (G: State, p: PlayerID, ref: Ref): Gear | undefined => playerOf(G, p).gear.find((gear) => gear.ref === ref);

/** Takes a gear card from its owner. */
export function loseGear(t: Table, p: PlayerID, ref: Ref): void {
  const player = playerOf(t.G, p);
  player.gear = player.gear.filter((gear) => gear.ref !== ref);
}
