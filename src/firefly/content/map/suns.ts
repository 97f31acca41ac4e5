import type { Sun } from '../types';

export const suns: Sun[] = [
  { id: 'white-sun', name: 'White Sun', zone: 'alliance', set: 'base', x: 496.1, y: 199.7, r: 16.3, rings: [40.1, 70.1, 106.7, 155.3] },
  { id: 'lux', name: 'Lux', zone: 'alliance', set: 'base', x: 589, y: 106.4, r: 10.4, rings: [41] },
  { id: 'qin-shi-huang', name: 'Qin Shi Huang', zone: 'alliance', set: 'base', x: 430.6, y: 290.6, r: 8.6, rings: [20] },
  { id: 'georgia', name: 'Georgia', zone: 'border', set: 'base', x: 290.9, y: 67.5, r: 11, rings: [39.2, 68.5, 105.1] },
  { id: 'murphy', name: 'Murphy', zone: 'border', set: 'base', x: 214.8, y: 194.6, r: 10, rings: [50] },
  { id: 'red-sun', name: 'Red Sun', zone: 'border', set: 'base', x: 717.4, y: 299, r: 10, rings: [39.8, 68.6, 104.5] },
  { id: 'himinbjorg', name: 'Himinbjorg', zone: 'border', set: 'base', x: 734.2, y: 161.6, r: 10.3, rings: [39.8] },
  { id: 'heinlein', name: 'Heinlein', zone: 'border', set: 'base', x: 614.8, y: 386, r: 8.2, rings: [44] },
  { id: 'blue-sun', name: 'Blue Sun', zone: 'rim', set: 'blue-sun', x: 24.2, y: 321.7, r: 13.4, rings: [45.8, 80.5, 120.1] },
  { id: 'burnham', name: 'Burnham', zone: 'rim', set: 'blue-sun', x: 9.4, y: 7.7, r: 8.9, rings: [46.8, 134.7] },
  { id: 'kalidasa', name: 'Kalidasa', zone: 'rim', set: 'kalidasa', x: 989.1, y: 170.7, r: 14, rings: [42.7, 81.9, 120.7, 163.9] },
  { id: 'penglai', name: 'Penglai', zone: 'rim', set: 'kalidasa', x: 923.1, y: 335.9, r: 10.5, rings: [37.9] },
];
