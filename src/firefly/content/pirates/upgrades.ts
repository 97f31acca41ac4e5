import type { UpgradeCard } from '../types';

export const upgrades: UpgradeCard[] = [
  {
    id: 'booby-trap', name: 'Booby Trap', set: 'pirates', kind: 'upgrade', decks: { persephone: { pirates: 2 } },
    cost: 600, discardKeywords: ['explosives'],
    abilities: [
      { when: 'boarding', modifier: { skillBonus: { skill: 'tech', add: -2, whose: 'rival' } } },
      { when: 'boarding', needs: [{ rivalRolled: 1 }], do: [{ do: 'kill', n: 1, who: 'rival-crew' }] },
      { when: 'need', modifier: { countAs: { keyword: 'explosives' } }, may: true, discard: true },
    ],
  },
  {
    id: 'cryo-stasis-chamber', name: 'Cryo Stasis Chamber', set: 'pirates', kind: 'upgrade', decks: { persephone: { pirates: 1 } },
    cost: 600,
    abilities: [
      { when: 'bounty', modifier: { noBountyJump: true } },
      { when: 'wanted-roll', modifier: { ignoreWanted: { who: 'any', n: 1 } } },
    ],
  },
  {
    id: 'electronic-defense-suite', name: 'Electronic Defense Suite', set: 'pirates', kind: 'upgrade', decks: { osiris: { pirates: 2 } },
    cost: 800,
    abilities: [
      { when: 'boarding', modifier: { noBoarding: ['tech'] } },
      {
        when: 'encounter',
        needs: [{ at: 'cutter' }],
        cost: [{ do: 'spend', goods: { fuel: 1 } }],
        do: [{ do: 'ignore-encounter', ship: 'cutter' }, { do: 'evade' }],
        may: true,
      },
    ],
  },
  {
    id: 'eva-suit', name: 'EVA Suit', set: 'pirates', kind: 'upgrade', decks: { 'space-bazaar': { pirates: 2 } },
    cost: 600,
    abilities: [
      { when: 'boarding', modifier: { skillBonus: { skill: 'tech', add: 1 } } },
      { when: 'salvage', do: [{ do: 'load', goods: { cargo: 1 } }] },
      { when: 'wanted-roll', modifier: { ignoreWanted: { who: 'any', n: 1 } } },
    ],
  },
  {
    id: 'mag-grappler-launchers', name: 'Mag-Grappler Launchers', set: 'pirates', kind: 'upgrade', decks: { regina: { pirates: 1 } },
    cost: 800,
    abilities: [
      { when: 'boarding', modifier: { skillBonus: { skill: 'tech', add: 3 } } },
      {
        when: 'salvage',
        do: [
          {
            do: 'test',
            test: {
              skill: 'tech',
              bands: [
                { min: 1, max: 7, effects: [] },
                { min: 8, effects: [{ do: 'gain-card', kinds: ['upgrade'], n: 1, from: { discard: 'any' }, factor: 0 }] },
              ],
            },
          },
        ],
      },
    ],
  },
];
