// biome-ignore-all lint/suspicious/noThenProperty: a word of the card language; cards are never awaited
import type { NavCard } from '../types';

export const nav: NavCard[] = [
  {
    id: 'reavers-dead-ahead', name: 'Reavers Dead Ahead!', set: 'blue-sun', decks: { border: { 'blue-sun': 3 } },
    options: [
      {
        effects: [
          {
            do: 'move-ship', ship: 'cutter', by: 'right-player',
            to: { zones: ['border', 'rim'], adjacentTo: 'here', without: ['firefly'] },
          },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'reavers-in-orbit', name: 'Reavers in Orbit', set: 'blue-sun', decks: { rim: { 'blue-sun': 3 } },
    options: [
      {
        effects: [
          { do: 'move-ship', ship: 'cutter', by: 'right-player', to: { zones: ['border', 'rim'], planetary: true, without: ['firefly'] } },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'abandoned-tanker', name: 'Abandoned Tanker', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      { effects: [{ do: 'keep-flying' }] },
      { needs: [{ profession: 'mechanic' }], salvage: true, effects: [{ do: 'load', goods: { fuel: 'no-limit' } }, { do: 'full-stop' }] },
    ],
  },
  {
    id: 'blown-out-buffer-panel', name: 'Blown Out Buffer Panel', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      { cost: [{ do: 'spend', goods: { fuel: 1 } }], effects: [{ do: 'keep-flying' }] },
      {
        breakdown: true,
        test: { skill: 'tech', bands: [{ min: 1, max: 5, effects: [{ do: 'full-stop' }] }, { min: 6, effects: [{ do: 'keep-flying' }] }] },
      },
    ],
  },
  {
    id: 'fuel-coupling-failure', name: 'Fuel Coupling Failure', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      { cost: [{ do: 'spend', goods: { parts: 1 } }], breakdown: true, effects: [{ do: 'keep-flying' }] },
      { effects: [{ do: 'fuel-leak', n: 1 }, { do: 'keep-flying' }] },
    ],
  },
  {
    id: 'grav-well-maneuver', name: 'Grav-Well Maneuver', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      {
        needs: [{ profession: 'pilot' }],
        effects: [{ do: 'if', needs: [{ at: { planetary: true } }], then: [{ do: 'reroute', range: 3 }] }, { do: 'keep-flying' }],
      },
      { effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'local-tariff-patrol', name: 'Local Tariff Patrol', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [
            { min: 1, max: 8, effects: [{ do: 'lose', goods: { any: 5 }, where: 'hold' }, { do: 'full-stop' }] },
            { min: 9, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
      { cost: [{ do: 'spend', goods: { fuel: 1 } }], effects: [{ do: 'warrant-token', n: 1 }, { do: 'evade' }] },
    ],
  },
  {
    id: 'locking-horns-over-scraps', name: 'Locking Horns Over Scraps', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      {
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'load', goods: { any: 1 } }, { do: 'full-stop' }] },
            { min: 6, salvage: true, effects: [{ do: 'load', goods: { any: 3 } }, { do: 'full-stop' }] },
          ],
        },
      },
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 9, effects: [{ do: 'full-stop' }] },
            { min: 10, salvage: true, effects: [{ do: 'load', goods: { any: 4 } }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'nav-system-on-the-fritz', name: 'Nav System on the Fritz', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      { effects: [{ do: 'move-ship', ship: 'own', by: 'right-player', steps: { min: 2, max: 2 } }, { do: 'keep-flying' }] },
      {
        needs: [{ profession: 'mechanic' }],
        breakdown: true,
        test: { skill: 'tech', bands: [{ min: 1, max: 6, effects: [{ do: 'full-stop' }] }, { min: 7, effects: [{ do: 'keep-flying' }] }] },
      },
    ],
  },
  {
    id: 'objects-in-space', name: 'Objects in Space', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      {
        effects: [
          {
            do: 'if',
            needs: [{ room: { crew: 1 } }],
            then: [{ do: 'gain-card', kinds: ['crew'], n: 1, from: { discard: 'any' }, factor: 0 }],
          },
          { do: 'full-stop' },
        ],
      },
      { effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'ravaged-transport', name: 'Ravaged Transport', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      { effects: [{ do: 'keep-flying' }] },
      { needs: [{ profession: 'mechanic' }], salvage: true, effects: [{ do: 'load', goods: { any: 2 } }, { do: 'full-stop' }] },
    ],
  },
  {
    id: 'reaver-booby-trap', name: 'Reaver Booby Trap', set: 'blue-sun', decks: { rim: { 'blue-sun': 1 } },
    options: [
      {
        needs: [{ profession: 'pilot' }],
        cost: [{ do: 'spend', goods: { fuel: 1 } }],
        effects: [{ do: 'alert', kind: 'reaver', at: 'here' }, { do: 'keep-flying' }],
      },
      { effects: [{ do: 'alert', kind: 'reaver', at: 'here' }, { do: 'full-stop' }] },
    ],
  },
];
