import type { JobCard } from '../types';

export const mrUniverseJobs: JobCard[] = [
  {
    id: 'mr-universe-a-wee-bit-naughty', name: 'A Wee Bit Naughty', set: 'blue-sun', copies: { 'blue-sun': 2 },
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [{ at: 'final-step', order: ['misbehave'], misbehave: 1 }],
    pay: { base: 1000 },
  },
  {
    id: 'mr-universe-action-on-the-side', name: 'Action on the Side', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 0, per: 'misbehave-passed', load: { cargo: 1 } },
    abilities: [{ when: 'misbehave', modifier: { misbehaveCards: { add: 2 } } }],
  },
  {
    id: 'mr-universe-bruises-contusions', name: 'Bruises & Contusions', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [
      {
        at: 'final-step', order: ['test'],
        test: {
          skill: 'fight', kosherized: true,
          bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
    pay: { base: 1000 },
  },
  {
    id: 'mr-universe-do-it-off-the-grid', name: 'Do It Off the Grid', set: 'blue-sun', copies: { 'blue-sun': 2 },
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 500, per: 'misbehave-passed' },
    abilities: [{ when: 'test', modifier: { prohibitSkill: 'tech' } }],
  },
  {
    id: 'mr-universe-go-in-light', name: 'Go In Light', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 1000 },
    abilities: [{ when: 'job', modifier: { crewOnJobLimit: { set: 4 } } }],
  },
  {
    id: 'mr-universe-grand-theft-larceny', name: 'Grand Theft Larceny', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 0, per: 'misbehave-passed', load: { contraband: 1 } },
    abilities: [{ when: 'misbehave', modifier: { misbehaveCards: { add: 2 } } }],
  },
  {
    id: 'mr-universe-how-weird-is-that', name: 'How Weird Is That?', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 0, gear: 1 },
    abilities: [{ when: 'job', modifier: { prohibitGear: true } }],
  },
  {
    id: 'mr-universe-play-merry-hob', name: 'Play Merry Hob', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 500, per: 'misbehave-passed' },
    abilities: [{ when: 'misbehave', modifier: { misbehaveCards: { add: 2 } } }],
  },
  {
    id: 'mr-universe-right-in-my-orbit', name: 'Right in My Orbit', set: 'blue-sun', copies: { 'blue-sun': 2 },
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [{ at: 'final-step', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 1500 },
  },
  {
    id: 'mr-universe-run-the-long-con', name: 'Run the Long Con', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [
      {
        at: 'final-step', order: ['test'],
        test: {
          skill: 'negotiate', bribes: true,
          bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
    pay: { base: 0, load: { cargo: 4 } },
  },
  {
    id: 'mr-universe-someone-is-talking', name: 'Someone Is Talking', set: 'blue-sun', copies: { 'blue-sun': 2 },
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 500, per: 'misbehave-passed' },
    abilities: [{ when: 'test', modifier: { prohibitSkill: 'negotiate' } }],
  },
  {
    id: 'mr-universe-techno-kung-fu', name: 'Techno Kung Fu', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [
      {
        at: 'final-step', order: ['test'],
        test: { skill: 'tech', bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 0, load: { cargo: 4 } },
  },
  {
    id: 'mr-universe-the-puppet-theater', name: 'The Puppet Theater', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [
      {
        at: 'final-step', order: ['test'],
        test: { skill: 'tech', bands: [{ min: 1, max: 7, effects: [{ do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 0, load: { contraband: 2 } },
  },
  {
    id: 'mr-universe-the-very-best-violence', name: 'The Very Best Violence', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [{ at: 'final-step', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 2000 },
  },
  {
    id: 'mr-universe-to-the-eyes-ears-of-the-verse', name: "To the Eyes & Ears of the 'Verse", set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [
      {
        at: 'final-step', order: ['test'],
        test: {
          skill: 'negotiate', bribes: true,
          bands: [{ min: 1, max: 7, effects: [{ do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
    pay: { base: 0, load: { contraband: 2 } },
  },
  {
    id: 'mr-universe-two-by-two', name: 'Two by Two', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 2000 },
    abilities: [{ when: 'job', modifier: { crewOnJobLimit: { set: 2 } } }],
  },
  {
    id: 'mr-universe-two-more-than-i-need', name: 'Two More Than I Need', set: 'blue-sun', copies: { 'blue-sun': 2 },
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 1500 },
    abilities: [{ when: 'job', modifier: { crewOnJobLimit: { set: 3 } } }],
  },
  {
    id: 'mr-universe-up-the-body-count', name: 'Up the Body Count', set: 'blue-sun',
    contact: 'mr-universe', types: ['challenge'], legal: true,
    attach: { when: 'first-work', job: { legal: true, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [
      {
        at: 'final-step', order: ['test'],
        test: { skill: 'fight', bands: [{ min: 1, max: 9, effects: [{ do: 'warrant' }] }, { min: 10, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 1000 },
  },
  {
    id: 'mr-universe-with-your-hands-tied', name: 'With Your Hands Tied', set: 'blue-sun', copies: { 'blue-sun': 2 },
    contact: 'mr-universe', types: ['challenge'], legal: false,
    attach: { when: 'first-work', job: { legal: false, notTypes: ['piracy', 'bounty'] }, notActive: true, discardWithJob: true },
    steps: [],
    pay: { base: 500, per: 'misbehave-passed' },
    abilities: [{ when: 'test', modifier: { prohibitSkill: 'fight' } }],
  },
];
