import type { UpgradeCard } from '../types';

export const upgrades: UpgradeCard[] = [
  {
    id: 'caravan-pods', name: 'Caravan Pods', set: 'esmeralda', kind: 'upgrade', decks: { persephone: { esmeralda: 2 } },
    withShip: { esmeralda: 1 },
    cost: 400,
    abilities: [
      { when: 'always', modifier: { hold: { add: 2, only: ['passengers', 'fugitives'] } } },
      { when: 'always', modifier: { crewMax: { add: 1 } } },
    ],
  },
  {
    id: 'full-mess-deck', name: 'Full Mess Deck', set: 'esmeralda', kind: 'upgrade', decks: { persephone: { esmeralda: 1 } },
    withShip: { esmeralda: 1 },
    cost: 400,
    abilities: [
      {
        when: 'fly',
        cost: [{ do: 'spend', goods: { any: 1, of: ['cargo', 'contraband'] } }],
        do: [{ do: 'clear-disgruntled', who: 'all' }],
        may: true,
      },
    ],
  },
];
