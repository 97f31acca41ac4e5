// biome-ignore-all lint/suspicious/noThenProperty: a word of the card language; cards are never awaited
import type { MisbehaveCard } from '../types';

export const misbehave: MisbehaveCard[] = [
  {
    id: 'larcenous-opportunity', name: 'Larcenous Opportunity', set: 'crime', suit: 'clubs',
    options: [
      {
        needs: [{ keyword: 'firearm' }],
        effects: [{ do: 'disgruntle', who: 'moral' }, { do: 'load', goods: { any: 4 } }, { do: 'botch' }],
      },
      { effects: [{ do: 'draw-misbehave', n: 1, instead: true }] },
    ],
  },
  {
    id: 'fork-in-the-road', name: 'Fork in the Road', set: 'crime', copies: { crime: 2 }, suit: 'clubs',
    options: [
      {
        effects: [
          {
            do: 'split-crew', teams: 2,
            each: [{ do: 'draw-misbehave', n: 1 }],
            teamBotch: [{ do: 'return-to-ship', who: 'team' }],
            teamWarrant: [{ do: 'warrant' }],
            after: [{ do: 'if', needs: [{ count: { crew: 'on-job' }, min: 1 }], then: [{ do: 'proceed' }], else: [{ do: 'botch' }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'the-black-market-express', name: 'The Black Market Express', set: 'crime', suit: 'clubs',
    options: [
      {
        effects: [
          { do: 'gain-card', keywords: ['firearm', 'explosives'], n: 'no-limit', from: { discard: 'silverhold' }, factor: 0.5, may: true },
          { do: 'botch' },
        ],
      },
      { effects: [{ do: 'draw-misbehave', n: 1, instead: true }] },
    ],
  },
  {
    id: 'the-manures-hit-the-turbine', name: "The Manure's hit the Turbine", set: 'crime', suit: 'clubs', ace: { solid: 'patience' },
    options: [
      {
        effects: [
          {
            do: 'choose',
            options: [
              { cost: [{ do: 'lose-solid', contact: 'any' }], effects: [{ do: 'proceed' }] },
              { effects: [{ do: 'botch' }] },
            ],
          },
        ],
      },
      { effects: [{ do: 'disgruntle', who: 'not-leader' }, { do: 'proceed' }] },
    ],
  },
  {
    id: 'you-set-off-the-alarm', name: 'You set off the Alarm!', set: 'crime', suit: 'clubs', ace: { keyword: 'hacking-rig' },
    options: [
      { effects: [{ do: 'lose-solid', contact: 'any' }, { do: 'disgruntle', who: 'all', unlessAlready: true }, { do: 'botch' }] },
      {
        effects: [
          { do: 'wanted-roll', who: 'wanted-on-job', removeOn: [1], anySeized: [{ do: 'warrant' }], noneSeized: [{ do: 'proceed' }] },
        ],
      },
    ],
  },
  {
    id: 'grumpy-malcontent', name: 'Grumpy Malcontent', set: 'crime', suit: 'clubs', ace: { gear: 'jaynes-cunning-hat' },
    options: [
      { effects: [{ do: 'disgruntle', who: 'all', unlessAlready: true }, { do: 'proceed' }] },
      {
        effects: [
          { do: 'return-to-ship', who: 'highest-fight', n: 1 },
          { do: 'disgruntle', who: 'that-crew', unlessAlready: true },
          { do: 'proceed' },
        ],
      },
    ],
  },
  {
    id: 'stop-and-frisk', name: 'Stop and Frisk', set: 'crime', suit: 'clubs', ace: { keyword: 'fake-id' },
    options: [
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [
            { min: 1, max: 11, effects: [{ do: 'seize-gear', keywords: ['firearm'] }, { do: 'botch' }] },
            { min: 12, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      { effects: [{ do: 'seize-gear', keywords: ['firearm'], ifAny: [{ do: 'disgruntle', who: 'wanted' }] }, { do: 'proceed' }] },
    ],
  },
  {
    id: 'local-bootleggin-outfit', name: "Local Bootleggin' Outfit", set: 'crime', suit: 'clubs', ace: { gear: 'the-best-in-the-house' },
    options: [
      {
        cost: [{ do: 'pay', amount: 400 }],
        effects: [{ do: 'load', goods: { contraband: 1 } }, { do: 'clear-disgruntled', who: 'all' }, { do: 'botch' }],
      },
      { effects: [{ do: 'disgruntle', who: { professions: ['merc', 'soldier'] } }, { do: 'proceed' }] },
    ],
  },
  {
    id: 'gambling-den', name: 'Gambling Den', set: 'crime', suit: 'diamonds', ace: { solid: 'badger' },
    options: [
      {
        cost: [{ do: 'pay', amount: 1000 }],
        effects: [{ do: 'gamble', dice: 2, match: 2, win: [{ do: 'take', amount: 2000 }] }, { do: 'proceed' }],
      },
      {
        test: {
          skill: 'fight', kosherized: true,
          bands: [
            { min: 1, max: 7, effects: [{ do: 'wanted', who: 'not-leader' }, { do: 'botch' }] },
            { min: 8, effects: [{ do: 'take', amount: 1000 }, { do: 'proceed' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'double-dealing', name: 'Double Dealing', set: 'crime', suit: 'diamonds', ace: { solid: 'fanty-mingo' },
    options: [
      {
        needs: [{ solid: 'any' }],
        effects: [
          { do: 'take', amount: 1000 },
          { do: 'disgruntle', who: 'moral' },
          { do: 'lose-solid', contact: 'any' },
          { do: 'proceed' },
        ],
      },
      { test: { skill: 'fight', bands: [{ min: 1, max: 8, effects: [{ do: 'botch' }] }, { min: 9, effects: [{ do: 'proceed' }] }] } },
    ],
  },
  {
    id: 'hired-local-goons', name: 'Hired Local Goons', set: 'crime', suit: 'diamonds', ace: { profession: 'companion' },
    options: [
      { test: { skill: 'negotiate', bands: [{ min: 1, max: 7, effects: [{ do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }] } },
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 8, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] },
            { min: 9, effects: [{ do: 'wanted', who: 'not-leader' }, { do: 'proceed' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'purple-bellies', name: 'Purple Bellies!', set: 'crime', suit: 'diamonds', ace: { crew: 'shepherd-book' },
    options: [
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 6, effects: [{ do: 'kill', n: 3 }, { do: 'proceed' }] },
            { min: 7, max: 13, effects: [{ do: 'kill', n: 2 }, { do: 'proceed' }] },
            { min: 14, effects: [{ do: 'kill', n: 1 }, { do: 'proceed' }] },
          ],
        },
      },
      { effects: [{ do: 'draw-misbehave', n: 1, instead: true }] },
    ],
  },
  {
    id: 'pushy-salesman', name: 'Pushy Salesman', set: 'crime', suit: 'diamonds', ace: { crew: 'merchant' },
    options: [
      { effects: [{ do: 'buy', goods: { cargo: 3 }, price: 100, upTo: true, may: true }, { do: 'botch' }] },
      {
        cost: [{ do: 'wanted', who: 'not-leader' }],
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'warrant' }] },
            { min: 6, effects: [{ do: 'load', goods: { parts: 2 } }, { do: 'proceed' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'all-out-brawl', name: 'All-Out Brawl!', set: 'crime', copies: { crime: 2 }, suit: 'diamonds',
    options: [
      {
        test: {
          skill: 'fight', kosherized: true,
          bands: [{ min: 1, max: 8, effects: [{ do: 'botch' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 8, effects: [{ do: 'kill', n: 2 }, { do: 'warrant' }] },
            { min: 9, effects: [{ do: 'disgruntle', who: 'moral' }, { do: 'proceed' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'security-scare', name: 'Security Scare', set: 'crime', suit: 'diamonds', ace: { solid: 'higgins' },
    options: [
      {
        effects: [
          { do: 'seize-gear', keywords: ['sniper-rifle', 'explosives'], carriers: [{ do: 'disgruntle', who: 'that-crew' }] },
          { do: 'proceed' },
        ],
      },
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 8, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] },
            { min: 9, effects: [{ do: 'wanted', who: 'not-leader' }, { do: 'proceed' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'check-point', name: 'Check Point', set: 'crime', copies: { crime: 2 }, suit: 'diamonds', ace: { solid: 'harken' },
    options: [
      { effects: [{ do: 'disgruntle', who: 'wanted-on-job' }, { do: 'return-to-ship', who: 'wanted-on-job' }, { do: 'proceed' }] },
      {
        effects: [
          { do: 'wanted-roll', who: 'wanted-on-job', removeOn: [1], anySeized: [{ do: 'warrant' }], noneSeized: [{ do: 'proceed' }] },
        ],
      },
    ],
  },
  {
    id: 'packed-market', name: 'Packed Market', set: 'crime', suit: 'diamonds', ace: { keyword: 'transport' },
    options: [
      {
        test: {
          skill: 'fight', kosherized: true,
          bands: [
            { min: 1, max: 7, effects: [{ do: 'botch' }] },
            { min: 8, effects: [{ do: 'wanted', who: 'not-leader' }, { do: 'proceed' }] },
          ],
        },
      },
      {
        needs: [{ keyword: 'firearm' }],
        effects: [{ do: 'wanted', who: { carrying: 'firearm' } }, { do: 'disgruntle', who: 'moral' }, { do: 'proceed' }],
      },
    ],
  },
  {
    id: 'dangerous-gossip', name: 'Dangerous Gossip', set: 'crime', suit: 'hearts', ace: { solid: 'niska' },
    options: [
      {
        needs: [{ solid: 'any' }],
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 6, effects: [{ do: 'lose-solid', contact: 'any' }, { do: 'botch' }] },
            { min: 7, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      { effects: [{ do: 'discard-jobs', from: 'hand', n: 'all' }, { do: 'botch' }] },
    ],
  },
  {
    id: 'we-got-a-plan-anyone', name: 'We got a Plan? Anyone?', set: 'crime', suit: 'hearts', ace: { gear: 'heist-intel' },
    options: [
      {
        test: {
          skill: 'random',
          skillRoll: [{ min: 1, max: 2, skill: 'negotiate' }, { min: 3, max: 4, skill: 'tech' }, { min: 5, max: 6, skill: 'fight' }],
          bands: [
            { min: 1, max: 4, effects: [{ do: 'warrant' }] },
            { min: 5, max: 7, effects: [{ do: 'botch' }] },
            { min: 8, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      { effects: [{ do: 'extra-action', n: 1, may: true }, { do: 'botch' }] },
    ],
  },
  {
    id: 'magisterial-entanglements', name: 'Magisterial Entanglements', set: 'crime', suit: 'hearts', ace: { profession: 'companion' },
    options: [
      {
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 11, effects: [{ do: 'wanted', who: 'not-leader' }, { do: 'botch' }] },
            { min: 12, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      { effects: [{ do: 'draw-misbehave', n: 1, instead: true }] },
    ],
  },
  {
    id: 'theyre-right-on-our-tails', name: "They're right on our Tails!", set: 'crime', suit: 'hearts',
    options: [
      {
        effects: [
          {
            do: 'split-crew', teams: 2,
            teamWithoutLeader: [
              {
                do: 'test',
                test: {
                  skill: 'fight',
                  bands: [
                    { min: 1, max: 11, effects: [{ do: 'kill', n: 'all', who: 'team' }] },
                    { min: 12, effects: [{ do: 'return-to-ship', who: 'team' }] },
                  ],
                },
              },
            ],
            after: [{ do: 'proceed' }],
          },
        ],
      },
    ],
  },
  {
    id: 'central-data-access', name: 'Central Data Access', set: 'crime', suit: 'hearts',
    options: [
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [
            { min: 1, max: 8, effects: [{ do: 'botch' }] },
            {
              min: 9,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'tech',
                    bonus: [{ needs: [{ keyword: 'hacking-rig' }], add: 2 }],
                    bands: [{ min: 1, max: 6, effects: [{ do: 'warrant' }] }, { min: 7, effects: [{ do: 'proceed' }] }],
                  },
                },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'unification-day-festivities', name: 'Unification Day Festivities', set: 'crime', suit: 'hearts', ace: { crew: 'barkeep' },
    options: [
      {
        test: {
          skill: 'fight', kosherized: true,
          bands: [
            { min: 1, max: 6, effects: [{ do: 'wanted', who: 'not-leader' }, { do: 'botch' }] },
            {
              min: 7,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'negotiate', bribes: true,
                    bands: [{ min: 1, max: 7, effects: [{ do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
                  },
                },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'secure-perimeter', name: 'Secure Perimeter', set: 'crime', suit: 'hearts', ace: { keyword: 'sniper-rifle' },
    options: [
      {
        test: {
          skill: 'tech',
          bands: [
            {
              min: 1, max: 6,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight', kosherized: true,
                    bands: [
                      { min: 1, max: 9, effects: [{ do: 'kill', n: 1 }, { do: 'botch' }] },
                      { min: 10, effects: [{ do: 'load', goods: { any: 2 } }, { do: 'proceed' }] },
                    ],
                  },
                },
              ],
            },
            {
              min: 7,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight',
                    bands: [
                      { min: 1, max: 9, effects: [{ do: 'kill', n: 1 }, { do: 'botch' }] },
                      { min: 10, effects: [{ do: 'load', goods: { any: 2 } }, { do: 'proceed' }] },
                    ],
                  },
                },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'alliance-restricted-activity-zone', name: 'Alliance Restricted Activity Zone', set: 'crime', suit: 'hearts',
    options: [
      {
        test: {
          skill: 'negotiate',
          bonus: [{ needs: [{ keyword: 'fancy-duds' }], add: 3 }],
          bands: [
            { min: 1, max: 4, effects: [{ do: 'warrant' }] },
            { min: 5, max: 7, effects: [{ do: 'botch' }] },
            {
              min: 8,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight',
                    bonus: [{ needs: [{ keyword: 'explosives' }], add: 3 }],
                    bands: [
                      { min: 1, max: 9, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] },
                      { min: 10, effects: [{ do: 'proceed' }] },
                    ],
                  },
                },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'invitation-only-gala', name: 'Invitation Only Gala', set: 'crime', suit: 'hearts', ace: { solid: 'lord-harrow' },
    options: [
      {
        needs: [{ solid: 'any' }],
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 6, effects: [{ do: 'lose-solid', contact: 'any' }, { do: 'botch' }] },
            { min: 7, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      {
        effects: [
          {
            do: 'choose',
            options: [
              { cost: [{ do: 'pay', amount: 2000 }], effects: [{ do: 'proceed' }] },
              { effects: [{ do: 'botch' }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'ill-advised-rendezvous', name: 'Ill-Advised Rendezvous', set: 'crime', suit: 'hearts', ace: { solid: 'patience' },
    options: [
      {
        needs: [{ solid: 'any' }],
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 6, effects: [{ do: 'lose-solid', contact: 'any' }, { do: 'botch' }] },
            { min: 7, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 8, effects: [{ do: 'kill', n: 1 }, { do: 'botch' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
  },
  {
    id: 'disable-the-cortex-uplink', name: 'Disable the Cortex Uplink', set: 'crime', suit: 'spades', ace: { keyword: 'explosives' },
    options: [
      { test: { skill: 'tech', bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }] } },
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
  },
  {
    id: 'dockside-scanner', name: 'Dockside Scanner', set: 'crime', suit: 'spades', ace: { solid: 'amnon-duul' },
    options: [
      { test: { skill: 'tech', bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }] } },
      { cost: [{ do: 'pay', amount: 100 }], effects: [{ do: 'disgruntle', who: { professions: ['merc', 'soldier'] } }, { do: 'botch' }] },
    ],
  },
  {
    id: 'food-riots', name: 'Food Riots', set: 'crime', suit: 'spades', ace: { gear: 'fruity-oaty-bar' },
    options: [
      {
        cost: [{ do: 'spend', goods: { any: 1, of: ['cargo', 'contraband'] } }],
        effects: [{ do: 'clear-disgruntled', who: 'moral' }, { do: 'proceed' }],
      },
      {
        effects: [
          { do: 'return-to-ship', who: 'on-job', n: 'no-limit', may: true },
          { do: 'roll-against', is: 'higher', count: { crew: 'on-job' }, then: [{ do: 'proceed' }], else: [{ do: 'botch' }] },
        ],
      },
    ],
  },
  {
    id: 'port-control-land-lock', name: 'Port Control Land-Lock', set: 'crime', suit: 'spades', ace: { gear: 'cortex-uplink' },
    options: [
      {
        test: {
          skill: 'tech',
          bonus: [{ needs: [{ keyword: 'hacking-rig' }], add: 2 }],
          bands: [{ min: 1, max: 11, effects: [{ do: 'warrant' }] }, { min: 12, effects: [{ do: 'proceed' }] }],
        },
      },
      { effects: [{ do: 'draw-misbehave', n: 1, instead: true }] },
    ],
  },
  {
    id: 'hotel-back-office-terminal', name: 'Hotel Back-Office Terminal', set: 'crime', suit: 'spades', ace: { keyword: 'fancy-duds' },
    options: [
      {
        test: {
          skill: 'tech', oneCrew: true,
          bands: [
            { min: 1, max: 5, effects: [{ do: 'wanted', who: 'that-crew' }, { do: 'botch' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      { effects: [{ do: 'draw-misbehave', n: 2 }, { do: 'proceed' }] },
    ],
  },
  {
    id: 'recalcitrant-official', name: 'Recalcitrant Official', set: 'crime', suit: 'spades', ace: { solid: 'mr-universe' },
    options: [
      {
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'botch' }] },
            {
              min: 5, max: 9,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'negotiate',
                    bonus: [{ add: 1 }],
                    bands: [
                      { min: 1, max: 5, effects: [{ do: 'warrant' }] },
                      { min: 6, max: 9, effects: [{ do: 'botch' }] },
                      { min: 10, effects: [{ do: 'proceed' }] },
                    ],
                  },
                },
              ],
            },
            {
              min: 10,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'negotiate',
                    bonus: [{ add: 3 }],
                    bands: [
                      { min: 1, max: 5, effects: [{ do: 'warrant' }] },
                      { min: 6, max: 9, effects: [{ do: 'botch' }] },
                      { min: 10, effects: [{ do: 'proceed' }] },
                    ],
                  },
                },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'theyve-got-us-dead-to-rights', name: "They've got us Dead to Rights", set: 'crime', suit: 'spades', ace: { solid: 'mr-universe' },
    options: [
      {
        test: {
          skill: 'fight', kosherized: true,
          bands: [
            { min: 1, max: 7, effects: [{ do: 'warrant' }] },
            {
              min: 8,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'tech',
                    bands: [
                      { min: 1, max: 8, effects: [{ do: 'botch' }] },
                      {
                        min: 9,
                        effects: [
                          {
                            do: 'choose',
                            options: [
                              { effects: [{ do: 'clear-warrants', n: 2, upTo: true }] },
                              { effects: [{ do: 'clear-wanted', who: 'any', n: 2, upTo: true }] },
                            ],
                            may: true,
                          },
                          { do: 'proceed' },
                        ],
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'improbably-complex-alliance-gizmo', name: 'Improbably Complex Alliance Gizmo', set: 'crime', suit: 'spades',
    ace: { keyword: 'hacking-rig' },
    options: [
      {
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'warrant' }] },
            { min: 8, effects: [{ do: 'clear-warrants', n: 1, may: true }, { do: 'proceed' }] },
          ],
        },
      },
      { effects: [{ do: 'disgruntle', who: { skillOnCard: 'tech' } }, { do: 'botch' }] },
    ],
  },
  {
    id: 'alliance-alert', name: 'Alliance Alert!', set: 'crime', copies: { crime: 2 }, suit: 'spades',
    options: [
      {
        effects: [
          { do: 'draw-alert-card' },
          { do: 'roll-against', is: 'at-most', count: 'warrant', then: [{ do: 'botch' }], else: [{ do: 'proceed' }] },
        ],
      },
    ],
  },
];
