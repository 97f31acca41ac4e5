import type { JobCard } from '../types';

export const niskaJobs: JobCard[] = [
  {
    id: 'niska-its-not-business-its-personal', name: "It's Not Business, It's Personal", set: 'breakin-atmo',
    contact: 'niska', types: ['transport'], legal: false, immoral: true,
    needs: [{ keyword: 'transport' }],
    steps: [
      { at: 'liann-jiun', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 1 } },
      { at: 'ezra', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 2000, extra: { amount: 200, per: 'fight' } },
  },
  {
    id: 'niska-moon-the-alliance', name: 'Moon the Alliance', set: 'breakin-atmo',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ keyword: 'hacking-rig' }, { solid: 'harken' }],
    steps: [{ at: 'cruiser', order: ['misbehave'], misbehave: 4 }],
    pay: { base: 2000, extra: { amount: 500, per: 'tech' } },
  },
  {
    id: 'niska-repo-by-fire', name: 'Repo by Fire', set: 'breakin-atmo',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 2 }, { keyword: 'explosives' }],
    steps: [{ at: 'greenleaf', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 300, extra: { amount: 300, per: 'fight' } },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'niska-sharking-the-whales', name: 'Sharking the Whales', set: 'breakin-atmo',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }, { keyword: 'fancy-duds' }],
    steps: [{ at: 'bellerophon', order: ['misbehave'], misbehave: 4 }],
    pay: { base: 2000, extra: { amount: 500, per: 'negotiate' } },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-the-big-bad-niska', name: 'The Big Bad Niska', set: 'breakin-atmo',
    contact: 'niska', types: ['transport'], legal: false, immoral: true,
    needs: [{ solid: 'niska' }],
    steps: [
      { at: 'ezra', order: ['load'], load: { fugitives: 5 } },
      { at: 'st-albans', order: ['misbehave', 'deliver'], misbehave: 4, deliver: { fugitives: 5 } },
    ],
    pay: { base: 400, extra: { amount: 400, per: 'fight' } },
  },
];
