import type { CardSet } from '../types';
import { contactEvents } from './contact-events';
import { contacts } from './contacts';
import { crew } from './crew';
import { gear } from './gear';
import { amnonDuulJobs } from './jobs-amnon-duul';
import { badgerJobs } from './jobs-badger';
import { fantyMingoJobs } from './jobs-fanty-mingo';
import { harkenJobs } from './jobs-harken';
import { higginsJobs } from './jobs-higgins';
import { niskaJobs } from './jobs-niska';
import { patienceJobs } from './jobs-patience';
import { leaders } from './leaders';
import { nav } from './nav';
import { setups } from './setups';
import { stories } from './stories';
import { upgrades } from './upgrades';

export const kalidasa: CardSet = {
  id: 'kalidasa',
  name: 'Kalidasa',
  supply: [...crew, ...gear, ...upgrades],
  leaders,
  contacts,
  jobs: [...amnonDuulJobs, ...badgerJobs, ...harkenJobs, ...niskaJobs, ...patienceJobs, ...higginsJobs, ...fantyMingoJobs],
  nav,
  contactEvents,
  stories,
  setups,
};
