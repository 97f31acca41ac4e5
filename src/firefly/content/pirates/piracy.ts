import type { JobCard } from '../types';

export const piracy: JobCard[] = [
  {
    id: 'amnon-duul-contract-jumper', name: 'Contract Jumper', set: 'pirates', copies: { pirates: 5 },
    contact: 'amnon-duul', types: ['piracy'], legal: false, immoral: 'subjective',
    steps: [
      {
        at: 'rival-ship', order: ['test', 'showdown'],
        test: {
          skill: ['tech', 'negotiate'], boarding: true,
          bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }],
        },
        target: { needs: [] },
        showdown: { win: [{ do: 'steal', jobs: 3, upTo: true }], lose: [{ do: 'warrant' }] },
      },
    ],
    pay: { base: 800, per: 'job-stolen' },
  },
  {
    id: 'badger-pilfer-purloin-and-plunder', name: 'Pilfer, Purloin and Plunder', set: 'pirates', copies: { pirates: 5 },
    contact: 'badger', types: ['piracy'], legal: false, immoral: 'subjective',
    steps: [
      {
        at: 'rival-ship', order: ['test', 'showdown'],
        test: {
          skill: ['tech', 'negotiate'], boarding: true,
          bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }],
        },
        target: { needs: [] },
        showdown: { win: [{ do: 'steal', goods: { any: 6 }, where: 'hold', upTo: true }], lose: [{ do: 'kill', n: 1 }, { do: 'warrant' }] },
      },
    ],
    pay: { base: 200, per: 'goods-stolen' },
  },
  {
    id: 'harken-alliance-commission', name: 'Alliance Commission', set: 'pirates', copies: { pirates: 5 },
    contact: 'harken', types: ['piracy'], legal: true, immoral: 'subjective',
    steps: [
      {
        at: 'rival-ship', order: ['test', 'showdown'],
        test: {
          skill: ['tech', 'negotiate'], boarding: true,
          bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }],
        },
        target: { needs: [{ outlaw: true }] },
        showdown: { win: [{ do: 'steal', goods: { any: 4 }, where: 'hold', upTo: true }], lose: [{ do: 'kill', n: 1 }, { do: 'botch' }] },
      },
    ],
    pay: { base: 200, per: 'goods-stolen' },
  },
  {
    id: 'niska-a-message-from-niska', name: 'A Message from Niska', set: 'pirates', copies: { pirates: 5 },
    contact: 'niska', types: ['piracy'], legal: false, immoral: 'subjective',
    steps: [
      {
        at: 'rival-ship', order: ['test', 'showdown'],
        test: {
          skill: ['tech', 'negotiate'], boarding: true,
          bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }],
        },
        target: { needs: [{ not: { solid: 'niska' } }] },
        showdown: { win: [{ do: 'steal', goods: { any: 'no-limit' }, where: 'hold' }], lose: [{ do: 'kill', n: 1 }, { do: 'warrant' }] },
      },
    ],
    pay: { base: 200, per: 'goods-stolen' },
  },
  {
    id: 'patience-hard-rustlin', name: "Hard Rustlin'", set: 'pirates', copies: { pirates: 5 },
    contact: 'patience', types: ['piracy'], legal: false, immoral: 'subjective',
    steps: [
      {
        at: 'rival-ship', order: ['test', 'showdown'],
        test: {
          skill: ['tech', 'negotiate'], boarding: true,
          bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }],
        },
        target: { needs: [{ not: { activeJob: { contact: 'patience' } } }] },
        showdown: { win: [{ do: 'steal', goods: { any: 5 }, where: 'hold', upTo: true }], lose: [{ do: 'kill', n: 1 }, { do: 'warrant' }] },
      },
    ],
    pay: { base: 200, per: 'goods-stolen' },
  },
];
