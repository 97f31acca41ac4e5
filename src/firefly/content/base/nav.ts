// biome-ignore-all lint/suspicious/noThenProperty: a word of the card language; cards are never awaited
import type { NavCard } from '../types';

export const nav: NavCard[] = [
  {
    id: 'the-big-black', name: 'The Big Black', set: 'base',
    decks: { alliance: { base: 25, kalidasa: 2 }, border: { base: 18, kalidasa: 3 }, rim: { 'blue-sun': 10, kalidasa: 10 } },
    options: [{ effects: [{ do: 'keep-flying' }] }],
  },
  {
    id: 'alliance-cruiser', name: 'Alliance Cruiser', set: 'base', decks: { alliance: { base: 1 } }, reshuffle: true,
    onDraw: [
      { do: 'if', needs: [{ inPlay: 'pirates' }], then: [{ do: 'refresh-bounties' }] },
      { do: 'if', needs: [{ inPlay: 'crime' }], then: [{ do: 'draw-alert-card', replace: true }] },
    ],
    options: [
      { effects: [{ do: 'move-ship', ship: 'cruiser', by: 'active', to: 'here' }, { do: 'alliance-contact' }, { do: 'full-stop' }] },
    ],
  },
  {
    id: 'cruiser-patrol', name: 'Cruiser Patrol', set: 'base', decks: { alliance: { base: 4, kalidasa: 1 } },
    options: [
      {
        effects: [
          { do: 'move-ship', ship: 'cruiser', by: 'right-player', steps: { min: 1, max: 1, within: ['alliance'] } },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'alliance-entanglements', name: 'Alliance Entanglements', set: 'base', decks: { alliance: { base: 1 } },
    options: [
      {
        effects: [
          { do: 'move-ship', ship: 'cruiser', by: 'active', to: { zones: ['alliance'], without: ['firefly'] } },
          { do: 'keep-flying' },
        ],
      },
      {
        needs: [{ solid: 'harken' }],
        effects: [
          { do: 'move-ship', ship: 'cruiser', by: 'active', to: { zones: ['alliance'], with: ['outlaw-ship'] } },
          { do: 'take', amount: 500 },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'reaver-cutter', name: 'Reaver Cutter', set: 'base',
    decks: { border: { base: 1, 'blue-sun': 1 }, rim: { 'blue-sun': 1, kalidasa: 1 } }, reshuffle: true,
    onDraw: [{ do: 'move-ship', ship: 'cutter', by: 'right-player', to: 'here' }],
    options: [
      {
        cost: [
          { do: 'lose', goods: { passengers: 'all' }, where: 'any' },
          { do: 'lose', goods: { fugitives: 'all' }, where: 'any', bound: true },
        ],
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'kill', n: 2 }, { do: 'evade' }] },
            { min: 8, effects: [{ do: 'kill', n: 1 }, { do: 'evade' }] },
          ],
        },
      },
      {
        needs: [{ profession: 'pilot' }, { profession: 'mechanic' }],
        cost: [{ do: 'spend', goods: { fuel: 1 } }],
        effects: [{ do: 'evade' }],
      },
    ],
  },
  {
    id: 'reaver-bait', name: 'Reaver Bait', set: 'base', decks: { border: { base: 1, 'blue-sun': 1 } },
    options: [
      {
        effects: [
          { do: 'move-ship', ship: 'cutter', by: 'active', to: { zones: ['border'], without: ['firefly'] } },
          { do: 'keep-flying' },
        ],
      },
      { effects: [{ do: 'move-ship', ship: 'cutter', by: 'active', to: 'here' }, { do: 'evade' }] },
    ],
  },
  {
    id: 'reavers-on-the-hunt', name: 'Reavers on the Hunt', set: 'base',
    decks: { border: { base: 8, 'blue-sun': 5, kalidasa: 2 }, rim: { 'blue-sun': 6, kalidasa: 2 } },
    options: [
      {
        effects: [
          { do: 'move-ship', ship: 'cutter', by: 'right-player', steps: { min: 1, max: 1, within: ['border', 'rim'] } },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'customs-inspection', name: 'Customs Inspection', set: 'base', decks: { alliance: { base: 2 } },
    options: [
      {
        effects: [
          { do: 'lose', goods: { contraband: 'all' }, where: 'hold' },
          { do: 'lose', goods: { fugitives: 'all' }, where: 'hold' },
          { do: 'full-stop' },
        ],
      },
      { cost: [{ do: 'spend', goods: { fuel: 1 } }], effects: [{ do: 'warrant-token', n: 1 }, { do: 'evade' }] },
    ],
  },
  {
    id: 'abandoned-ship', name: 'Abandoned Ship', set: 'base', decks: { alliance: { base: 1 } },
    options: [
      { salvage: true, effects: [{ do: 'load', goods: { contraband: 2 } }, { do: 'full-stop' }] },
      { effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'distress-signal', name: 'Distress Signal', set: 'base', decks: { alliance: { base: 1 } },
    options: [
      {
        cost: [{ do: 'spend', goods: { fuel: 1 } }],
        effects: [{ do: 'clear-disgruntled', who: 'moral' }, { do: 'take', amount: 200 }, { do: 'full-stop' }],
      },
      { effects: [{ do: 'disgruntle', who: 'moral' }, { do: 'keep-flying' }] },
    ],
  },
  {
    id: 'family-dinner', name: '"Family" Dinner', set: 'base', decks: { alliance: { base: 1 }, border: { base: 1 } },
    options: [
      { cost: [{ do: 'spend', goods: { cargo: 1 } }], effects: [{ do: 'clear-disgruntled', who: 'all' }, { do: 'keep-flying' }] },
      { effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'freighter-convoy', name: 'Freighter Convoy', set: 'base', decks: { alliance: { base: 1 } },
    options: [
      {
        effects: [
          { do: 'buy', goods: { fuel: 'no-limit' }, price: 200, may: true },
          { do: 'buy', goods: { parts: 'no-limit' }, price: 300, may: true },
          { do: 'buy', goods: { cargo: 3 }, price: 300, upTo: true, may: true },
          { do: 'keep-flying' },
        ],
      },
      {
        cost: [{ do: 'disgruntle', who: 'moral' }],
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'full-stop' }] },
            { min: 8, effects: [{ do: 'load', goods: { contraband: 3 } }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'minor-technical-difficulty', name: 'Minor Technical Difficulty', set: 'base', decks: { alliance: { base: 1 } },
    options: [
      {
        breakdown: true,
        test: { skill: 'tech', bands: [{ min: 1, max: 4, effects: [{ do: 'full-stop' }] }, { min: 5, effects: [{ do: 'keep-flying' }] }] },
      },
      { cost: [{ do: 'spend', goods: { parts: 1 } }], effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'ifn-the-coil-busts-were-driftin', name: "If'n the Coil Busts, We're Driftin'", set: 'base', decks: { alliance: { base: 1 } },
    options: [
      {
        breakdown: true,
        test: { skill: 'tech', bands: [{ min: 1, max: 7, effects: [{ do: 'full-stop' }] }, { min: 8, effects: [{ do: 'keep-flying' }] }] },
      },
      { cost: [{ do: 'spend', goods: { parts: 2 } }], effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'whats-going-on-in-the-engine-room', name: "What's Going on in the Engine Room?", set: 'base', decks: { alliance: { base: 1 } },
    options: [
      {
        breakdown: true,
        test: { skill: 'tech', bands: [{ min: 1, max: 6, effects: [{ do: 'full-stop' }] }, { min: 7, effects: [{ do: 'keep-flying' }] }] },
      },
      { cost: [{ do: 'spend', goods: { parts: 1 } }], effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'a-rogue-trader', name: 'A Rogue Trader', set: 'base', decks: { border: { base: 1 } },
    options: [
      {
        effects: [
          { do: 'buy', goods: { fuel: 'no-limit' }, price: 200, may: true },
          { do: 'buy', goods: { parts: 'no-limit' }, price: 300, may: true },
          { do: 'buy', goods: { contraband: 3 }, price: 400, upTo: true, may: true },
          { do: 'keep-flying' },
        ],
      },
      {
        cost: [{ do: 'disgruntle', who: 'moral' }],
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'kill', n: 1 }, { do: 'full-stop' }] },
            { min: 6, effects: [{ do: 'load', goods: { contraband: 3 } }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'derelict-ship', name: 'Derelict Ship', set: 'base', decks: { border: { base: 2 } },
    options: [
      { salvage: true, effects: [{ do: 'load', goods: { cargo: 2 } }, { do: 'full-stop' }] },
      { effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'ghost-ship', name: 'Ghost Ship', set: 'base', decks: { border: { base: 1 } },
    options: [
      { effects: [{ do: 'keep-flying' }] },
      {
        salvage: true,
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 6, effects: [{ do: 'kill', n: 2 }, { do: 'full-stop' }] },
            { min: 7, effects: [{ do: 'take', amount: 1000 }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'nav-hazard-asteroid', name: 'Nav Hazard: Asteroid', set: 'base', decks: { border: { base: 1 } },
    options: [
      {
        needs: [{ any: [{ profession: 'pilot' }, { has: { fuel: 1 } }] }],
        effects: [{ do: 'if', needs: [{ profession: 'pilot' }], else: [{ do: 'spend', goods: { fuel: 1 } }] }, { do: 'keep-flying' }],
      },
      { effects: [{ do: 'full-stop' }] },
    ],
  },
  {
    id: 'nav-hazard-debris-field', name: 'Nav Hazard: Debris Field', set: 'base', decks: { border: { base: 1 } },
    options: [
      {
        needs: [{ any: [{ profession: 'pilot' }, { has: { fuel: 1 } }] }],
        effects: [{ do: 'if', needs: [{ profession: 'pilot' }], else: [{ do: 'spend', goods: { fuel: 1 } }] }, { do: 'keep-flying' }],
      },
      {
        salvage: true,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 3, effects: [{ do: 'full-stop' }] },
            { min: 4, max: 5, effects: [{ do: 'load', goods: { cargo: 1 } }, { do: 'full-stop' }] },
            { min: 6, effects: [{ do: 'load', goods: { cargo: 2 } }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'punctured-fuel-lines', name: 'Punctured Fuel Lines', set: 'base', decks: { border: { base: 1 } },
    options: [
      {
        breakdown: true,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'lose', goods: { fuel: 2 }, where: 'any' }, { do: 'full-stop' }] },
            { min: 5, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
      { cost: [{ do: 'spend', goods: { parts: 1 } }], effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'ruttin-drive-cores-blown', name: "Ruttin' Drive Core's Blown", set: 'base', decks: { border: { base: 1 } },
    options: [
      {
        breakdown: true,
        test: { skill: 'tech', bands: [{ min: 1, max: 7, effects: [{ do: 'full-stop' }] }, { min: 8, effects: [{ do: 'keep-flying' }] }] },
      },
      { cost: [{ do: 'spend', goods: { parts: 2 } }], effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'whats-that-noise', name: "What's That Noise?", set: 'base', decks: { border: { base: 1 } },
    options: [
      {
        breakdown: true,
        test: { skill: 'tech', bands: [{ min: 1, max: 5, effects: [{ do: 'full-stop' }] }, { min: 6, effects: [{ do: 'keep-flying' }] }] },
      },
      { cost: [{ do: 'spend', goods: { parts: 1 } }], effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'scrapper-ambush', name: 'Scrapper Ambush', set: 'base', decks: { border: { base: 1 } },
    options: [
      {
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'discard-card', kinds: ['upgrade'], n: 1 }, { do: 'full-stop' }] },
            { min: 5, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
      {
        salvage: true,
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 8, effects: [{ do: 'kill', n: 1 }, { do: 'full-stop' }] },
            { min: 9, effects: [{ do: 'take', amount: 500 }, { do: 'load', goods: { parts: 2 } }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'ship-graveyard', name: 'Ship Graveyard', set: 'base', decks: { border: { base: 1 } },
    options: [
      {
        salvage: true,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'load', goods: { parts: 2 } }, { do: 'full-stop' }] },
            { min: 8, effects: [{ do: 'gain-card', kinds: ['upgrade'], n: 1, from: { discard: 'any' }, factor: 0 }, { do: 'full-stop' }] },
          ],
        },
      },
      { effects: [{ do: 'keep-flying' }] },
    ],
  },
];
