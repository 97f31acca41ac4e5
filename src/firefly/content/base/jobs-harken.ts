import type { JobCard } from '../types';

export const harkenJobs: JobCard[] = [
  {
    id: 'harken-cargo-delivery-albion', name: 'Cargo Delivery: Albion', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'sihnon', order: ['load'], load: { cargo: 2 } },
      { at: 'albion', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 600 },
  },
  {
    id: 'harken-cargo-delivery-ariel', name: 'Cargo Delivery: Ariel', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'sihnon', order: ['load'], load: { cargo: 2 } },
      { at: 'ariel', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 600 },
  },
  {
    id: 'harken-cargo-delivery-osiris', name: 'Cargo Delivery: Osiris', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 1 } },
      { at: 'osiris', order: ['deliver'], deliver: { cargo: 1 } },
    ],
    pay: { base: 600 },
  },
  {
    id: 'harken-cargo-delivery-sihnon', name: 'Cargo Delivery: Sihnon', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 1 } },
      { at: 'sihnon', order: ['deliver'], deliver: { cargo: 1 } },
    ],
    pay: { base: 600 },
  },
  {
    id: 'harken-cargo-delivery-valentine', name: 'Cargo Delivery: Valentine', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'sihnon', order: ['load'], load: { cargo: 2 } },
      { at: 'valentine', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 600 },
  },
  {
    id: 'harken-equipment-delivery-bellerophon', name: 'Equipment Delivery: Bellerophon', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'osiris', order: ['load'], load: { parts: 4 } },
      { at: 'bellerophon', order: ['deliver'], deliver: { parts: 4 } },
    ],
    pay: { base: 600 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'harken-equipment-delivery-persephone', name: 'Equipment Delivery: Persephone', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'osiris', order: ['load'], load: { parts: 4 } },
      { at: 'persephone', order: ['deliver'], deliver: { parts: 4 } },
    ],
    pay: { base: 600 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'harken-forced-settler-relocation-ansons-world', name: 'Forced Settler Relocation', set: 'base',
    contact: 'harken', types: ['transport'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'valentine', order: ['load'], load: { passengers: 2, cargo: 1 } },
      { at: 'ansons-world', order: ['deliver'], deliver: { passengers: 2, cargo: 1 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-forced-settler-relocation-aphrodite', name: 'Forced Settler Relocation', set: 'base',
    contact: 'harken', types: ['transport'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'sihnon', order: ['load'], load: { passengers: 2, cargo: 1 } },
      { at: 'aphrodite', order: ['deliver'], deliver: { passengers: 2, cargo: 1 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-forced-settler-relocation-brisingamen', name: 'Forced Settler Relocation', set: 'base',
    contact: 'harken', types: ['transport'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'londinium', order: ['load'], load: { passengers: 2, cargo: 1 } },
      { at: 'brisingamen', order: ['deliver'], deliver: { passengers: 2, cargo: 1 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-forced-settler-relocation-three-hills', name: 'Forced Settler Relocation', set: 'base',
    contact: 'harken', types: ['transport'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'gonghe', order: ['load'], load: { passengers: 2, cargo: 1 } },
      { at: 'three-hills', order: ['deliver'], deliver: { passengers: 2, cargo: 1 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-fuel-run-boros', name: 'Fuel Run: Boros', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { fuel: 8 } },
      { at: 'boros', order: ['deliver'], deliver: { fuel: 8 } },
    ],
    pay: { base: 900 },
  },
  {
    id: 'harken-fuel-run-silverhold', name: 'Fuel Run: Silverhold', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { fuel: 8 } },
      { at: 'silverhold', order: ['deliver'], deliver: { fuel: 8 } },
    ],
    pay: { base: 900 },
  },
  {
    id: 'harken-laborer-transport', name: 'Laborer Transport', set: 'base',
    contact: 'harken', types: ['transport'], legal: true,
    steps: [
      { at: 'bellerophon', order: ['load'], load: { passengers: 2 } },
      { at: 'albion', order: ['deliver'], deliver: { passengers: 2 } },
    ],
    pay: { base: 700 },
  },
  {
    id: 'harken-medical-emergency-transport', name: 'Medical Emergency Transport', set: 'base',
    contact: 'harken', types: ['transport'], legal: true,
    steps: [
      { at: 'santo', order: ['load'], load: { passengers: 1 } },
      { at: 'ariel', order: ['deliver'], deliver: { passengers: 1 } },
    ],
    pay: { base: 700 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'harken-relief-supplies-newhope', name: 'Relief Supplies: Newhope', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 2 } },
      { at: 'newhope', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'harken-relief-supplies-st-albans', name: 'Relief Supplies: St. Albans', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 2 } },
      { at: 'st-albans', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'harken-scrap-hauling-aesir', name: 'Scrap Hauling: Aesir', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 2 } },
      { at: 'aesir', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'harken-scrap-hauling-space-bazaar', name: 'Scrap Hauling: Space Bazaar', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 2 } },
      { at: 'space-bazaar', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 700 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'harken-settlers-to-new-melbourne', name: 'Settlers to New Melbourne', set: 'base',
    contact: 'harken', types: ['transport'], legal: true,
    steps: [
      { at: 'bernadette', order: ['load'], load: { passengers: 2, cargo: 1 } },
      { at: 'new-melbourne', order: ['deliver'], deliver: { passengers: 2, cargo: 1 } },
    ],
    pay: { base: 900 },
  },
  {
    id: 'harken-settlers-to-regina', name: 'Settlers to Regina', set: 'base',
    contact: 'harken', types: ['transport'], legal: true,
    steps: [
      { at: 'liann-jiun', order: ['load'], load: { passengers: 2, cargo: 1 } },
      { at: 'regina', order: ['deliver'], deliver: { passengers: 2, cargo: 1 } },
    ],
    pay: { base: 900 },
  },
  {
    id: 'harken-university-student-transport', name: 'University Student Transport', set: 'base',
    contact: 'harken', types: ['transport'], legal: true,
    steps: [
      { at: 'persephone', order: ['load'], load: { passengers: 2 } },
      { at: 'osiris', order: ['deliver'], deliver: { passengers: 2 } },
    ],
    pay: { base: 700 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'harken-vacationers-to-pelorum', name: 'Vacationers to Pelorum', set: 'base',
    contact: 'harken', types: ['transport'], legal: true,
    steps: [
      { at: 'albion', order: ['load'], load: { passengers: 2 } },
      { at: 'pelorum', order: ['deliver'], deliver: { passengers: 2 } },
    ],
    pay: { base: 700 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'harken-vital-supplies-jubilee', name: 'Vital Supplies: Jubilee', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 1 }],
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 2 } },
      { at: 'jubilee', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-vital-supplies-kerry', name: 'Vital Supplies: Kerry', set: 'base',
    contact: 'harken', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 1 }],
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 2 } },
      { at: 'kerry', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
];
