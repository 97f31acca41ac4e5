import type { Bundle } from '../free/trade';
import { list, money } from './english';
import { tag } from './goods';
import { cardName } from './name';

/** What one side of a trade hands over: "$500, 2 {fuel} and Pistol" */
export function bundle({ cash, goods, crew, gear, upgrades }: Bundle): string {
  const things = [
    ...(cash > 0 ? [money(cash)] : []),
    ...(['cargo', 'contraband', 'fuel', 'parts'] as const)
      .filter((good) => goods[good] > 0)
      .map((good) => `${goods[good]} ${tag(good, goods[good])}`),
    ...[...crew, ...gear, ...upgrades].map(cardName),
  ];
  return list(things) || 'nothing';
}
