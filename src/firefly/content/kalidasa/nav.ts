// biome-ignore-all lint/suspicious/noThenProperty: a word of the card language; cards are never awaited
import type { NavCard } from '../types';

export const nav: NavCard[] = [
  {
    id: 'persistent-pursuit', name: 'Persistent Pursuit', set: 'kalidasa',
    decks: { alliance: { kalidasa: 4 }, border: { kalidasa: 4 }, rim: { kalidasa: 4 } },
    options: [
      {
        effects: [
          { do: 'move-ship', ship: 'corvette', by: 'right-player', steps: { min: 1, max: 2, within: ['alliance', 'border', 'rim'] } },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'hell-come-at-you-sideways', name: "He'll Come at You Sideways", set: 'kalidasa',
    decks: { alliance: { kalidasa: 1 }, border: { kalidasa: 1 }, rim: { kalidasa: 1 } },
    options: [
      {
        effects: [
          {
            do: 'move-ship', ship: 'corvette', by: 'right-player',
            to: { zones: ['alliance', 'border', 'rim'], adjacentTo: 'here', without: ['any-ship'] },
          },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'leave-no-ground-to-go-to', name: 'Leave No Ground To Go To', set: 'kalidasa',
    decks: { alliance: { kalidasa: 1 }, border: { kalidasa: 1 }, rim: { kalidasa: 1 } },
    options: [
      {
        effects: [
          {
            do: 'move-ship', ship: 'corvette', by: 'right-player',
            to: { zones: ['alliance', 'border', 'rim'], planetary: true, without: ['any-ship'] },
          },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'alliance-checkpoint', name: 'Alliance Checkpoint', set: 'kalidasa', decks: { alliance: { kalidasa: 1 } },
    options: [
      { needs: [{ solid: 'harken' }], effects: [{ do: 'keep-flying' }] },
      {
        test: {
          skill: 'negotiate',
          bands: [
            {
              min: 1, max: 5,
              effects: [
                { do: 'warrant-token', n: 1 },
                {
                  do: 'move-ship', ship: 'cruiser', by: 'right-player',
                  to: { zones: ['alliance'], adjacentTo: 'here', without: ['any-ship'] },
                },
                { do: 'full-stop' },
              ],
            },
            { min: 6, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'alliance-harassment', name: 'Alliance Harassment', set: 'kalidasa', decks: { alliance: { kalidasa: 2 } },
    options: [{ effects: [{ do: 'alert', kind: 'alliance', at: { adjacentTo: 'here' } }, { do: 'keep-flying' }] }],
  },
  {
    id: 'alliance-interrogation', name: 'Alliance Interrogation', set: 'kalidasa', decks: { alliance: { kalidasa: 1 } },
    options: [
      { cost: [{ do: 'discard-crew', who: 'any', n: 1 }], effects: [{ do: 'keep-flying' }] },
      {
        test: {
          skill: 'negotiate',
          bands: [
            {
              min: 1, max: 7,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight',
                    bands: [
                      { min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'warrant-token', n: 1 }, { do: 'full-stop' }] },
                      { min: 8, effects: [{ do: 'evade' }] },
                    ],
                  },
                },
              ],
            },
            { min: 8, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'badgers-boys', name: "Badger's Boys", set: 'kalidasa', decks: { alliance: { kalidasa: 1 } },
    options: [
      { needs: [{ solid: 'badger' }], effects: [{ do: 'keep-flying' }] },
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [
            {
              min: 1, max: 9,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight',
                    bands: [
                      { min: 1, max: 7, effects: [{ do: 'discard-card', kinds: ['upgrade'], n: 1 }, { do: 'full-stop' }] },
                      { min: 8, effects: [{ do: 'evade' }] },
                    ],
                  },
                },
              ],
            },
            { min: 10, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'broken-down-shuttle', name: 'Broken Down Shuttle', set: 'kalidasa', decks: { alliance: { kalidasa: 1 } },
    options: [
      {
        needs: [{ room: { passengers: 2 } }],
        effects: [{ do: 'load', goods: { passengers: 2 } }, { do: 'take', amount: 400 }, { do: 'full-stop' }],
      },
      { effects: [{ do: 'disgruntle', who: 'moral' }, { do: 'keep-flying' }] },
    ],
  },
  {
    id: 'enhanced-enforcement', name: 'Enhanced Enforcement', set: 'kalidasa',
    decks: { alliance: { kalidasa: 1 }, border: { kalidasa: 2 }, rim: { kalidasa: 1 } },
    options: [{ effects: [{ do: 'alert', kind: 'alliance', at: { with: ['outlaw-ship'] } }, { do: 'keep-flying' }] }],
  },
  {
    id: 'fire-in-the-engine-room', name: 'Fire in the Engine Room', set: 'kalidasa', decks: { alliance: { kalidasa: 1 } },
    options: [
      {
        test: {
          skill: 'tech',
          bands: [{ min: 1, max: 7, effects: [{ do: 'kill', n: 2 }, { do: 'full-stop' }] }, { min: 8, effects: [{ do: 'full-stop' }] }],
        },
      },
      { effects: [{ do: 'lose', goods: { any: 'all' }, where: 'hold' }, { do: 'full-stop' }] },
    ],
  },
  {
    id: 'outbound-colonists', name: 'Outbound Colonists', set: 'kalidasa', decks: { alliance: { kalidasa: 1 } },
    options: [
      { effects: [{ do: 'sell', goods: { parts: 3 }, price: 500, upTo: true, may: true }, { do: 'keep-flying' }] },
      {
        cost: [{ do: 'disgruntle', who: 'moral' }],
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'kill', n: 1 }, { do: 'full-stop' }] },
            { min: 6, effects: [{ do: 'load', goods: { cargo: 2 } }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'passenger-unrest', name: 'Passenger Unrest', set: 'kalidasa', decks: { alliance: { kalidasa: 1 } },
    options: [
      { needs: [{ profession: 'soldier' }], effects: [{ do: 'keep-flying' }] },
      {
        effects: [
          {
            do: 'roll-against', is: 'lower', count: 'rider',
            then: [{ do: 'lose', goods: { any: 'roll', of: ['passengers', 'fugitives'] }, where: 'any' }],
          },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'regulated-salvage', name: 'Regulated Salvage', set: 'kalidasa', decks: { alliance: { kalidasa: 1 } },
    options: [
      {
        salvage: true,
        effects: [
          {
            do: 'if',
            needs: [{ keyword: 'fake-id' }],
            then: [{ do: 'load', goods: { cargo: 3 } }],
            else: [{ do: 'load', goods: { contraband: 3 } }, { do: 'warrant-token', n: 1 }],
            may: true,
          },
          { do: 'full-stop' },
        ],
      },
      { effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'an-adrift-transport', name: 'An Adrift Transport', set: 'kalidasa', decks: { border: { kalidasa: 1 } },
    options: [
      { needs: [{ room: { fugitives: 4 } }], salvage: true, effects: [{ do: 'load', goods: { fugitives: 4 } }, { do: 'full-stop' }] },
      { effects: [{ do: 'disgruntle', who: 'moral' }, { do: 'keep-flying' }] },
    ],
  },
  {
    id: 'dangerous-salvage', name: 'Dangerous Salvage', set: 'kalidasa', decks: { border: { kalidasa: 1 } },
    options: [
      { effects: [{ do: 'keep-flying' }] },
      {
        salvage: true,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'kill', n: 2 }, { do: 'load', goods: { any: 2 } }, { do: 'full-stop' }] },
            { min: 5, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'load', goods: { any: 3 } }, { do: 'full-stop' }] },
            { min: 8, effects: [{ do: 'load', goods: { any: 5 } }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'hollowed-out-space-liner', name: 'Hollowed Out Space-Liner', set: 'kalidasa', decks: { border: { kalidasa: 1 } },
    options: [
      {
        needs: [{ profession: 'mechanic' }],
        salvage: true,
        effects: [{ do: 'load', goods: { parts: 6 }, upTo: true }, { do: 'full-stop' }],
      },
      { effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'patiences-posse', name: "Patience's Posse", set: 'kalidasa', decks: { border: { kalidasa: 1 } },
    options: [
      { needs: [{ solid: 'patience' }], effects: [{ do: 'keep-flying' }] },
      {
        test: {
          skill: 'negotiate',
          bands: [
            {
              min: 1, max: 6,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight',
                    bands: [
                      { min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'full-stop' }] },
                      { min: 8, effects: [{ do: 'full-stop' }] },
                    ],
                  },
                },
              ],
            },
            {
              min: 7,
              effects: [{ do: 'gain-card', kinds: ['crew'], n: 1, from: { discard: 'regina' }, factor: 0 }, { do: 'keep-flying' }],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'shes-tore-up-plenty', name: "She's Tore Up Plenty", set: 'kalidasa', decks: { border: { kalidasa: 1 }, rim: { kalidasa: 1 } },
    options: [
      {
        breakdown: true,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 6, effects: [{ do: 'lose', goods: { fuel: 2 }, where: 'any' }, { do: 'full-stop' }] },
            { min: 7, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
      { needs: [{ profession: 'mechanic' }], cost: [{ do: 'spend', goods: { parts: 1 } }], effects: [{ do: 'keep-flying' }] },
    ],
  },
  {
    id: 'space-pox', name: 'Space Pox!', set: 'kalidasa', decks: { border: { kalidasa: 1 } },
    options: [
      { needs: [{ profession: 'medic' }], effects: [{ do: 'keep-flying' }] },
      {
        effects: [
          {
            do: 'roll-against', is: 'lower', count: 'rider',
            then: [{ do: 'lose', goods: { any: 'roll', of: ['passengers', 'fugitives'] }, where: 'any' }],
          },
          { do: 'keep-flying' },
        ],
      },
    ],
  },
  {
    id: 'storms-gettin-worse', name: "Storm's Gettin' Worse", set: 'kalidasa', decks: { border: { kalidasa: 1 }, rim: { kalidasa: 1 } },
    options: [
      {
        needs: [{ profession: 'pilot' }],
        breakdown: true,
        test: {
          skill: 'tech',
          bands: [{ min: 1, max: 6, effects: [{ do: 'kill', n: 1 }, { do: 'keep-flying' }] }, { min: 7, effects: [{ do: 'keep-flying' }] }],
        },
      },
      { effects: [{ do: 'evade' }] },
    ],
  },
  {
    id: 'alliance-spy-satellite', name: 'Alliance Spy Satellite', set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      { needs: [{ profession: 'pilot' }], effects: [{ do: 'alert', kind: 'alliance', at: 'here' }, { do: 'keep-flying' }] },
      { effects: [{ do: 'if', needs: [{ outlaw: true }], then: [{ do: 'warrant-token', n: 1 }] }, { do: 'keep-flying' }] },
    ],
  },
  {
    id: 'damaged-spy-satellite', name: 'Damaged Spy Satellite', set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      { effects: [{ do: 'keep-flying' }] },
      {
        salvage: true,
        effects: [
          { do: 'gain-card', card: 'cry-baby', n: 1, from: { discard: 'any' }, factor: 0, may: true },
          { do: 'alert', kind: 'alliance', at: { adjacentTo: 'here' } },
          { do: 'full-stop' },
        ],
      },
    ],
  },
  {
    id: 'failure-to-communicate', name: 'Failure to Communicate', set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      { needs: [{ profession: 'soldier' }], effects: [{ do: 'keep-flying' }] },
      {
        test: {
          skill: 'negotiate',
          bands: [
            {
              min: 1, max: 6,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight',
                    bands: [
                      {
                        min: 1, max: 7,
                        effects: [{ do: 'kill', n: 1 }, { do: 'lose', goods: { any: 2 }, where: 'any' }, { do: 'full-stop' }],
                      },
                      { min: 8, effects: [{ do: 'evade' }] },
                    ],
                  },
                },
              ],
            },
            { min: 7, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'first-rule-of-flying', name: 'First Rule of Flying', set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      {
        needs: [{ count: { crew: 'moral' }, min: 1 }],
        effects: [{ do: 'reroute', range: 1, per: { crew: 'moral' } }, { do: 'keep-flying' }],
      },
      {
        breakdown: true,
        effects: [
          {
            do: 'choose',
            options: [
              { cost: [{ do: 'spend', goods: { parts: 1 } }], effects: [{ do: 'keep-flying' }] },
              { effects: [{ do: 'full-stop' }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'first-come-first-serve', name: 'First-Come, First-Serve', set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      { effects: [{ do: 'load', goods: { any: 1 } }, { do: 'keep-flying' }] },
      {
        salvage: true,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'load', goods: { any: 1 } }, { do: 'full-stop' }] },
            { min: 5, max: 8, effects: [{ do: 'load', goods: { any: 3 } }, { do: 'full-stop' }] },
            { min: 9, effects: [{ do: 'load', goods: { any: 5 } }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'fly-by-night-casino-ship', name: 'Fly-By-Night Casino Ship', set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      { needs: [{ count: { crew: 'moral' }, min: 1 }], effects: [{ do: 'keep-flying' }] },
      {
        effects: [
          { do: 'gamble', stakeUpTo: 1000, draw: 5, match: 3, win: [{ do: 'take', amount: 3, per: 'dollar-staked' }] },
          { do: 'full-stop' },
        ],
      },
    ],
  },
  {
    id: 'horowitzs-trading-scow', name: "Horowitz's Trading Scow", set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      { effects: [{ do: 'keep-flying' }] },
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [
            { min: 1, max: 4, effects: [{ do: 'swap', goods: { any: 2 } }, { do: 'full-stop' }] },
            { min: 5, max: 9, effects: [{ do: 'swap', goods: { any: 4 }, upTo: true }, { do: 'full-stop' }] },
            { min: 10, effects: [{ do: 'swap', goods: { any: 5 }, upTo: true }, { do: 'full-stop' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'niskas-neer-do-wells', name: "Niska's Ne'er-Do-Wells", set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      { needs: [{ solid: 'niska' }], effects: [{ do: 'keep-flying' }] },
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [
            {
              min: 1, max: 9,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight',
                    bands: [
                      { min: 1, max: 7, effects: [{ do: 'lose', goods: { any: 3 }, where: 'any' }, { do: 'full-stop' }] },
                      { min: 8, effects: [{ do: 'evade' }] },
                    ],
                  },
                },
              ],
            },
            { min: 10, effects: [{ do: 'keep-flying' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'orphaned-cargo-pod', name: 'Orphaned Cargo Pod', set: 'kalidasa', decks: { rim: { kalidasa: 1 } },
    options: [
      { effects: [{ do: 'keep-flying' }] },
      { salvage: true, effects: [{ do: 'load', goods: { any: 2 } }, { do: 'full-stop' }] },
    ],
  },
];
