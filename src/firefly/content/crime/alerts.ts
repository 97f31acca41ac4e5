import type { AlertCard } from '../types';

export const alerts: AlertCard[] = [
  {
    id: 'persons-of-interest', name: 'Persons of Interest', set: 'crime',
    abilities: [{ when: 'job-botched', do: [{ do: 'disgruntle', who: 'all' }] }],
  },
  {
    id: 'alliance-audit', name: 'Alliance Audit', set: 'crime',
    abilities: [
      { when: 'job-complete', do: [{ do: 'move-alert', to: 'contact-deck-of-job' }] },
      { when: 'always', modifier: { noDealWith: ['contact-under-alert'] } },
    ],
  },
  {
    id: 'rapid-response', name: 'Rapid Response', set: 'crime',
    abilities: [
      {
        when: 'ship-moves',
        needs: [{ ship: { is: ['cruiser', 'corvette'] } }, { not: { navCard: 'alliance-cruiser' } }],
        modifier: { shipSteps: { add: 1 } },
        may: true,
      },
    ],
  },
  {
    id: 'criminal-sighting', name: 'Criminal Sighting', set: 'crime',
    abilities: [
      { when: 'hire', needs: [{ hired: { wanted: true, by: 'anyone' } }], do: [{ do: 'move-alert', to: 'supply-deck-of-hire' }] },
      { when: 'always', modifier: { noBuyAt: ['supply-under-alert'] } },
    ],
  },
  {
    id: 'privilege-suspension', name: 'Privilege Suspension', set: 'crime',
    abilities: [{ when: 'always', modifier: { notSolid: 'harken' } }],
  },
  {
    id: 'incarceration-order', name: 'Incarceration Order', set: 'crime',
    abilities: [
      {
        when: 'alliance-contact',
        needs: [{ count: 'warrant', min: 1 }],
        cost: [{ do: 'remove-crew', n: 1, who: 'wanted' }],
        do: [{ do: 'waive-fine', warrants: 1 }],
        may: true,
      },
    ],
  },
  {
    id: 'white-sun-commerce', name: 'White Sun Commerce', set: 'crime',
    abilities: [{ when: 'always', needs: [{ count: 'warrant', min: 1 }], modifier: { noBuyAt: ['osiris', 'persephone'] } }],
  },
  {
    id: 'criminal-activity', name: 'Criminal Activity', set: 'crime',
    abilities: [
      { when: 'work', needs: [{ job: { legal: false } }, { count: 'warrant', min: 1 }], modifier: { misbehaveCards: { add: 1 } } },
    ],
  },
  {
    id: 'background-checks', name: 'Background Checks', set: 'crime',
    abilities: [{ when: 'wanted-roll', needs: [{ count: 'warrant', min: 1 }], modifier: { dodgeAbove: 'warrant' } }],
  },
  {
    id: 'enhanced-inspection', name: 'Enhanced Inspection', set: 'crime',
    abilities: [{ when: 'always', modifier: { noSell: ['cargo'] } }],
  },
];
