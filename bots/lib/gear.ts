import type { Move } from '../../src/engine/moves';
import { isLeader } from '../../src/firefly/cards';
import type { OutfitFrame } from '../../src/firefly/free/outfit';
import { canCarry, carriersFor, gearOf } from '../../src/firefly/gear';
import type { Gear } from '../../src/firefly/state';
import type { Eye } from './eye';
import { best, called } from './pick';
import { carriedWorth, memberWorth } from './worth';

/** The better of two must be so much better to be worth the exchange. */
const BETTER = 100;

/** Gear that lies about and should be carried, and what it could take the place of. */
function exchange(eye: Eye): { up: Gear; down: Gear | null } | undefined {
  const { G, p, outfit, temper, player } = eye;
  const worth = ({ ref }: Gear) => carriedWorth(outfit, ref, temper);
  const loose = player.gear.filter(({ by }) => by === null).sort((a, b) => worth(b) - worth(a));
  const free = loose.find(({ ref }) => carriersFor(G, p, ref).length > 0);
  if (free) return { up: free, down: null };
  const [up] = loose;
  if (!up) return undefined;
  const down = player.gear
    .filter((gear) => gear.by !== null && worth(up) > worth(gear) + BETTER && fitsInstead(eye, up, gear))
    .sort((a, b) => worth(a) - worth(b))[0];
  return down && { up, down };
}

/** Whether whoever carries one thing could carry the other in its place. */
function fitsInstead({ G, p, player }: Eye, up: Gear, down: Gear): boolean {
  const gear = player.gear.map((one) => (one === down ? { ...one, by: null } : one));
  return down.by !== null && canCarry({ ...G, players: { ...G.players, [p]: { ...player, gear } } }, p, up.ref, down.by);
}

/** Whether some gear should change hands. */
export const wantsOutfit = (eye: Eye): boolean => exchange(eye) !== undefined;

/** Nothing useful lies about while somebody has a free hand, or carries something worse. */
export function handOut(eye: Eye, frame: OutfitFrame, legal: readonly Move[]): Move | undefined {
  const { G, p, outfit, temper } = eye;
  if (frame.gear !== null) {
    if (gearOf(G, p, frame.gear)?.by !== null) return called(legal, 'stowGear') ?? called(legal, 'giveTo');
    // Whoever is missed least is left aboard first, so the best carry the gear.
    return best(legal, ({ args }) => (isLeader(String(args[0])) ? 1e6 : memberWorth(outfit, String(args[0]), temper)));
  }
  const change = exchange(eye);
  const moved = change?.down ?? change?.up;
  return (
    legal.find(({ move, args }) => move === 'handOver' && args[0] === moved?.ref && !frame.handed.includes(String(args[0]))) ??
    called(legal, 'doneOutfitting')
  );
}
