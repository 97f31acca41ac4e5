import type { CardSet } from '../types';
import { crew } from './crew';
import { gear } from './gear';
import { amnonDuulJobs } from './jobs-amnon-duul';
import { badgerJobs } from './jobs-badger';
import { harkenJobs } from './jobs-harken';
import { niskaJobs } from './jobs-niska';
import { patienceJobs } from './jobs-patience';

export const breakinAtmo: CardSet = {
  id: 'breakin-atmo',
  name: "Breakin' Atmo",
  supply: [...crew, ...gear],
  jobs: [...amnonDuulJobs, ...badgerJobs, ...harkenJobs, ...niskaJobs, ...patienceJobs],
};
