import type { Sector } from '../types';

export const blueSunSectors: Sector[] = [
  {
    id: 'border-2-23', system: 'border-space', ring: 2, zone: 'border', set: 'blue-sun',
    x: 165, y: 164.6, size: 8.2, neighbours: ['border-2-22', 'border-2-24', 'cortex-relay-7', 'rim-1-22', 'rim-1-23', 'shadow'],
  },
  {
    id: 'meridian', name: 'Meridian', system: 'blue-sun', ring: 1, zone: 'rim', set: 'blue-sun', planets: ['meridian'], supply: 'meridian',
    x: 36.4, y: 290, size: 11.8, neighbours: ['fury', 'highgate', 'new-canaan'],
  },
  {
    id: 'new-canaan', name: 'New Canaan', system: 'blue-sun', ring: 1, zone: 'rim', set: 'blue-sun', planets: ['new-canaan'],
    x: 28.8, y: 354.4, size: 10.6, neighbours: ['fury', 'meridian', 'muir'],
  },
  {
    id: 'highgate', name: 'Highgate', system: 'blue-sun', ring: 2, zone: 'rim', set: 'blue-sun', planets: ['highgate'],
    contact: 'lord-harrow',
    x: 36.6, y: 261.6, size: 15.4, neighbours: ['blue-sun-3-01', 'dragons-egg', 'fury', 'meridian'],
  },
  {
    id: 'fury', name: 'Fury', system: 'blue-sun', ring: 2, zone: 'rim', set: 'blue-sun', planets: ['fury'],
    x: 84.6, y: 320.4, size: 16.2, neighbours: ['blue-sun-3-03', 'deadwood', 'dragons-egg', 'highgate', 'meridian', 'muir', 'new-canaan'],
  },
  {
    id: 'muir', name: 'Muir', system: 'blue-sun', ring: 2, zone: 'rim', set: 'blue-sun', planets: ['muir'],
    x: 39.2, y: 381, size: 16.3, neighbours: ['deadwood', 'fury', 'new-canaan'],
  },
  {
    id: 'blue-sun-3-01', system: 'blue-sun', ring: 3, zone: 'rim', set: 'blue-sun', region: 'uroboros-belt',
    x: 25.4, y: 222.2, size: 19.8, neighbours: ['dragons-egg', 'highgate', 'rim-2-23'],
  },
  {
    id: 'dragons-egg', name: "Dragon's Egg", system: 'blue-sun', ring: 3, zone: 'rim', set: 'blue-sun', planets: ['dragons-egg'],
    region: 'uroboros-belt',
    x: 85.2, y: 244.4, size: 18.9, neighbours: ['blue-sun-3-01', 'blue-sun-3-03', 'fury', 'highgate', 'rim-1-22', 'rim-1-23', 'rim-2-23'],
  },
  {
    id: 'blue-sun-3-03', system: 'blue-sun', ring: 3, zone: 'rim', set: 'blue-sun', region: 'uroboros-belt',
    x: 122.2, y: 311.4, size: 18.8, neighbours: ['deadwood', 'dragons-egg', 'fury', 'rim-1-20', 'rim-1-21', 'rim-1-22'],
  },
  {
    id: 'deadwood', name: 'Deadwood', system: 'blue-sun', ring: 3, zone: 'rim', set: 'blue-sun', planets: ['deadwood'],
    region: 'uroboros-belt',
    x: 104.6, y: 378.2, size: 18, neighbours: ['blue-sun-3-03', 'fury', 'muir', 'rim-1-20'],
  },
  {
    id: 'miranda', name: 'Miranda', system: 'burnham', ring: 1, zone: 'rim', set: 'blue-sun', planets: ['miranda'],
    x: 24.8, y: 24.2, size: 23.9, neighbours: ['burnham-2-01', 'burnham-2-02', 'burnham-2-03'],
  },
  {
    id: 'burnham-2-01', system: 'burnham', ring: 2, zone: 'rim', set: 'blue-sun', region: 'reaver-space',
    x: 103.2, y: 24, size: 23.4, neighbours: ['burnham-2-02', 'miranda', 'rim-1-26', 'rim-1-27'],
  },
  {
    id: 'burnham-2-02', system: 'burnham', ring: 2, zone: 'rim', set: 'blue-sun', region: 'reaver-space',
    x: 76.8, y: 74.4, size: 29.1,
    neighbours: ['burnham-2-01', 'burnham-2-03', 'cortex-relay-7', 'miranda', 'rim-1-25', 'rim-1-26', 'rim-2-24'],
  },
  {
    id: 'burnham-2-03', system: 'burnham', ring: 2, zone: 'rim', set: 'blue-sun', region: 'reaver-space',
    x: 25, y: 101.2, size: 25, neighbours: ['burnham-2-02', 'miranda', 'rim-2-24'],
  },
  {
    id: 'cortex-relay-7', name: 'Cortex Relay 7', system: 'rim-space', ring: 1, zone: 'rim', set: 'blue-sun', planets: ['cortex-relay-7'],
    contact: 'mr-universe',
    x: 114.6, y: 148.2, size: 26, neighbours: ['border-2-23', 'border-2-24', 'burnham-2-02', 'rim-1-23', 'rim-1-25', 'rim-2-24'],
  },
  {
    id: 'rim-1-20', system: 'rim-space', ring: 1, zone: 'rim', set: 'blue-sun',
    x: 167.6, y: 373.2, size: 26.8, neighbours: ['blue-sun-3-03', 'border-2-20', 'border-2-21', 'deadwood', 'rim-1-21'],
  },
  {
    id: 'rim-1-21', system: 'rim-space', ring: 1, zone: 'rim', set: 'blue-sun',
    x: 158.6, y: 312.4, size: 14.6, neighbours: ['blue-sun-3-03', 'border-2-21', 'border-2-22', 'rim-1-20', 'rim-1-22'],
  },
  {
    id: 'rim-1-22', system: 'rim-space', ring: 1, zone: 'rim', set: 'blue-sun',
    x: 138.6, y: 245.8, size: 17.3, neighbours: ['blue-sun-3-03', 'border-2-22', 'border-2-23', 'dragons-egg', 'rim-1-21', 'rim-1-23'],
  },
  {
    id: 'rim-1-23', system: 'rim-space', ring: 1, zone: 'rim', set: 'blue-sun',
    x: 112.6, y: 198, size: 23.9, neighbours: ['border-2-23', 'cortex-relay-7', 'dragons-egg', 'rim-1-22', 'rim-2-23'],
  },
  {
    id: 'rim-1-25', system: 'rim-space', ring: 1, zone: 'rim', set: 'blue-sun',
    x: 137, y: 103.4, size: 22, neighbours: ['border-2-24', 'burnham-2-02', 'cortex-relay-7', 'rim-1-26'],
  },
  {
    id: 'rim-1-26', system: 'rim-space', ring: 1, zone: 'rim', set: 'blue-sun',
    x: 158.6, y: 55.4, size: 22.8,
    neighbours: ['border-2-24', 'burnham-2-01', 'burnham-2-02', 'georgia-3-06', 'rim-1-25', 'rim-1-27', 'three-hills'],
  },
  {
    id: 'rim-1-27', system: 'rim-space', ring: 1, zone: 'rim', set: 'blue-sun',
    x: 174.8, y: 15.6, size: 15.8, neighbours: ['burnham-2-01', 'rim-1-26', 'three-hills'],
  },
  {
    id: 'rim-2-23', system: 'rim-space', ring: 2, zone: 'rim', set: 'blue-sun',
    x: 34.8, y: 186.4, size: 15.7, neighbours: ['blue-sun-3-01', 'dragons-egg', 'rim-1-23', 'rim-2-24'],
  },
  {
    id: 'rim-2-24', system: 'rim-space', ring: 2, zone: 'rim', set: 'blue-sun',
    x: 43.4, y: 153.6, size: 15.9, neighbours: ['burnham-2-02', 'burnham-2-03', 'cortex-relay-7', 'rim-2-23'],
  },
];
