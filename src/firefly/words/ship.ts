import type { ShipCard } from '../content/types';
import { abilityText } from './ability';
import { list, money, said, several } from './english';
import { type Line, lines } from './line';
import { nameOf } from './name';

/** A player's ship, line by line. */
export function shipLines(ship: ShipCard): Line[] {
  const room = said(
    `room for ${ship.crewMax} crew`,
    several(ship.hold, 'hold space'),
    ship.stash ? several(ship.stash, 'stash space') : 'no stash',
    ship.fuelStash > 0 && `${several(ship.fuelStash, 'space')} for {fuel} alone`,
    several(ship.upgradeSlots, 'upgrade slot'),
  );
  const upgrades = (ship.startingUpgrades ?? []).map(nameOf);
  return [
    ...lines('stats', [
      `Has ${list(room)}.`,
      `Flies on ${nameOf(ship.drive)}${ship.driveReplaceable ? '' : ', never replaced'}.`,
      upgrades.length ? `Comes with ${list(upgrades)}.` : '',
    ]),
    ...lines('price', [`Worth ${money(ship.value)}.`]),
    ...lines(
      'ability',
      (ship.abilities ?? []).map((ability) => abilityText(ability)),
    ),
  ];
}
