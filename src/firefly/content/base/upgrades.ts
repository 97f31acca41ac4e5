import type { UpgradeCard } from '../types';

export const upgrades: UpgradeCard[] = [
  {
    id: 'compression-coils', name: 'Shiny New State-of-the-Art Compression Coils', set: 'base', kind: 'upgrade',
    decks: { osiris: { base: 1 } },
    cost: 1600,
    abilities: [
      { when: 'fly', modifier: { moseyRange: { set: 2 } } },
      { when: 'fly', modifier: { ignoreBreakdowns: true } },
    ],
  },
  {
    id: 'concealed-smuggling-compartments', name: 'Concealed Smuggling Compartments', set: 'base', kind: 'upgrade',
    decks: { regina: { base: 2 } },
    cost: 1000,
    abilities: [
      { when: 'always', modifier: { stash: { add: 2 } } },
      { when: 'wanted-roll', modifier: { ignoreWanted: { who: 'any', n: 2 } } },
    ],
  },
  {
    id: 'cry-baby', name: 'Cry Baby', set: 'base', kind: 'upgrade',
    decks: { 'space-bazaar': { base: 2 }, persephone: { base: 2 }, regina: { base: 1 } },
    cost: 400,
    abilities: [
      {
        when: 'encounter',
        needs: [{ at: 'cruiser' }],
        do: [
          { do: 'ignore-encounter', ship: 'cruiser' },
          { do: 'move-ship', ship: 'cruiser', by: 'active', steps: { min: 1, max: 1, within: ['alliance'] } },
        ],
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'expanded-crew-quarters', name: 'Expanded Crew Quarters', set: 'base', kind: 'upgrade', decks: { osiris: { base: 2 } },
    cost: 600,
    abilities: [{ when: 'always', modifier: { crewMax: { add: 3 } } }],
  },
  {
    id: 'exterior-cargo-pods', name: 'Exterior Cargo Pods', set: 'base', kind: 'upgrade', decks: { osiris: { base: 2 } },
    cost: 600,
    abilities: [{ when: 'always', modifier: { hold: { add: 2 } } }],
  },
  {
    id: 'full-tune-up-retro-fit', name: 'Full Tune-Up & Retro-Fit', set: 'base', kind: 'upgrade', decks: { osiris: { base: 1 } },
    cost: 800,
    abilities: [{ when: 'fly', modifier: { ignoreBreakdowns: true } }],
  },
  {
    id: 'fully-equipped-med-bay', name: 'Fully Equipped Med Bay', set: 'base', kind: 'upgrade', decks: { osiris: { base: 2 } },
    cost: 600,
    abilities: [{ when: 'medic-check', modifier: { reroll: { whose: 'own' } }, may: true }],
  },
  {
    id: 'onboard-chop-shop', name: 'Onboard Chop Shop', set: 'base', kind: 'upgrade', decks: { regina: { base: 2 } },
    cost: 1600,
    abilities: [{ when: 'salvage', do: [{ do: 'take', amount: 500 }, { do: 'load', goods: { contraband: 1 } }] }],
  },
  {
    id: 'overcharged-grav-thruster', name: 'Overcharged Grav Thruster', set: 'base', kind: 'upgrade', decks: { regina: { base: 1 } },
    cost: 1000,
    abilities: [{ when: 'full-burn', modifier: { burnRange: { add: 1 } } }],
  },
  {
    id: 'sky-hook', name: 'Sky Hook', set: 'base', kind: 'upgrade', decks: { regina: { base: 2 } },
    cost: 600, keywords: ['transport'],
    abilities: [
      { when: 'always', modifier: { useNeeds: [{ profession: 'pilot' }] } },
      { when: 'job-complete', needs: [{ job: { types: ['crime'] } }], do: [{ do: 'load', goods: { contraband: 1 } }] },
    ],
  },
];
