import type { JobCard } from '../types';

export const amnonDuulJobs: JobCard[] = [
  {
    id: 'amnon-duul-special-delivery-classified-tech', name: 'Special Delivery: Classified Tech', set: 'breakin-atmo',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'sihnon', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2 } },
      { at: 'regina', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 800, extra: { amount: 400, per: 'tech' } },
  },
  {
    id: 'amnon-duul-special-delivery-special-prototype', name: 'Special Delivery: Special Prototype', set: 'breakin-atmo',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'bernadette', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2 } },
      { at: 'silverhold', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 1500, extra: { amount: 300, per: 'tech' } },
  },
  {
    id: 'amnon-duul-zir-com-franchising-bachofen-docks', name: 'Zir Com Franchising: Bachofen Docks', set: 'breakin-atmo',
    contact: 'amnon-duul', types: ['task'], legal: true,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [{ at: 'hera', order: [] }],
    pay: { base: 800, extra: { amount: 400, per: 'negotiate' } },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-zir-com-franchising-tanis-docks', name: 'Zir Com Franchising: Tanis Docks', set: 'breakin-atmo',
    contact: 'amnon-duul', types: ['task'], legal: true,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [{ at: 'osiris', order: [] }],
    pay: { base: 400, extra: { amount: 400, per: 'negotiate' } },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-zir-com-franchising-uap-transport-hub', name: 'Zir Com Franchising: UAP Transport Hub', set: 'breakin-atmo',
    contact: 'amnon-duul', types: ['task'], legal: true,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [{ at: 'ariel', order: [] }],
    pay: { base: 400, extra: { amount: 400, per: 'negotiate' } },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
];
