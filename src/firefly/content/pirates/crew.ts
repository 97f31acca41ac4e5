import type { CrewCard } from '../types';

export const crew: CrewCard[] = [
  {
    id: 'agent-mcginnis', name: 'Agent McGinnis', set: 'pirates', kind: 'crew', decks: { osiris: { pirates: 1 } },
    cost: 0, tech: 1, negotiate: 1, professions: ['lawman'],
    abilities: [
      { when: 'showdown-lost', do: [{ do: 'warrant-token', n: 1, who: 'rival' }] },
      { when: 'bounty', modifier: { bountyBonus: { add: 500 } } },
      { when: 'job', modifier: { stayAboard: { legal: false } } },
    ],
  },
  {
    id: 'bandit', name: 'Bandit', set: 'pirates', kind: 'crew', decks: { silverhold: { pirates: 2 }, regina: { pirates: 2 } },
    cost: 200, fight: 2, professions: ['merc'], wanted: true,
    abilities: [{ when: 'job-complete', needs: [{ job: { types: ['piracy'] } }], do: [{ do: 'steal', amount: 200 }] }],
  },
  {
    id: 'chari', name: 'Chari', set: 'pirates', kind: 'crew', decks: { silverhold: { pirates: 1 } },
    cost: 200, negotiate: 2, professions: ['grifter'],
    abilities: [{ when: 'showdown', modifier: { reroll: { whose: 'rival' } }, may: true }],
  },
  {
    id: 'dalin', name: 'Dalin', set: 'pirates', kind: 'crew', decks: { 'space-bazaar': { pirates: 1 } },
    cost: 200, tech: 1, negotiate: 1, wanted: true,
    abilities: [
      {
        when: 'misbehave',
        cost: [{ do: 'pay', amount: 200 }],
        do: [{ do: 'draw-misbehave', n: 1, instead: true }],
        may: true, once: 'action',
      },
    ],
  },
  {
    id: 'deputy', name: 'Deputy', set: 'pirates', kind: 'crew', decks: { regina: { pirates: 1 } },
    cost: 0, negotiate: 1, professions: ['lawman'], moral: true,
    abilities: [
      { when: 'showdown', modifier: { skillBonus: { skill: 'fight', add: 1 } } },
      { when: 'bounty', modifier: { bountyBonus: { add: 300 } } },
      { when: 'job', modifier: { stayAboard: { legal: false } } },
    ],
  },
  {
    id: 'dobson', name: 'Dobson', set: 'pirates', kind: 'crew', decks: { persephone: { pirates: 1 } },
    cost: 0, fight: 1, tech: 1, professions: ['lawman'],
    abilities: [
      {
        when: 'action', action: 'fly',
        needs: [{ at: { zones: ['alliance'] } }],
        do: [{ do: 'move-ship', ship: 'cruiser', by: 'active', to: 'here' }],
        may: true,
      },
      { when: 'bounty', modifier: { bountyBonus: { add: 500 } } },
      { when: 'job', modifier: { stayAboard: { legal: false } } },
    ],
  },
  {
    id: 'fed-marshal', name: 'Fed Marshal', set: 'pirates', kind: 'crew', decks: { silverhold: { pirates: 1 } },
    cost: 0, fight: 1, professions: ['lawman'],
    abilities: [
      { when: 'showdown', modifier: { skillBonus: { skill: 'fight', add: 1 } } },
      { when: 'bounty', modifier: { bountyBonus: { add: 300 } } },
      { when: 'job', modifier: { stayAboard: { legal: false } } },
    ],
  },
  {
    id: 'meadows', name: 'Meadows', set: 'pirates', kind: 'crew', decks: { silverhold: { pirates: 1 } },
    cost: 0, moral: true,
    abilities: [{ when: 'kill', modifier: { killInstead: ['kill', 'apprehend', 'seize'] }, may: true }],
  },
  {
    id: 'sheriff-bourne', name: 'Sheriff Bourne', set: 'pirates', kind: 'crew', decks: { regina: { pirates: 1 } },
    cost: 0, negotiate: 2, professions: ['lawman'], moral: true,
    abilities: [
      { when: 'always', needs: [{ at: { zones: ['border'] } }], modifier: { skillBonus: { skill: 'fight', add: 2 } } },
      { when: 'bounty', modifier: { bountyBonus: { add: 500 } } },
      { when: 'job', modifier: { stayAboard: { legal: false } } },
    ],
  },
  {
    id: 'the-guardian', name: 'The Guardian', set: 'pirates', kind: 'crew', decks: { osiris: { pirates: 1 } },
    cost: 300, fight: 1, tech: 1, professions: ['medic', 'soldier'],
    abilities: [{ when: 'showdown', modifier: { reroll: { whose: 'own' } }, may: true }],
  },
];
