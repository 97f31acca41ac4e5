import type { JobCard } from '../types';

export const patienceJobs: JobCard[] = [
  {
    id: 'patience-range-war-brisingamen', name: 'Range War: Brisingamen', set: 'breakin-atmo',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ keyword: 'firearm' }, { keyword: 'transport' }],
    steps: [{ at: 'brisingamen', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 1000, extra: { amount: 300, per: 'fight' } },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-range-war-cannary-sabotage', name: 'Range War: Cannary Sabotage', set: 'breakin-atmo',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ keyword: 'explosives' }],
    steps: [{ at: 'new-melbourne', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 1000, extra: { amount: 400, per: 'tech' } },
  },
  {
    id: 'patience-range-war-feedlot-sabotage', name: 'Range War: Feedlot Sabotage', set: 'breakin-atmo',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ keyword: 'explosives' }],
    steps: [{ at: 'gonghe', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 1000, extra: { amount: 400, per: 'tech' } },
  },
  {
    id: 'patience-range-war-jiangyin', name: 'Range War: Jiangyin', set: 'breakin-atmo',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ keyword: 'firearm' }, { keyword: 'transport' }],
    steps: [{ at: 'jiangyin', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 1000, extra: { amount: 300, per: 'fight' } },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-range-war-three-hills', name: 'Range War: Three Hills', set: 'breakin-atmo',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ keyword: 'firearm' }, { keyword: 'transport' }],
    steps: [{ at: 'three-hills', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 1000, extra: { amount: 200, per: 'fight' } },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
];
