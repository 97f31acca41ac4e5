import type { Sector } from '../types';

export const kalidasaSectors: Sector[] = [
  {
    id: 'border-2-10', system: 'border-space', ring: 2, zone: 'border', set: 'kalidasa',
    x: 836.6, y: 271.4, size: 17.3, neighbours: ['border-2-09', 'border-2-11', 'djinns-bane', 'jubilee', 'red-sun-3-03', 'rim-1-10'],
  },
  {
    id: 'border-2-11', system: 'border-space', ring: 2, zone: 'border', set: 'kalidasa',
    x: 830.6, y: 330, size: 12.4,
    neighbours: ['ansons-world', 'border-2-10', 'border-2-12', 'cortex-relay-2', 'red-sun-3-03', 'rim-1-10', 'rim-1-12'],
  },
  {
    id: 'verbena', name: 'Verbena', system: 'kalidasa', ring: 1, zone: 'rim', set: 'kalidasa', planets: ['verbena'],
    x: 977.4, y: 144.8, size: 12, neighbours: ['angel', 'heaven', 'sho-je-downs'],
  },
  {
    id: 'sho-je-downs', name: 'Sho-Je Downs', system: 'kalidasa', ring: 1, zone: 'rim', set: 'kalidasa', planets: ['sho-je-downs'],
    x: 968.6, y: 190.8, size: 11.7, neighbours: ['angel', 'constance', 'verbena'],
  },
  {
    id: 'heaven', name: 'Heaven', system: 'kalidasa', ring: 2, zone: 'rim', set: 'kalidasa', planets: ['heaven'],
    x: 969, y: 112.8, size: 18.6, neighbours: ['aberdeen', 'angel', 'verbena', 'whittier'],
  },
  {
    id: 'constance', name: 'Constance', system: 'kalidasa', ring: 2, zone: 'rim', set: 'kalidasa', planets: ['constance'],
    x: 967.2, y: 227.6, size: 18.3, neighbours: ['angel', 'new-kasmir', 'sho-je-downs', 'zephyr'],
  },
  {
    id: 'angel', name: 'Angel', system: 'kalidasa', ring: 2, zone: 'rim', set: 'kalidasa', planets: ['angel'],
    x: 929, y: 168.8, size: 17.6, neighbours: ['constance', 'heaven', 'new-kasmir', 'sho-je-downs', 'verbena', 'whittier'],
  },
  {
    id: 'aberdeen', name: 'Aberdeen', system: 'kalidasa', ring: 3, zone: 'rim', set: 'kalidasa', planets: ['aberdeen'],
    x: 964.2, y: 73.6, size: 18.4, neighbours: ['beaumonde', 'heaven', 'salisbury', 'whittier'],
  },
  {
    id: 'zephyr', name: 'Zephyr', system: 'kalidasa', ring: 3, zone: 'rim', set: 'kalidasa', planets: ['zephyr'],
    x: 963.8, y: 267.6, size: 18.3, neighbours: ['constance', 'kalidasa-4-08', 'kalidasa-4-09', 'new-kasmir'],
  },
  {
    id: 'new-kasmir', name: 'New Kasmir', system: 'kalidasa', ring: 3, zone: 'rim', set: 'kalidasa', planets: ['new-kasmir'],
    x: 901.8, y: 218.2, size: 17.8, neighbours: ['angel', 'constance', 'djinns-bane', 'kalidasa-4-09', 'whittier', 'zephyr', 'zeus'],
  },
  {
    id: 'whittier', name: 'Whittier', system: 'kalidasa', ring: 3, zone: 'rim', set: 'kalidasa', planets: ['whittier'],
    x: 900, y: 126.4, size: 17.9,
    neighbours: ['aberdeen', 'angel', 'beaumonde', 'heaven', 'kalidasa-4-12', 'kalidasa-4-13', 'new-kasmir', 'zeus'],
  },
  {
    id: 'salisbury', name: 'Salisbury', system: 'kalidasa', ring: 4, zone: 'rim', set: 'kalidasa', planets: ['salisbury'],
    x: 970.4, y: 29.8, size: 21.3, neighbours: ['aberdeen', 'beaumonde', 'rim-2-07'],
  },
  {
    id: 'kalidasa-4-08', system: 'kalidasa', ring: 4, zone: 'rim', set: 'kalidasa',
    x: 978.2, y: 311.8, size: 20.8, neighbours: ['beylix', 'kalidasa-4-09', 'rim-2-10', 'zephyr'],
  },
  {
    id: 'kalidasa-4-09', system: 'kalidasa', ring: 4, zone: 'rim', set: 'kalidasa',
    x: 916.4, y: 284.4, size: 14, neighbours: ['beylix', 'djinns-bane', 'kalidasa-4-08', 'new-kasmir', 'newhall', 'rim-1-10', 'zephyr'],
  },
  {
    id: 'djinns-bane', name: "Djinn's Bane", system: 'kalidasa', ring: 4, zone: 'rim', set: 'kalidasa', planets: ['djinns-bane'],
    x: 873, y: 252.6, size: 21, neighbours: ['border-2-09', 'border-2-10', 'kalidasa-4-09', 'new-kasmir', 'rim-1-10', 'zeus'],
  },
  {
    id: 'zeus', name: 'Zeus', system: 'kalidasa', ring: 4, zone: 'rim', set: 'kalidasa', planets: ['zeus'],
    x: 848.4, y: 193, size: 21.4, neighbours: ['border-2-08', 'border-2-09', 'djinns-bane', 'kalidasa-4-12', 'new-kasmir', 'whittier'],
  },
  {
    id: 'kalidasa-4-12', system: 'kalidasa', ring: 4, zone: 'rim', set: 'kalidasa',
    x: 850.6, y: 136, size: 21.2, neighbours: ['border-2-08', 'kalidasa-4-13', 'whittier', 'zeus'],
  },
  {
    id: 'kalidasa-4-13', system: 'kalidasa', ring: 4, zone: 'rim', set: 'kalidasa',
    x: 875.2, y: 85, size: 21.3, neighbours: ['beaumonde', 'border-2-07', 'border-2-08', 'kalidasa-4-12', 'rim-1-07', 'whittier'],
  },
  {
    id: 'beaumonde', name: 'Beaumonde', system: 'kalidasa', ring: 4, zone: 'rim', set: 'kalidasa', planets: ['beaumonde'],
    supply: 'beaumonde',
    contact: 'fanty-mingo',
    x: 917.4, y: 47.4, size: 21.2, neighbours: ['aberdeen', 'kalidasa-4-13', 'rim-1-07', 'rim-2-07', 'salisbury', 'whittier'],
  },
  {
    id: 'newhall', name: 'Newhall', system: 'penglai', ring: 1, zone: 'rim', set: 'kalidasa', planets: ['newhall'],
    x: 901.2, y: 340.8, size: 13.1, neighbours: ['beylix', 'cortex-relay-2', 'kalidasa-4-09', 'rim-1-10', 'rim-2-11'],
  },
  {
    id: 'beylix', name: 'Beylix', system: 'penglai', ring: 1, zone: 'rim', set: 'kalidasa', planets: ['beylix'],
    x: 944.8, y: 330.2, size: 13.1, neighbours: ['kalidasa-4-08', 'kalidasa-4-09', 'newhall', 'rim-2-10', 'rim-2-11'],
  },
  {
    id: 'cortex-relay-2', name: 'Cortex Relay 2', system: 'rim-space', ring: 1, zone: 'rim', set: 'kalidasa', planets: ['cortex-relay-2'],
    x: 869.6, y: 360.8, size: 21.2, neighbours: ['border-2-11', 'newhall', 'rim-1-10', 'rim-1-12', 'rim-2-11'],
  },
  {
    id: 'rim-1-07', system: 'rim-space', ring: 1, zone: 'rim', set: 'kalidasa',
    x: 853.8, y: 30.6, size: 24.1, neighbours: ['beaumonde', 'border-2-06', 'border-2-07', 'kalidasa-4-13', 'rim-2-07'],
  },
  {
    id: 'rim-1-10', system: 'rim-space', ring: 1, zone: 'rim', set: 'kalidasa',
    x: 870.4, y: 309.4, size: 18.6, neighbours: ['border-2-10', 'border-2-11', 'cortex-relay-2', 'djinns-bane', 'kalidasa-4-09', 'newhall'],
  },
  {
    id: 'rim-1-12', system: 'rim-space', ring: 1, zone: 'rim', set: 'kalidasa',
    x: 842, y: 386.2, size: 13.7, neighbours: ['border-2-11', 'border-2-12', 'cortex-relay-2'],
  },
  {
    id: 'rim-2-07', system: 'rim-space', ring: 2, zone: 'rim', set: 'kalidasa',
    x: 903.2, y: 14.4, size: 14.5, neighbours: ['beaumonde', 'rim-1-07', 'salisbury'],
  },
  {
    id: 'rim-2-10', system: 'rim-space', ring: 2, zone: 'rim', set: 'kalidasa',
    x: 980, y: 353.4, size: 17.3, neighbours: ['beylix', 'kalidasa-4-08', 'rim-2-11'],
  },
  {
    id: 'rim-2-11', system: 'rim-space', ring: 2, zone: 'rim', set: 'kalidasa',
    x: 957, y: 383.8, size: 16.2, neighbours: ['beylix', 'cortex-relay-2', 'newhall', 'rim-2-10'],
  },
];
