import { crewCost, driveCard, jobCard, supplyCard } from '../../src/firefly/cards';
import { aboard } from '../../src/firefly/scene';
import type { State } from '../../src/firefly/state';
import { goalOdds } from './aims';
import { Eye } from './eye';
import { ENOUGH } from './story';
import type { Temper } from './temper';
import { skillWorth } from './worth';

/** How well a player stands, in dollars. */
export function evaluate(G: State, p: string, temper: Temper): number {
  if (G.over) return G.over.winner === p ? 1e6 : -1e6;
  const eye = new Eye(G, p, temper);
  const { player, demands, solid, fuel } = eye;
  let worth = 16000 * player.goalsDone + 200 * player.goalTokens + skillWorth(eye) + 2500 * demands.stress * eye.odds;
  worth += cashWorth(player.cash, demands.cash, demands.rich);
  for (const contact of solid) worth += demands.contacts.includes(contact) ? 3500 : 900;
  if (demands.solid > 0) worth += 2600 * Math.min(demands.solid, solid.length);
  worth -= temper.warrant * player.warrants;
  for (const { ref, disgruntled, wanted } of player.crew) worth += 0.5 * crewCost(ref) - (disgruntled ? 250 : 0) - (wanted ? 80 : 0);
  for (const { ref } of player.gear) worth += 0.4 * (supplyCard(ref).cost ?? 0);
  for (const ref of player.upgrades) worth += 0.6 * (supplyCard(ref).cost ?? 0);
  if (player.drive) worth += 400 * driveCard(player.drive).range;
  worth += 110 * Math.min(fuel, 4) + 50 * Math.min(4, Math.max(0, fuel - 4)) - (fuel < 2 ? 300 : 0);
  worth += 220 * Math.min(2, aboard(G, p, 'parts'));
  worth += 250 * aboard(G, p, 'cargo') + 300 * aboard(G, p, 'contraband') + 120 * (aboard(G, p, 'passengers') + aboard(G, p, 'fugitives'));
  if (demands.misbehave > 0) worth += 60 * player.misbehaved;
  for (const { ref, step } of player.active) {
    const value = eye.prospect(ref, step)?.value;
    // A job that can no longer be done blocks the way for others.
    if (value === undefined) worth -= 1500;
    else worth += Math.max(0, value) * (0.25 + (0.55 * step) / jobCard(ref).steps.length);
  }
  for (const ref of player.hand) worth += 0.2 * Math.max(0, ref === '?' ? 0 : (eye.prospect(ref, 0)?.value ?? 0));
  // What lies ahead counts for less than what is done, and for less the farther it is.
  const [ahead] = eye.aims;
  return worth + (ahead ? (0.5 * ahead.value) / (1 + 0.3 * ahead.turns) : 0) + 2500 * goalOdds(eye);
}

/** Money counts in full where it decides or is asked for, and as far as it buys what is needed. */
function cashWorth(cash: number, needed: number, rich: boolean): number {
  if (rich) return cash;
  const full = Math.max(ENOUGH, needed);
  return Math.min(cash, full) + 0.4 * Math.max(0, cash - full);
}
