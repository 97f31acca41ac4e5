import type { Region } from '../types';

export const regions: Region[] = [
  { id: 'motherlode', name: 'Motherlode', sectors: ['jiangyin', 'new-melbourne'] },
  { id: 'uroboros-belt', name: 'Uroboros Belt', sectors: ['blue-sun-3-01', 'dragons-egg', 'blue-sun-3-03', 'deadwood'] },
  { id: 'reaver-space', name: 'Reaver Space', sectors: ['burnham-2-01', 'burnham-2-02', 'burnham-2-03'] },
];
