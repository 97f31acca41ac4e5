import type { JobCard } from '../types';

export const amnonDuulJobs: JobCard[] = [
  {
    id: 'amnon-duul-coachworks-trade-secrets', name: 'Coachworks Trade Secrets', set: 'kalidasa',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'tech', min: 1 }, { skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'osiris', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 2 } },
      { at: 'beaumonde', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-homesteader-transport-aberdeen', name: 'Homesteader Transport', set: 'kalidasa',
    contact: 'amnon-duul', types: ['transport'], legal: true,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { passengers: 'no-limit' } },
      { at: 'aberdeen', order: ['deliver'], deliver: { passengers: 'no-limit' } },
    ],
    pay: { base: 200, per: 'passenger', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'amnon-duul-homesteader-transport-salisbury', name: 'Homesteader Transport', set: 'kalidasa',
    contact: 'amnon-duul', types: ['transport'], legal: true,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { passengers: 'no-limit' } },
      { at: 'salisbury', order: ['deliver'], deliver: { passengers: 'no-limit' } },
    ],
    pay: { base: 200, per: 'passenger', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'amnon-duul-zir-com-deliveries-priority-mail-run-whittier', name: 'Zir Com Deliveries: Priority Mail Run', set: 'kalidasa',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { cargo: 2 } },
      { at: 'whittier', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'amnon-duul-zir-com-deliveries-priority-mail-run-zephyr', name: 'Zir Com Deliveries: Priority Mail Run', set: 'kalidasa',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { cargo: 2 } },
      { at: 'zephyr', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
];
