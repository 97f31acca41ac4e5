import type { CrewCard } from '../types';

export const crew: CrewCard[] = [
  {
    id: 'barkeep-grifter', name: 'Barkeep', set: 'kalidasa', kind: 'crew', group: 'barkeep', decks: { beaumonde: { kalidasa: 1 } },
    cost: 200, fight: 1, negotiate: 1, professions: ['grifter'], wanted: true,
    abilities: [{ when: 'shore-leave', modifier: { shoreLeave: { at: { supply: true }, cost: 0 } } }],
  },
  {
    id: 'barkeep-mudder', name: 'Barkeep', set: 'kalidasa', kind: 'crew', group: 'barkeep', decks: { silverhold: { kalidasa: 1 } },
    cost: 200, fight: 1, negotiate: 1, professions: ['mudder'], wanted: true,
    abilities: [{ when: 'shore-leave', modifier: { shoreLeave: { at: { supply: true }, cost: 0 } } }],
  },
  {
    id: 'busker', name: 'Busker', set: 'kalidasa', kind: 'crew', decks: { beaumonde: { kalidasa: 1 } },
    cost: 200, negotiate: 1, professions: ['grifter', 'mudder'], wanted: true,
    abilities: [{ when: 'make-work', do: [{ do: 'take', amount: 100 }] }],
  },
  {
    id: 'fan-dancer', name: 'Fan Dancer', set: 'kalidasa', kind: 'crew', decks: { beaumonde: { kalidasa: 1 } },
    cost: 300, negotiate: 2, professions: ['grifter'],
    abilities: [{ when: 'warrant', modifier: { prevent: { event: 'warrant' } }, may: true, discard: true }],
  },
  {
    id: 'fess', name: 'Fess', set: 'kalidasa', kind: 'crew', decks: { beaumonde: { kalidasa: 1 } },
    cost: 300, tech: 2, keywords: ['hacking-rig'],
    abilities: [{ when: 'action', action: 'deal', anywhere: true, do: [{ do: 'deal-with', contact: 'higgins' }], may: true }],
  },
  {
    id: 'foreman', name: 'Foreman', set: 'kalidasa', kind: 'crew', decks: { beaumonde: { kalidasa: 1 } },
    cost: 200, fight: 1, tech: 1, professions: ['mechanic', 'mudder'],
    abilities: [
      {
        when: 'always',
        needs: [{ count: { crew: { professions: ['mudder'] } }, min: 3 }],
        modifier: { skillBonus: { skill: 'fight', add: 2 } },
      },
    ],
  },
  {
    id: 'grimey', name: 'Grimey', set: 'kalidasa', kind: 'crew', decks: { beaumonde: { kalidasa: 1 } },
    cost: 0, negotiate: 1, professions: ['mudder'],
    abilities: [{ when: 'gear-discard', modifier: { keepOnRoll: { min: 6 } } }],
  },
  {
    id: 'holder', name: 'Holder', set: 'kalidasa', kind: 'crew', decks: { beaumonde: { kalidasa: 1 } },
    cost: 200, fight: 1, tech: 1, professions: ['pilot'], wanted: true,
    abilities: [{ when: 'make-work', do: [{ do: 'load', goods: { fugitives: 1 } }], may: true }],
  },
  {
    id: 'mudder', name: 'Mudder', set: 'kalidasa', kind: 'crew',
    decks: { persephone: { kalidasa: 2 }, silverhold: { kalidasa: 2 }, regina: { kalidasa: 2 } },
    cost: 100, tech: 1, professions: ['mudder'], wanted: true,
    abilities: [
      {
        when: 'turn',
        needs: [{ at: 'harvest' }],
        do: [{ do: 'remove-crew', who: 'self' }, { do: 'take', amount: 500 }, { do: 'disgruntle', who: 'moral' }],
        may: true,
      },
    ],
  },
  {
    id: 'roberta', name: 'Roberta', set: 'kalidasa', kind: 'crew', decks: { beaumonde: { kalidasa: 1 } },
    cost: 300, fight: 1, negotiate: 2, keywords: ['fake-id'], professions: ['companion'],
    abilities: [{ when: 'lose-solid', modifier: { prevent: { event: 'lose-solid' } }, may: true, discard: true }],
  },
];
