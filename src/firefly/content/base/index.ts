import type { CardSet } from '../types';
import { contactEvents } from './contact-events';
import { contacts } from './contacts';
import { crew } from './crew';
import { drives } from './drives';
import { gear } from './gear';
import { amnonDuulJobs } from './jobs-amnon-duul';
import { badgerJobs } from './jobs-badger';
import { harkenJobs } from './jobs-harken';
import { niskaJobs } from './jobs-niska';
import { patienceJobs } from './jobs-patience';
import { leaders } from './leaders';
import { misbehave } from './misbehave';
import { nav } from './nav';
import { setups } from './setups';
import { ships } from './ships';
import { stories } from './stories';
import { upgrades } from './upgrades';

export const base: CardSet = {
  id: 'base',
  name: 'Firefly: The Game',
  supply: [...crew, ...gear, ...upgrades, ...drives],
  leaders,
  ships,
  contacts,
  jobs: [...amnonDuulJobs, ...badgerJobs, ...harkenJobs, ...niskaJobs, ...patienceJobs],
  nav,
  misbehave,
  contactEvents,
  stories,
  setups,
};
