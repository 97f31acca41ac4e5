import type { ContactCard } from '../types';

export const contacts: ContactCard[] = [
  {
    id: 'higgins', name: 'Magistrate Higgins', set: 'kalidasa', at: 'harvest', solidBy: 'job',
    abilities: [
      { when: 'always', needs: [{ solid: 'higgins' }], modifier: { activeJobs: { add: 1 } } },
      { when: 'always', needs: [{ crew: 'jayne' }], modifier: { noDealWith: ['higgins'], noWorkFor: ['higgins'] } },
    ],
  },
  {
    id: 'fanty-mingo', name: 'Fanty & Mingo', set: 'kalidasa', at: 'beaumonde',
    sells: { contraband: 400 },
    solidBy: 'job',
    abilities: [
      { when: 'job-complete', needs: [{ solid: 'fanty-mingo' }, { job: { types: ['transport'] } }], do: [{ do: 'take', amount: 500 }] },
    ],
  },
];
