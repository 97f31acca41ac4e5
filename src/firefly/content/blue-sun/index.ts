import type { CardSet } from '../types';
import { contacts } from './contacts';
import { crew } from './crew';
import { drives } from './drives';
import { gear } from './gear';
import { amnonDuulJobs } from './jobs-amnon-duul';
import { badgerJobs } from './jobs-badger';
import { harkenJobs } from './jobs-harken';
import { lordHarrowJobs } from './jobs-lord-harrow';
import { mrUniverseJobs } from './jobs-mr-universe';
import { niskaJobs } from './jobs-niska';
import { patienceJobs } from './jobs-patience';
import { leaders } from './leaders';
import { nav } from './nav';
import { setups } from './setups';
import { stories } from './stories';
import { upgrades } from './upgrades';

export const blueSun: CardSet = {
  id: 'blue-sun',
  name: 'Blue Sun',
  rules: ['mosey-into-cutters', 'money-from-afar'],
  supply: [...crew, ...gear, ...upgrades, ...drives],
  leaders,
  contacts,
  jobs: [...amnonDuulJobs, ...badgerJobs, ...harkenJobs, ...niskaJobs, ...patienceJobs, ...lordHarrowJobs, ...mrUniverseJobs],
  nav,
  stories,
  setups,
};
