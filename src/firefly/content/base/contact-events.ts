// biome-ignore-all lint/suspicious/noThenProperty: a word of the card language; cards are never awaited
import type { ContactEvent } from '../types';

export const contactEvents: ContactEvent[] = [
  {
    id: 'alliance-contact', set: 'base',
    needs: [{ outlaw: true }],
    effects: [
      { do: 'pay', amount: 1000, per: 'warrant', upToAllMoney: true },
      { do: 'clear-warrants', n: 'all' },
      { do: 'lose', goods: { contraband: 'all' }, where: 'any' },
      { do: 'lose', goods: { fugitives: 'all' }, where: 'any' },
      { do: 'wanted-roll', who: 'wanted', removeOn: [1] },
      { do: 'if', needs: [{ flying: true }], then: [{ do: 'full-stop' }] },
    ],
  },
  {
    id: 'reaver-contact', set: 'base',
    options: [
      {
        cost: [
          { do: 'lose', goods: { passengers: 'all' }, where: 'any' },
          { do: 'lose', goods: { fugitives: 'all' }, where: 'any', bound: true },
        ],
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'kill', n: 2 }, { do: 'evade' }] },
            { min: 8, effects: [{ do: 'kill', n: 1 }, { do: 'evade' }] },
          ],
        },
      },
      {
        needs: [{ profession: 'pilot' }, { profession: 'mechanic' }],
        cost: [{ do: 'spend', goods: { fuel: 1 } }],
        effects: [{ do: 'evade' }],
      },
    ],
  },
];
