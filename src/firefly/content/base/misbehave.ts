// biome-ignore-all lint/suspicious/noThenProperty: a word of the card language; cards are never awaited
import type { MisbehaveCard } from '../types';

export const misbehave: MisbehaveCard[] = [
  {
    id: 'a-formal-affair', name: 'A Formal Affair', set: 'base', suit: 'clubs', ace: { profession: 'companion' },
    options: [
      { needs: [{ keyword: 'fancy-duds' }], effects: [{ do: 'proceed' }] },
      { test: { skill: 'negotiate', bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }] } },
    ],
  },
  {
    id: 'a-vote-of-no-confidence', name: 'A Vote of No Confidence', set: 'base', suit: 'clubs',
    options: [
      { needs: [{ count: { crew: 'disgruntled' }, max: 0 }], effects: [{ do: 'load', goods: { cargo: 1 } }, { do: 'proceed' }] },
      {
        effects: [
          {
            do: 'for-each', who: 'disgruntled',
            effects: [
              {
                do: 'choose',
                options: [
                  { cost: [{ do: 'pay', amount: 'cut' }], effects: [] },
                  { effects: [{ do: 'discard-crew', who: 'that-crew' }] },
                ],
              },
            ],
          },
          { do: 'proceed' },
        ],
      },
    ],
  },
  {
    id: 'alliance-operatives', name: 'Alliance Operatives', set: 'base', suit: 'clubs', ace: { crew: 'river-tam' }, reshuffle: true,
    options: [
      { needs: [{ keyword: 'transport' }], effects: [{ do: 'botch' }] },
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'kill', n: 'all' }, { do: 'warrant' }] },
            { min: 6, max: 9, effects: [{ do: 'kill', n: 2 }, { do: 'warrant' }] },
            { min: 10, effects: [{ do: 'botch' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'ambush', name: 'Ambush', set: 'base', suit: 'clubs', ace: { keyword: 'sniper-rifle' },
    options: [
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] }, { min: 8, effects: [{ do: 'botch' }] }],
        },
      },
      { needs: [{ count: { crew: 'on-job' }, min: 5 }], effects: [{ do: 'proceed' }] },
    ],
  },
  {
    id: 'an-interesting-day', name: 'An Interesting Day', set: 'base', suit: 'clubs',
    options: [
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [
            { min: 1, max: 11, effects: [{ do: 'discard-crew', who: { professions: ['merc'] } }, { do: 'botch' }] },
            { min: 12, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      {
        effects: [
          { do: 'if', needs: [{ outfights: { professions: ['merc'] } }], then: [{ do: 'discard-crew', who: { professions: ['merc'] } }] },
          { do: 'proceed' },
        ],
      },
    ],
  },
  {
    id: 'everything-thats-not-nailed-down', name: "Everything That's Not Nailed Down", set: 'base', copies: { base: 2 }, suit: 'clubs',
    options: [
      { needs: [{ keyword: 'transport' }], effects: [{ do: 'load', goods: { contraband: 3 }, upTo: true }, { do: 'proceed' }] },
      { effects: [{ do: 'load', goods: { contraband: 1 }, per: { crew: 'on-job-without-gear' } }, { do: 'proceed' }] },
    ],
  },
  {
    id: 'it-takes-a-womans-touch', name: "It Takes a Woman's Touch", set: 'base', suit: 'clubs', ace: { profession: 'companion' },
    options: [
      {
        test: {
          skill: 'negotiate',
          bonus: [{ needs: [{ keyword: 'fancy-duds' }], add: 3 }],
          bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }],
        },
      },
      {
        test: {
          skill: 'tech',
          bonus: [{ needs: [{ keyword: 'hacking-rig' }], add: 3 }],
          bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
  },
  {
    id: 'knife-fight', name: 'Knife Fight', set: 'base', suit: 'clubs', ace: { crew: 'crow' },
    options: [
      { needs: [{ keyword: 'firearm' }], effects: [{ do: 'proceed' }] },
      {
        test: {
          skill: 'fight',
          bonus: [{ needs: [{ keyword: 'knife' }], add: 3 }],
          bands: [{ min: 1, max: 7, effects: [{ do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
  },
  {
    id: 'locals-in-need', name: 'Locals in Need', set: 'base', suit: 'clubs',
    options: [
      { cost: [{ do: 'spend', goods: { cargo: 1 } }], effects: [{ do: 'clear-disgruntled', who: 'moral' }, { do: 'proceed' }] },
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 2, effects: [{ do: 'botch' }] },
            { min: 3, effects: [{ do: 'disgruntle', who: 'moral' }, { do: 'proceed' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'old-vendetta', name: 'Old Vendetta', set: 'base', suit: 'clubs',
    options: [
      {
        test: {
          skill: 'fight', oneCrew: true,
          bands: [
            { min: 1, max: 5, effects: [{ do: 'kill', n: 1, who: 'that-crew' }, { do: 'botch' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      { needs: [{ keyword: 'transport' }], effects: [{ do: 'disgruntle', who: 'all' }, { do: 'proceed' }] },
    ],
  },
  {
    id: 'a-bit-of-local-color', name: 'A Bit of Local Color', set: 'base', copies: { base: 2 }, suit: 'diamonds', ace: { crew: 'wash' },
    options: [
      {
        test: {
          skill: 'fight', kosherized: true,
          bands: [
            { min: 1, max: 5, effects: [{ do: 'disgruntle', who: 'on-job' }, { do: 'botch' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      { test: { skill: 'negotiate', bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }] } },
    ],
  },
  {
    id: 'a-rival-crew', name: 'A Rival Crew', set: 'base', suit: 'diamonds',
    options: [
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 8, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
      { effects: [{ do: 'pay-modifier', factor: 0.5, round: 'down', bonuses: false }, { do: 'proceed' }] },
    ],
  },
  {
    id: 'gun-play', name: 'Gun Play', set: 'base', copies: { base: 2 }, suit: 'diamonds',
    options: [
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 6, effects: [{ do: 'kill', n: 1 }, { do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }],
        },
      },
      { effects: [{ do: 'disgruntle', who: 'all' }, { do: 'botch' }] },
    ],
  },
  {
    id: 'keep-a-low-profile', name: 'Keep a Low Profile', set: 'base', copies: { base: 2 }, suit: 'diamonds',
    ace: { keyword: 'sniper-rifle' },
    options: [
      {
        test: {
          skill: 'fight', kosherized: true,
          bands: [{ min: 1, max: 5, effects: [{ do: 'kill', n: 1 }, { do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }],
        },
      },
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [{ min: 1, max: 8, effects: [{ do: 'warrant' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
  },
  {
    id: 'old-fashioned-shoot-out', name: 'Old-Fashioned Shoot-out', set: 'base', suit: 'diamonds',
    options: [
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
        },
      },
      { needs: [{ keyword: 'transport' }], effects: [{ do: 'proceed' }] },
    ],
  },
  {
    id: 'time-for-some-thrillin-heroics', name: "Time for Some Thrillin' Heroics", set: 'base', suit: 'diamonds',
    options: [
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 6, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] },
            { min: 7, effects: [{ do: 'clear-disgruntled', who: 'moral' }, { do: 'proceed' }] },
          ],
        },
      },
      { effects: [{ do: 'disgruntle', who: 'moral' }, { do: 'proceed' }] },
    ],
  },
  {
    id: 'alliance-patrol', name: 'Alliance Patrol', set: 'base', copies: { base: 3 }, suit: 'hearts', ace: { keyword: 'fake-id' },
    options: [
      {
        test: {
          skill: 'negotiate',
          bonus: [{ per: 'warrant', add: -1 }],
          bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
        },
      },
      { needs: [{ keyword: 'transport' }], effects: [{ do: 'botch' }] },
    ],
  },
  {
    id: 'backwater-deputies', name: 'Backwater Deputies', set: 'base', suit: 'hearts',
    options: [
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [{ min: 1, max: 8, effects: [{ do: 'botch' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 6, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] }, { min: 7, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
  },
  {
    id: 'denied-docking-rights', name: 'Denied Docking Rights', set: 'base', suit: 'hearts', ace: { keyword: 'fake-id' },
    options: [
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [{ min: 1, max: 8, effects: [{ do: 'botch' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
      { test: { skill: 'tech', bands: [{ min: 1, max: 5, effects: [{ do: 'warrant' }] }, { min: 6, effects: [{ do: 'proceed' }] }] } },
    ],
  },
  {
    id: 'kidnapped-by-hill-folk', name: 'Kidnapped By Hill Folk', set: 'base', suit: 'hearts', ace: { profession: 'hill-folk' },
    options: [
      {
        test: {
          skill: 'negotiate',
          bands: [{ min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
        },
      },
      { needs: [{ gearSkill: { keyword: 'firearm', skill: 'fight', min: 2 } }], effects: [{ do: 'proceed' }] },
    ],
  },
  {
    id: 'lets-go-to-the-crappy-town-where-im-a-hero', name: "Let's Go to the Crappy Town Where I'm a Hero!", set: 'base', suit: 'hearts',
    ace: { gear: 'jaynes-cunning-hat' },
    options: [
      {
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'disgruntle', who: 'all' }, { do: 'botch' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
      { test: { skill: 'tech', bands: [{ min: 1, max: 5, effects: [{ do: 'warrant' }] }, { min: 6, effects: [{ do: 'proceed' }] }] } },
    ],
  },
  {
    id: 'the-local-law', name: 'The Local Law', set: 'base', copies: { base: 2 }, suit: 'hearts',
    options: [
      {
        test: {
          skill: 'negotiate', bribes: true,
          bands: [{ min: 1, max: 10, effects: [{ do: 'botch' }] }, { min: 11, effects: [{ do: 'proceed' }] }],
        },
      },
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
  },
  {
    id: 'the-sheriffs-justice', name: "The Sheriff's Justice", set: 'base', suit: 'hearts', ace: { profession: 'companion' },
    options: [
      { test: { skill: 'negotiate', bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'botch' }] }] } },
      {
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'kill', n: 'all' }, { do: 'warrant' }] },
            { min: 5, max: 8, effects: [{ do: 'kill', n: 2 }, { do: 'warrant' }] },
            { min: 9, effects: [{ do: 'kill', n: 1 }, { do: 'proceed' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'a-little-job-on-the-side', name: 'A Little Job on the Side', set: 'base', suit: 'spades',
    options: [
      {
        test: {
          skill: 'tech',
          bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'take', amount: 1500 }, { do: 'botch' }] }],
        },
      },
      { effects: [{ do: 'proceed' }] },
    ],
  },
  {
    id: 'an-unexpected-opportunity', name: 'An Unexpected Opportunity', set: 'base', suit: 'spades',
    options: [
      {
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 6, effects: [{ do: 'botch' }] },
            { min: 7, effects: [{ do: 'buy', goods: { contraband: 3 }, price: 100, upTo: true, may: true }, { do: 'botch' }] },
          ],
        },
      },
      { effects: [{ do: 'proceed' }] },
    ],
  },
  {
    id: 'it-was-the-best-day-ever', name: 'It Was the Best Day Ever!', set: 'base', suit: 'spades', ace: { crew: 'simon-tam' },
    options: [
      {
        effects: [
          {
            do: 'if',
            needs: [{ keyword: 'fancy-duds' }],
            then: [{ do: 'proceed' }],
            else: [
              {
                do: 'test',
                test: {
                  skill: 'negotiate',
                  bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }],
                },
              },
            ],
          },
        ],
      },
      {
        effects: [
          {
            do: 'if',
            needs: [{ profession: 'medic' }],
            then: [{ do: 'proceed' }],
            else: [
              {
                do: 'test',
                test: { skill: 'tech', bands: [{ min: 1, max: 5, effects: [{ do: 'botch' }] }, { min: 6, effects: [{ do: 'proceed' }] }] },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'kill-the-alarm', name: 'Kill the Alarm', set: 'base', copies: { base: 2 }, suit: 'spades', ace: { keyword: 'hacking-rig' },
    options: [
      { test: { skill: 'tech', bands: [{ min: 1, max: 4, effects: [{ do: 'botch' }] }, { min: 5, effects: [{ do: 'proceed' }] }] } },
      { test: { skill: 'fight', bands: [{ min: 1, max: 6, effects: [{ do: 'warrant' }] }, { min: 7, effects: [{ do: 'proceed' }] }] } },
    ],
  },
  {
    id: 'reaver-raid', name: 'Reaver Raid', set: 'base', suit: 'spades', ace: { crew: 'river-tam' },
    options: [
      { needs: [{ keyword: 'transport' }], effects: [{ do: 'kill', n: 1 }, { do: 'botch' }] },
      {
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'kill', n: 'all' }, { do: 'botch' }] },
            { min: 5, effects: [{ do: 'take', amount: 1000 }, { do: 'botch' }] },
          ],
        },
      },
    ],
  },
  {
    id: 'state-of-the-art-security-system', name: 'State of the Art Security System', set: 'base', suit: 'spades',
    ace: { gear: 'alliance-ident-card' },
    options: [
      {
        test: {
          skill: 'tech',
          bonus: [{ needs: [{ keyword: 'hacking-rig' }], add: 3 }],
          bands: [{ min: 1, max: 8, effects: [{ do: 'warrant' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
      { needs: [{ keyword: 'explosives' }], effects: [{ do: 'botch' }] },
    ],
  },
  {
    id: 'tight-security', name: 'Tight Security', set: 'base', copies: { base: 2 }, suit: 'spades', ace: { keyword: 'hacking-rig' },
    options: [
      { test: { skill: 'tech', bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }] } },
      {
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 8, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
  },
  {
    id: 'we-need-a-distraction', name: 'We Need a Distraction!', set: 'base', suit: 'spades', ace: { profession: 'companion' },
    options: [
      { needs: [{ keyword: 'explosives' }], effects: [{ do: 'proceed' }] },
      { test: { skill: 'tech', bands: [{ min: 1, max: 6, effects: [{ do: 'warrant' }] }, { min: 7, effects: [{ do: 'proceed' }] }] } },
    ],
  },
];
