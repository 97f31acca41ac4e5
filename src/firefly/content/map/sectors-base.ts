import type { Sector } from '../types';

export const baseSectors: Sector[] = [
  {
    id: 'bernadette', name: 'Bernadette', system: 'white-sun', ring: 1, zone: 'alliance', set: 'base', planets: ['bernadette'],
    x: 496, y: 172.6, size: 11.2, neighbours: ['londinium', 'sihnon', 'white-sun-2-01', 'white-sun-2-04'],
  },
  {
    id: 'londinium', name: 'Londinium', system: 'white-sun', ring: 1, zone: 'alliance', set: 'base', planets: ['londinium'],
    x: 496, y: 226.8, size: 11.2, neighbours: ['bernadette', 'liann-jiun', 'sihnon', 'white-sun-2-04'],
  },
  {
    id: 'white-sun-2-01', system: 'white-sun', ring: 2, zone: 'alliance', set: 'base',
    x: 496.2, y: 146, size: 13.6, neighbours: ['bellerophon', 'bernadette', 'sihnon', 'white-sun-2-04', 'white-sun-3-02', 'white-sun-3-08'],
  },
  {
    id: 'sihnon', name: 'Sihnon', system: 'white-sun', ring: 2, zone: 'alliance', set: 'base', planets: ['sihnon'],
    x: 549.8, y: 199.6, size: 13.6,
    neighbours: ['bernadette', 'gonghe', 'liann-jiun', 'londinium', 'white-sun-2-01', 'white-sun-3-02', 'white-sun-3-04'],
  },
  {
    id: 'liann-jiun', name: 'Liann Jiun', system: 'white-sun', ring: 2, zone: 'alliance', set: 'base', planets: ['liann-jiun'],
    x: 496.6, y: 253.4, size: 13.6,
    neighbours: ['londinium', 'sihnon', 'white-sun-2-04', 'white-sun-3-04', 'white-sun-3-05', 'white-sun-3-06'],
  },
  {
    id: 'white-sun-2-04', system: 'white-sun', ring: 2, zone: 'alliance', set: 'base',
    x: 442.4, y: 200, size: 13.6,
    neighbours: ['bernadette', 'liann-jiun', 'londinium', 'osiris', 'white-sun-2-01', 'white-sun-3-06', 'white-sun-3-08'],
  },
  {
    id: 'bellerophon', name: 'Bellerophon', system: 'white-sun', ring: 3, zone: 'alliance', set: 'base', planets: ['bellerophon'],
    x: 496.2, y: 112.4, size: 17.2,
    neighbours: ['ariel', 'white-sun-2-01', 'white-sun-3-02', 'white-sun-3-08', 'white-sun-4-01', 'white-sun-4-02'],
  },
  {
    id: 'white-sun-3-02', system: 'white-sun', ring: 3, zone: 'alliance', set: 'base',
    x: 563.4, y: 152.8, size: 12,
    neighbours: ['bellerophon', 'gonghe', 'pelorum', 'sihnon', 'white-sun-2-01', 'white-sun-4-02', 'white-sun-4-03'],
  },
  {
    id: 'gonghe', name: 'Gonghe', system: 'white-sun', ring: 3, zone: 'alliance', set: 'base', planets: ['gonghe'],
    x: 583.4, y: 200.4, size: 17.2,
    neighbours: ['sihnon', 'white-sun-3-02', 'white-sun-3-04', 'white-sun-4-03', 'white-sun-4-04', 'white-sun-4-05'],
  },
  {
    id: 'white-sun-3-04', system: 'white-sun', ring: 3, zone: 'alliance', set: 'base',
    x: 557.8, y: 261.8, size: 17.5,
    neighbours: ['gonghe', 'liann-jiun', 'sihnon', 'white-sun-3-05', 'white-sun-4-05', 'white-sun-4-06', 'white-sun-4-07'],
  },
  {
    id: 'white-sun-3-05', system: 'white-sun', ring: 3, zone: 'alliance', set: 'base',
    x: 496.6, y: 287.2, size: 17.4,
    neighbours: ['liann-jiun', 'valentine', 'white-sun-3-04', 'white-sun-3-06', 'white-sun-4-07', 'white-sun-4-09'],
  },
  {
    id: 'white-sun-3-06', system: 'white-sun', ring: 3, zone: 'alliance', set: 'base',
    x: 428.8, y: 254.2, size: 16.6,
    neighbours: ['albion', 'liann-jiun', 'osiris', 'santo', 'white-sun-2-04', 'white-sun-3-05', 'white-sun-4-09', 'white-sun-4-10'],
  },
  {
    id: 'osiris', name: 'Osiris', system: 'white-sun', ring: 3, zone: 'alliance', set: 'base', planets: ['osiris'], supply: 'osiris',
    x: 408.8, y: 199, size: 17.2,
    neighbours: ['albion', 'white-sun-2-04', 'white-sun-3-06', 'white-sun-3-08', 'white-sun-4-12', 'white-sun-4-13'],
  },
  {
    id: 'white-sun-3-08', system: 'white-sun', ring: 3, zone: 'alliance', set: 'base',
    x: 434.4, y: 137.6, size: 17.5,
    neighbours: ['ariel', 'bellerophon', 'osiris', 'white-sun-2-01', 'white-sun-2-04', 'white-sun-4-13', 'white-sun-4-14'],
  },
  {
    id: 'white-sun-4-01', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 495.6, y: 68, size: 23.6, neighbours: ['ariel', 'bellerophon', 'border-1-01', 'border-1-02', 'border-1-26', 'white-sun-4-02'],
  },
  {
    id: 'white-sun-4-02', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 540.4, y: 74.6, size: 17.1,
    neighbours: ['bellerophon', 'border-1-02', 'border-1-03', 'border-1-04', 'pelorum', 'persephone', 'white-sun-3-02', 'white-sun-4-01'],
  },
  {
    id: 'white-sun-4-03', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 620.4, y: 154.2, size: 16.2,
    neighbours: ['border-1-06', 'border-1-07', 'border-1-08', 'gonghe', 'pelorum', 'persephone', 'white-sun-3-02', 'white-sun-4-04'],
  },
  {
    id: 'white-sun-4-04', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 627, y: 198.4, size: 24, neighbours: ['border-1-08', 'border-1-09', 'gonghe', 'space-bazaar', 'white-sun-4-03', 'white-sun-4-05'],
  },
  {
    id: 'white-sun-4-05', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 610.4, y: 247.2, size: 14.8,
    neighbours: ['gonghe', 'red-sun-3-07', 'space-bazaar', 'white-sun-3-04', 'white-sun-4-04', 'white-sun-4-06'],
  },
  {
    id: 'white-sun-4-06', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 587.6, y: 293, size: 23.9, neighbours: ['border-1-12', 'red-sun-3-07', 'white-sun-3-04', 'white-sun-4-05', 'white-sun-4-07'],
  },
  {
    id: 'white-sun-4-07', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 547, y: 321, size: 23.6,
    neighbours: ['border-1-12', 'border-1-13', 'border-1-14', 'valentine', 'white-sun-3-04', 'white-sun-3-05', 'white-sun-4-06'],
  },
  {
    id: 'valentine', name: 'Valentine', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base', planets: ['valentine'],
    x: 497, y: 331.4, size: 23.6,
    neighbours: ['border-1-14', 'border-1-15', 'border-1-16', 'white-sun-3-05', 'white-sun-4-07', 'white-sun-4-09'],
  },
  {
    id: 'white-sun-4-09', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 448, y: 325.2, size: 18.9,
    neighbours: ['border-1-16', 'border-1-17', 'border-1-18', 'santo', 'valentine', 'white-sun-3-05', 'white-sun-3-06', 'white-sun-4-10'],
  },
  {
    id: 'white-sun-4-10', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 395.2, y: 295.2, size: 15.7,
    neighbours: ['albion', 'border-1-18', 'border-1-19', 'border-1-20', 'santo', 'white-sun-3-06', 'white-sun-4-09'],
  },
  {
    id: 'albion', name: 'Albion', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base', planets: ['albion'],
    x: 375, y: 252.2, size: 23.9,
    neighbours: ['border-1-20', 'border-1-21', 'border-1-22', 'osiris', 'white-sun-3-06', 'white-sun-4-10', 'white-sun-4-12'],
  },
  {
    id: 'white-sun-4-12', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 364.2, y: 201, size: 24, neighbours: ['albion', 'border-1-22', 'border-1-23', 'osiris', 'white-sun-4-13'],
  },
  {
    id: 'white-sun-4-13', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 377, y: 154.6, size: 17.5,
    neighbours: ['athens', 'border-1-23', 'georgia-3-04', 'osiris', 'white-sun-3-08', 'white-sun-4-12', 'white-sun-4-14'],
  },
  {
    id: 'white-sun-4-14', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base',
    x: 407.2, y: 107.8, size: 18, neighbours: ['ariel', 'athens', 'border-1-25', 'newhope', 'white-sun-3-08', 'white-sun-4-13'],
  },
  {
    id: 'ariel', name: 'Ariel', system: 'white-sun', ring: 4, zone: 'alliance', set: 'base', planets: ['ariel'],
    x: 445.4, y: 78, size: 23.7,
    neighbours: ['bellerophon', 'border-1-25', 'border-1-26', 'white-sun-3-08', 'white-sun-4-01', 'white-sun-4-14'],
  },
  {
    id: 'persephone', name: 'Persephone', system: 'lux', ring: 1, zone: 'alliance', set: 'base', planets: ['persephone'],
    supply: 'persephone',
    contact: 'badger',
    x: 603, y: 86, size: 13.6, neighbours: ['border-1-04', 'border-1-05', 'border-1-06', 'pelorum', 'white-sun-4-02', 'white-sun-4-03'],
  },
  {
    id: 'pelorum', name: 'Pelorum', system: 'lux', ring: 1, zone: 'alliance', set: 'base', planets: ['pelorum'],
    x: 574.8, y: 126.8, size: 13.5, neighbours: ['persephone', 'white-sun-3-02', 'white-sun-4-02', 'white-sun-4-03'],
  },
  {
    id: 'santo', name: 'Santo', system: 'qin-shi-huang', ring: 1, zone: 'alliance', set: 'base', planets: ['santo'],
    x: 430.6, y: 276.3, size: 5.7, neighbours: ['white-sun-3-06', 'white-sun-4-09', 'white-sun-4-10'],
  },
  {
    id: 'regina', name: 'Regina', system: 'georgia', ring: 1, zone: 'border', set: 'base', planets: ['regina'], supply: 'regina',
    x: 277, y: 41.4, size: 10.2, neighbours: ['boros', 'ezra', 'kerry', 'priam-ithaca'],
  },
  {
    id: 'ezra', name: 'Ezra', system: 'georgia', ring: 1, zone: 'border', set: 'base', planets: ['ezra'],
    contact: 'niska',
    x: 310.2, y: 60, size: 12.2, neighbours: ['boros', 'georgia-2-02', 'priam-ithaca', 'regina'],
  },
  {
    id: 'priam-ithaca', name: 'Priam / Ithaca', system: 'georgia', ring: 2, zone: 'border', set: 'base', planets: ['priam', 'ithaca'],
    x: 320.4, y: 23.6, size: 13.1, neighbours: ['ezra', 'georgia-2-02', 'georgia-3-01', 'kerry', 'newhope', 'regina'],
  },
  {
    id: 'georgia-2-02', system: 'georgia', ring: 2, zone: 'border', set: 'base',
    x: 334.6, y: 96.4, size: 13.5, neighbours: ['athens', 'boros', 'ezra', 'georgia-3-04', 'newhope', 'priam-ithaca'],
  },
  {
    id: 'boros', name: 'Boros', system: 'georgia', ring: 2, zone: 'border', set: 'base', planets: ['boros'],
    x: 262.6, y: 111.2, size: 13.6, neighbours: ['ezra', 'georgia-2-02', 'georgia-3-04', 'georgia-3-05', 'georgia-3-06', 'kerry', 'regina'],
  },
  {
    id: 'kerry', name: 'Kerry', system: 'georgia', ring: 2, zone: 'border', set: 'base', planets: ['kerry'],
    x: 246.8, y: 38.6, size: 13.3, neighbours: ['boros', 'georgia-3-06', 'priam-ithaca', 'regina', 'three-hills'],
  },
  {
    id: 'georgia-3-01', system: 'georgia', ring: 3, zone: 'border', set: 'base',
    x: 348.2, y: 11, size: 11.2, neighbours: ['border-1-25', 'newhope', 'priam-ithaca'],
  },
  {
    id: 'newhope', name: 'Newhope', system: 'georgia', ring: 3, zone: 'border', set: 'base', planets: ['newhope'],
    x: 375, y: 50, size: 17.4, neighbours: ['athens', 'border-1-25', 'georgia-2-02', 'georgia-3-01', 'priam-ithaca', 'white-sun-4-14'],
  },
  {
    id: 'athens', name: 'Athens', system: 'georgia', ring: 3, zone: 'border', set: 'base', planets: ['athens'],
    contact: 'patience',
    x: 362.6, y: 114.6, size: 17.3, neighbours: ['georgia-2-02', 'georgia-3-04', 'newhope', 'white-sun-4-13', 'white-sun-4-14'],
  },
  {
    id: 'georgia-3-04', system: 'georgia', ring: 3, zone: 'border', set: 'base',
    x: 307.8, y: 151.6, size: 17.3, neighbours: ['athens', 'border-1-23', 'boros', 'georgia-2-02', 'georgia-3-05', 'white-sun-4-13'],
  },
  {
    id: 'georgia-3-05', system: 'georgia', ring: 3, zone: 'border', set: 'base',
    x: 239, y: 133.6, size: 15.6, neighbours: ['aphrodite', 'border-1-23', 'border-2-24', 'boros', 'georgia-3-04', 'georgia-3-06'],
  },
  {
    id: 'georgia-3-06', system: 'georgia', ring: 3, zone: 'border', set: 'base',
    x: 207, y: 85, size: 17.3, neighbours: ['border-2-24', 'boros', 'georgia-3-05', 'kerry', 'rim-1-26', 'three-hills'],
  },
  {
    id: 'three-hills', name: 'Three Hills', system: 'georgia', ring: 3, zone: 'border', set: 'base', planets: ['three-hills'],
    x: 218.8, y: 22.4, size: 16.5, neighbours: ['georgia-3-06', 'kerry', 'rim-1-26', 'rim-1-27'],
  },
  {
    id: 'aphrodite', name: 'Aphrodite', system: 'murphy', ring: 1, zone: 'border', set: 'base', planets: ['aphrodite'],
    x: 231, y: 168, size: 15.7, neighbours: ['border-1-23', 'border-2-24', 'georgia-3-05', 'hera', 'shadow'],
  },
  {
    id: 'hera', name: 'Hera', system: 'murphy', ring: 1, zone: 'border', set: 'base', planets: ['hera'],
    x: 230.8, y: 220.8, size: 18, neighbours: ['aphrodite', 'border-1-22', 'border-1-23', 'border-2-22', 'shadow'],
  },
  {
    id: 'shadow', name: 'Shadow', system: 'murphy', ring: 1, zone: 'border', set: 'base', planets: ['shadow'], planetSet: 'blue-sun',
    x: 183.2, y: 195.4, size: 15.2, neighbours: ['aphrodite', 'border-2-22', 'border-2-23', 'border-2-24', 'hera'],
  },
  {
    id: 'jiangyin', name: 'Jiangyin', system: 'red-sun', ring: 1, zone: 'border', set: 'base', planets: ['jiangyin'], region: 'motherlode',
    x: 692, y: 295, size: 11.7, neighbours: ['greenleaf', 'new-melbourne', 'red-sun-2-01', 'st-albans'],
  },
  {
    id: 'new-melbourne', name: 'New Melbourne', system: 'red-sun', ring: 1, zone: 'border', set: 'base', planets: ['new-melbourne'],
    region: 'motherlode',
    x: 743.4, y: 303, size: 11.7, neighbours: ['harvest', 'jiangyin', 'red-sun-2-01', 'st-albans'],
  },
  {
    id: 'red-sun-2-01', system: 'red-sun', ring: 2, zone: 'border', set: 'base',
    x: 725.8, y: 246.8, size: 13,
    neighbours: ['greenleaf', 'harvest', 'jiangyin', 'jubilee', 'new-melbourne', 'red-sun-3-01', 'space-bazaar'],
  },
  {
    id: 'harvest', name: 'Harvest', system: 'red-sun', ring: 2, zone: 'border', set: 'base', planets: ['harvest'],
    contact: 'higgins', contactSet: 'kalidasa',
    x: 769.6, y: 307, size: 13, neighbours: ['ansons-world', 'jubilee', 'new-melbourne', 'red-sun-2-01', 'red-sun-3-03', 'st-albans'],
  },
  {
    id: 'st-albans', name: 'St. Albans', system: 'red-sun', ring: 2, zone: 'border', set: 'base', planets: ['st-albans'],
    x: 709.6, y: 351.2, size: 13,
    neighbours: ['ansons-world', 'greenleaf', 'harvest', 'jiangyin', 'new-melbourne', 'red-sun-3-05', 'red-sun-3-06'],
  },
  {
    id: 'greenleaf', name: 'Greenleaf', system: 'red-sun', ring: 2, zone: 'border', set: 'base', planets: ['greenleaf'],
    x: 665.2, y: 290.8, size: 13, neighbours: ['jiangyin', 'red-sun-2-01', 'red-sun-3-06', 'red-sun-3-07', 'space-bazaar', 'st-albans'],
  },
  {
    id: 'red-sun-3-01', system: 'red-sun', ring: 3, zone: 'border', set: 'base',
    x: 737.2, y: 217, size: 15.7,
    neighbours: ['aesir', 'border-1-09', 'border-2-09', 'brisingamen', 'jubilee', 'red-sun-2-01', 'space-bazaar'],
  },
  {
    id: 'jubilee', name: 'Jubilee', system: 'red-sun', ring: 3, zone: 'border', set: 'base', planets: ['jubilee'],
    x: 786.4, y: 248, size: 17.2, neighbours: ['border-2-09', 'border-2-10', 'harvest', 'red-sun-2-01', 'red-sun-3-01', 'red-sun-3-03'],
  },
  {
    id: 'red-sun-3-03', system: 'red-sun', ring: 3, zone: 'border', set: 'base',
    x: 802.4, y: 311.6, size: 17.3, neighbours: ['ansons-world', 'border-2-10', 'border-2-11', 'harvest', 'jubilee'],
  },
  {
    id: 'ansons-world', name: "Anson's World", system: 'red-sun', ring: 3, zone: 'border', set: 'base', planets: ['ansons-world'],
    x: 768.6, y: 367.6, size: 17, neighbours: ['border-2-11', 'border-2-12', 'harvest', 'red-sun-3-03', 'red-sun-3-05', 'st-albans'],
  },
  {
    id: 'red-sun-3-05', system: 'red-sun', ring: 3, zone: 'border', set: 'base',
    x: 704.2, y: 382.8, size: 16.2, neighbours: ['ansons-world', 'red-sun-3-06', 'st-albans'],
  },
  {
    id: 'red-sun-3-06', system: 'red-sun', ring: 3, zone: 'border', set: 'base',
    x: 644.6, y: 336.8, size: 13.4, neighbours: ['border-1-12', 'greenleaf', 'red-sun-3-05', 'red-sun-3-07', 'st-albans', 'triumph'],
  },
  {
    id: 'red-sun-3-07', system: 'red-sun', ring: 3, zone: 'border', set: 'base',
    x: 633.2, y: 286.2, size: 16.5,
    neighbours: ['border-1-12', 'greenleaf', 'red-sun-3-06', 'space-bazaar', 'white-sun-4-05', 'white-sun-4-06'],
  },
  {
    id: 'space-bazaar', name: 'Space Bazaar', system: 'red-sun', ring: 3, zone: 'border', set: 'base', planets: ['space-bazaar'],
    supply: 'space-bazaar',
    contact: 'amnon-duul',
    x: 667, y: 230, size: 16.8,
    neighbours: ['border-1-09', 'greenleaf', 'red-sun-2-01', 'red-sun-3-01', 'red-sun-3-07', 'white-sun-4-04', 'white-sun-4-05'],
  },
  {
    id: 'aesir', name: 'Aesir', system: 'himinbjorg', ring: 1, zone: 'border', set: 'base', planets: ['aesir'],
    x: 709, y: 154.8, size: 11.5, neighbours: ['border-1-07', 'border-1-08', 'border-1-09', 'border-2-07', 'brisingamen', 'red-sun-3-01'],
  },
  {
    id: 'brisingamen', name: 'Brisingamen', system: 'himinbjorg', ring: 1, zone: 'border', set: 'base', planets: ['brisingamen'],
    x: 759.2, y: 168.6, size: 11.5, neighbours: ['aesir', 'border-2-08', 'border-2-09', 'red-sun-3-01'],
  },
  {
    id: 'triumph', name: 'Triumph', system: 'heinlein', ring: 1, zone: 'border', set: 'base', planets: ['triumph'],
    x: 632, y: 367.4, size: 15.3, neighbours: ['border-1-12', 'red-sun-3-06', 'silverhold'],
  },
  {
    id: 'silverhold', name: 'Silverhold', system: 'heinlein', ring: 1, zone: 'border', set: 'base', planets: ['silverhold'],
    supply: 'silverhold',
    x: 590.4, y: 380.2, size: 15.5, neighbours: ['border-1-12', 'border-1-13', 'triumph'],
  },
  {
    id: 'border-1-01', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 495.2, y: 21.4, size: 17.4, neighbours: ['border-1-02', 'border-1-26', 'white-sun-4-01'],
  },
  {
    id: 'border-1-02', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 531, y: 22.8, size: 17.1, neighbours: ['border-1-01', 'border-1-03', 'white-sun-4-01', 'white-sun-4-02'],
  },
  {
    id: 'border-1-03', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 568.2, y: 26.8, size: 17.4, neighbours: ['border-1-02', 'border-1-04', 'white-sun-4-02'],
  },
  {
    id: 'border-1-04', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 609.8, y: 31.4, size: 19.6, neighbours: ['border-1-03', 'border-1-05', 'persephone', 'white-sun-4-02'],
  },
  {
    id: 'border-1-05', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 646.4, y: 49.8, size: 20.5, neighbours: ['border-1-04', 'border-1-06', 'border-2-05', 'persephone'],
  },
  {
    id: 'border-1-06', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 668.8, y: 84.4, size: 19.6, neighbours: ['border-1-05', 'border-1-07', 'border-2-06', 'persephone', 'white-sun-4-03'],
  },
  {
    id: 'border-1-07', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 683.8, y: 120.2, size: 19.1, neighbours: ['aesir', 'border-1-06', 'border-1-08', 'border-2-07', 'white-sun-4-03'],
  },
  {
    id: 'border-1-08', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 673.2, y: 163, size: 16.9, neighbours: ['aesir', 'border-1-07', 'border-1-09', 'white-sun-4-03', 'white-sun-4-04'],
  },
  {
    id: 'border-1-09', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 670.2, y: 193.4, size: 11.3, neighbours: ['aesir', 'border-1-08', 'red-sun-3-01', 'space-bazaar', 'white-sun-4-04'],
  },
  {
    id: 'border-1-12', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 598.2, y: 332.2, size: 12.3,
    neighbours: ['border-1-13', 'red-sun-3-06', 'red-sun-3-07', 'silverhold', 'triumph', 'white-sun-4-06', 'white-sun-4-07'],
  },
  {
    id: 'border-1-13', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 562, y: 361.4, size: 14.3, neighbours: ['border-1-12', 'border-1-14', 'silverhold', 'white-sun-4-07'],
  },
  {
    id: 'border-1-14', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 533.8, y: 376.8, size: 17.2, neighbours: ['border-1-13', 'border-1-15', 'valentine', 'white-sun-4-07'],
  },
  {
    id: 'border-1-15', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 497.6, y: 378.2, size: 17.7, neighbours: ['border-1-14', 'border-1-16', 'valentine'],
  },
  {
    id: 'border-1-16', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 461.4, y: 377, size: 17.2, neighbours: ['border-1-15', 'border-1-17', 'valentine', 'white-sun-4-09'],
  },
  {
    id: 'border-1-17', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 425.2, y: 373.4, size: 16.6, neighbours: ['border-1-16', 'border-1-18', 'white-sun-4-09'],
  },
  {
    id: 'border-1-18', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 386.4, y: 367.4, size: 19.2, neighbours: ['border-1-17', 'border-1-19', 'white-sun-4-09', 'white-sun-4-10'],
  },
  {
    id: 'border-1-19', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 352.4, y: 346.4, size: 20.2, neighbours: ['border-1-18', 'border-1-20', 'border-2-19', 'white-sun-4-10'],
  },
  {
    id: 'border-1-20', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 326.2, y: 315.2, size: 20.5, neighbours: ['albion', 'border-1-19', 'border-1-21', 'border-2-20', 'white-sun-4-10'],
  },
  {
    id: 'border-1-21', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 306.8, y: 279.8, size: 19.8, neighbours: ['albion', 'border-1-20', 'border-1-22', 'border-2-21'],
  },
  {
    id: 'border-1-22', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 295, y: 241.2, size: 20.6, neighbours: ['albion', 'border-1-21', 'border-1-23', 'border-2-22', 'hera', 'white-sun-4-12'],
  },
  {
    id: 'border-1-23', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 301.8, y: 194.2, size: 22.1,
    neighbours: ['aphrodite', 'border-1-22', 'georgia-3-04', 'georgia-3-05', 'hera', 'white-sun-4-12', 'white-sun-4-13'],
  },
  {
    id: 'border-1-25', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 414, y: 31.8, size: 23, neighbours: ['ariel', 'border-1-26', 'georgia-3-01', 'newhope', 'white-sun-4-14'],
  },
  {
    id: 'border-1-26', system: 'border-space', ring: 1, zone: 'border', set: 'base',
    x: 458.8, y: 22.8, size: 17.7, neighbours: ['ariel', 'border-1-01', 'border-1-25', 'white-sun-4-01'],
  },
  {
    id: 'border-2-05', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 692.8, y: 15.8, size: 16, neighbours: ['border-1-05', 'border-2-06'],
  },
  {
    id: 'border-2-06', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 751.8, y: 31.6, size: 26.7, neighbours: ['border-1-06', 'border-2-05', 'border-2-07', 'rim-1-07'],
  },
  {
    id: 'border-2-07', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 785.4, y: 78.4, size: 30.5, neighbours: ['aesir', 'border-1-07', 'border-2-06', 'border-2-08', 'kalidasa-4-13', 'rim-1-07'],
  },
  {
    id: 'border-2-08', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 800, y: 134, size: 26.7, neighbours: ['border-2-07', 'border-2-09', 'brisingamen', 'kalidasa-4-12', 'kalidasa-4-13', 'zeus'],
  },
  {
    id: 'border-2-09', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 803.4, y: 202.6, size: 24.3,
    neighbours: ['border-2-08', 'border-2-10', 'brisingamen', 'djinns-bane', 'jubilee', 'red-sun-3-01', 'zeus'],
  },
  {
    id: 'border-2-12', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 797, y: 386.4, size: 13.5, neighbours: ['ansons-world', 'border-2-11', 'rim-1-12'],
  },
  {
    id: 'border-2-19', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 301.6, y: 384.6, size: 15.4, neighbours: ['border-1-19', 'border-2-20'],
  },
  {
    id: 'border-2-20', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 251.4, y: 363.8, size: 27.7, neighbours: ['border-1-20', 'border-2-19', 'border-2-21', 'rim-1-20'],
  },
  {
    id: 'border-2-21', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 222.6, y: 315.2, size: 28.7, neighbours: ['border-1-21', 'border-2-20', 'border-2-22', 'rim-1-20', 'rim-1-21'],
  },
  {
    id: 'border-2-22', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 198.6, y: 267, size: 24.3, neighbours: ['border-1-22', 'border-2-21', 'border-2-23', 'hera', 'rim-1-21', 'rim-1-22', 'shadow'],
  },
  {
    id: 'border-2-24', system: 'border-space', ring: 2, zone: 'border', set: 'base',
    x: 182, y: 126, size: 18.5,
    neighbours: ['aphrodite', 'border-2-23', 'cortex-relay-7', 'georgia-3-05', 'georgia-3-06', 'rim-1-25', 'rim-1-26', 'shadow'],
  },
];
