import type { LogEntry } from '../../../src/firefly/log';
import { plain } from '../../../src/firefly/words';
import { logLine } from '../../../src/firefly/words/log';

const NAMES: Record<string, string> = { '0': 'Ada', '1': 'Ben', '2': 'Cy' };
const line = (entry: LogEntry): string => plain(logLine(entry, (p) => NAMES[p] ?? 'Dee'));

/** Entries of each kind with what is told of them. */
const told: { [K in LogEntry['kind']]?: [Extract<LogEntry, { kind: K }>, string] } = {
  ability: [{ kind: 'ability', p: '0', card: 'kaylee' }, 'Ada put Kaylee to good use.'],
  ace: [{ kind: 'ace', p: '0', card: 'gun-play~2' }, 'Ada had just the ace for Gun Play.'],
  alert: [
    { kind: 'alert', p: '0', alert: 'reaver', sector: 'ezra', tokens: 2, die: 3 },
    'Ada rolled a 3 against 2 Reaver alerts at Ezra, which stayed quiet.',
  ],
  alerted: [{ kind: 'alerted', alert: 'alliance', sector: 'ezra', n: 1 }, 'Word of outlaws spread at Ezra.'],
  alliance: [{ kind: 'alliance', p: '0' }, 'The Cruiser hailed Ada and looked into every corner of the ship.'],
  botched: [{ kind: 'botched', p: '0' }, 'It all went south, and Ada botched the attempt.'],
  bought: [{ kind: 'bought', p: '0', card: 'pistol~2', price: 400 }, 'Ada took Pistol aboard for $400.'],
  'bounty-done': [{ kind: 'bounty-done', p: '0', bounty: 'bounty-jayne', crew: ['jayne'], pay: 3600 }, 'Ada turned in Jayne for $3,600.'],
  bribe: [{ kind: 'bribe', p: '0', amount: 300 }, 'Ada greased a few palms with $300.'],
  calmed: [{ kind: 'calmed', p: '0', crew: 'jayne' }, 'Jayne made peace with Ada.'],
  captain: [{ kind: 'captain', p: '0', card: 'serenity' }, 'Ada took the helm of Serenity.'],
  cash: [{ kind: 'cash', p: '0', amount: -1000 }, 'Ada paid $1,000.'],
  considers: [
    { kind: 'considers', p: '0', deck: 'regina', taken: 2, drawn: 1 },
    'Ada looked over 2 open and 1 new card of the Regina deck.',
  ],
  corvette: [{ kind: 'corvette', p: '0' }, 'The Operative caught up with Ada.'],
  cuts: [{ kind: 'cuts', p: '0', crew: ['jayne', 'wash'], amount: 500 }, 'Ada paid Jayne and Wash $500.'],
  deals: [{ kind: 'deals', p: '0', contact: 'badger' }, 'Ada sat down with Badger.'],
  delivered: [{ kind: 'delivered', p: '0', token: 'passengers', n: 1 }, 'Ada handed over 1 passenger.'],
  die: [{ kind: 'die', p: '0', die: 3, why: 'medic', marks: [5] }, "Ada's medic rolled a 3, where 5 was needed."],
  discarded: [{ kind: 'discarded', p: '0', card: 'knife~3' }, 'Ada parted with Knife.'],
  dismissed: [{ kind: 'dismissed', p: '0', crew: 'wash' }, 'Ada let Wash go.'],
  disgruntled: [{ kind: 'disgruntled', p: '0', crew: 'wash' }, 'Wash grew disgruntled with Ada.'],
  gave: [{ kind: 'gave', p: '0', to: '1', amount: 500 }, 'Ada handed Ben $500.'],
  goal: [{ kind: 'goal', p: '0', n: 2 }, 'Ada reached goal 2.'],
  'goal-chosen': [{ kind: 'goal-chosen', p: '0', n: 3 }, 'Ada settled on goal 3.'],
  haven: [{ kind: 'haven', p: '0', sector: 'athens' }, 'Ada found a haven at Athens.'],
  'hired-away': [
    { kind: 'hired-away', p: '0', from: '1', crew: 'jayne', price: 300 },
    'Ada made Jayne a better offer of $300, and Ben lost a hand.',
  ],
  'job-done': [
    { kind: 'job-done', p: '0', job: 'patience-bank-holdup', pay: 2800 },
    'Ada finished Bank Holdup for Patience and took in $2,800.',
  ],
  'job-lost': [{ kind: 'job-lost', p: '0', job: 'patience-bank-holdup' }, 'Ada lost the job Bank Holdup.'],
  'job-started': [{ kind: 'job-started', p: '0', job: 'patience-bank-holdup' }, 'Ada started on Bank Holdup for Patience.'],
  joined: [{ kind: 'joined', p: '0', crew: 'gun-hand~4' }, 'Gun Hand joined the crew of Ada.'],
  killed: [{ kind: 'killed', p: '0', crew: 'wash' }, 'Ada had to bury Wash.'],
  left: [{ kind: 'left', p: '0', crew: 'wash' }, 'Wash walked away from Ada.'],
  loaded: [{ kind: 'loaded', p: '0', token: 'parts', n: 1 }, 'Ada loaded 1 part.'],
  lost: [{ kind: 'lost', p: '0', token: 'fuel', n: 2 }, 'Ada gave up 2 fuel.'],
  'make-work': [{ kind: 'make-work', p: '0', pay: 200 }, 'Ada got by with odd jobs for $200.'],
  misbehave: [{ kind: 'misbehave', p: '0', card: 'knife-fight' }, 'Ada ran into Knife Fight.'],
  moved: [{ kind: 'moved', p: '0', to: 'persephone' }, 'Ada came to Persephone.'],
  nav: [{ kind: 'nav', p: '0', card: 'the-big-black~7' }, 'Ada flew into The Big Black.'],
  option: [
    {
      kind: 'option',
      p: '0',
      from: 'nav',
      card: 'freighter-convoy',
      option: 0,
      picked: { effects: [{ do: 'buy', goods: { cargo: 3 }, price: 300, upTo: true, may: true }, { do: 'keep-flying' }] },
    },
    'Ada chose: Buy up to 3 cargo at $300 each; then keep flying.',
  ],
  over: [{ kind: 'over', winner: '1', reason: 'story' }, 'Ben won the game.'],
  prisoner: [{ kind: 'prisoner', p: '0', bounty: 'bounty-jayne', crew: 'jayne' }, 'Jayne sat in jail, waiting for Ada.'],
  proceed: [{ kind: 'proceed', p: '0' }, 'Ada got past it.'],
  reavers: [{ kind: 'reavers', p: '0' }, 'Reavers fell upon Ada.'],
  removed: [{ kind: 'removed', p: '0', crew: 'zoe' }, 'Zoe left the story for good.'],
  reshuffle: [{ kind: 'reshuffle', deck: 'nav-border' }, 'The Border nav deck was shuffled anew.'],
  returned: [{ kind: 'returned', p: '0', crew: 'river-tam' }, 'River Tam went back to the ship.'],
  saved: [{ kind: 'saved', p: '0', crew: 'zoe' }, 'Zoe pulled through.'],
  seeded: [{ kind: 'seeded', p: '0', job: 'patience-bank-holdup', sector: 'gonghe' }, 'Bank Holdup brought a goal token to Gonghe.'],
  ship: [{ kind: 'ship', ship: 'cutter', from: 'boros', to: 'ezra' }, 'A Cutter came to Ezra.'],
  'shore-leave': [{ kind: 'shore-leave', p: '0', price: 300 }, 'Ada gave the whole crew shore leave for $300.'],
  showdown: [
    { kind: 'showdown', p: '0', rival: '1', card: 'patience-bank-holdup', attack: 9, defence: 7, won: true },
    'Ada won the showdown with Ben over Bank Holdup, 9 to 7.',
  ],
  sold: [{ kind: 'sold', p: '0', token: 'contraband', n: 3, price: 2400 }, 'Ada sold 3 contraband for $2,400.'],
  solid: [{ kind: 'solid', p: '0', contact: 'niska' }, 'Ada got Solid with Niska.'],
  'solid-lost': [{ kind: 'solid-lost', p: '0', contact: 'harken' }, 'Ada lost the trust of Harken.'],
  story: [{ kind: 'story', p: '0', story: 'desperadoes' }, 'Ada began to tell Desperadoes.'],
  stole: [{ kind: 'stole', p: '0', from: '1', token: 'cargo', n: 2 }, 'Ada stole 2 cargo from Ben.'],
  'stole-cash': [{ kind: 'stole-cash', p: '0', from: '1', amount: 500 }, 'Ada took $500 off Ben.'],
  'stole-goals': [{ kind: 'stole-goals', p: '0', from: '1', n: 1 }, 'Ada stole 1 goal token from Ben.'],
  'stole-job': [{ kind: 'stole-job', p: '0', from: '1', deck: 'niska' }, "Ada stole one of Niska's jobs from Ben."],
  test: [
    { kind: 'test', p: '0', skill: 'fight', dice: [6, 2], added: 3, total: 11, marks: [9] },
    'Ada rolled 6 and 2, added 3 Fight and came to 11, where 9 was needed.',
  ],
  'took-job': [{ kind: 'took-job', p: '0', deck: 'badger' }, 'Ada took a job from Badger.'],
  traded: [
    {
      kind: 'traded',
      p: '0',
      with: '1',
      give: { cash: 500, goods: { cargo: 0, contraband: 0, fuel: 2, parts: 0 }, crew: [], gear: ['pistol'], upgrades: [] },
      want: { cash: 0, goods: { cargo: 1, contraband: 0, fuel: 0, parts: 0 }, crew: ['jayne'], gear: [], upgrades: [] },
    },
    'Ada gave Ben $500, 2 fuel and Pistol for 1 cargo and Jayne.',
  ],
  turn: [{ kind: 'turn', p: '0' }, 'Ada took the next turn.'],
  'turned-up': [{ kind: 'turned-up', deck: 'osiris', cards: ['inara', 'med-staff'] }, 'Inara and Med Staff came up from the Osiris deck.'],
  unpaid: [{ kind: 'unpaid', p: '0', crew: 'jayne' }, 'Ada let Jayne go unpaid.'],
  walkout: [{ kind: 'walkout', p: '0', crew: 'nandi' }, 'The whole crew walked out on Ada.'],
  wanted: [{ kind: 'wanted', p: '0', crew: 'kaylee' }, 'Kaylee became wanted.'],
  warrants: [{ kind: 'warrants', p: '0', n: 1 }, 'The law served Ada with a warrant.'],
  work: [
    { kind: 'work', p: '0', job: 'patience-bank-holdup', crew: ['malcolm', 'zoe'] },
    'Ada went to work on Bank Holdup with Malcolm and Zoe.',
  ],
};

test.each(Object.values(told).map(([entry, words]) => [entry.kind, entry, words] as const))('%s is told', (_, entry, words) => {
  expect(line(entry)).toBe(words);
});

test('what is not so is told otherwise', () => {
  expect(line({ kind: 'captain', p: '0', card: 'nandi' })).toBe('Ada took command as Nandi.');
  expect(line({ kind: 'calmed', p: '0', crew: 'nandi' })).toBe('Nandi, captain to Ada, cheered up.');
  expect(line({ kind: 'disgruntled', p: '0', crew: 'nandi' })).toBe('Nandi, captain to Ada, grew disgruntled.');
  expect(line({ kind: 'cash', p: '0', amount: 200 })).toBe('Ada took in $200.');
  const test = { kind: 'test', p: '0', skill: 'fight' } as const;
  expect(line({ ...test, dice: [2], added: 0, total: 2 })).toBe('Ada rolled 2 with no Fight to add.');
  expect(line({ ...test, dice: [6, 1], added: 0, total: 7 })).toBe('Ada rolled 6 and 1 with no Fight to add and came to 7.');
  expect(line({ ...test, dice: [5], added: -2, total: 3 })).toBe('Ada rolled 5, lost 2 Fight and came to 3.');
  expect(line({ kind: 'turned-up', deck: 'bounty', cards: ['bounty-bree'] })).toBe('Bree came up among the bounties.');
  expect(line({ kind: 'considers', p: '0', deck: 'badger', taken: 3, drawn: 0 })).toBe('Ada looked over 3 open jobs from Badger.');
  expect(line({ kind: 'considers', p: '0', deck: 'badger', taken: 0, drawn: 1 })).toBe('Ada looked over 1 new job from Badger.');
  expect(line({ ...test, dice: [4], added: 3, total: 7, marks: [6, 9] })).toBe(
    'Ada rolled 4, added 3 Fight and came to 7, where 6 was good and 9 was best.',
  );
  expect(line({ kind: 'die', p: '0', die: 1, why: 'jayne' })).toBe('Ada rolled a 1 for Jayne.');
  expect(line({ kind: 'die', p: '0', die: 4, why: 'medic', added: 2, marks: [5] })).toBe(
    "Ada's medic rolled a 4, which with 2 more made 6, where 5 was needed.",
  );
  expect(line({ kind: 'die', p: '0', die: 1, why: 'roll', against: { n: 2, count: 'warrant' } })).toBe(
    'Ada rolled a 1 against 2 warrants.',
  );
  expect(line({ kind: 'alert', p: '0', alert: 'alliance', sector: 'ezra', tokens: 1, die: 1 })).toBe(
    'Ada rolled a 1 against 1 Alliance alert at Ezra, which went off.',
  );
  expect(line({ kind: 'ability', p: '0', card: 'badger' })).toBe('Ada turned to Badger for help.');
  expect(line({ kind: 'cash', p: '0', amount: 500, by: 'malcolm' })).toBe('Ada took in $500 thanks to Malcolm.');
  expect(line({ kind: 'cash', p: '0', amount: 300, by: 'patience-bank-holdup' })).toBe('Ada took in $300 as a bonus.');
  expect(line({ kind: 'loaded', p: '0', token: 'fuel', n: 2, by: 'scrapper-pilot~2' })).toBe('Ada loaded 2 fuel thanks to Scrapper.');
  expect(line({ kind: 'loaded', p: '0', token: 'fuel', n: 2, price: 200 })).toBe('Ada bought 2 fuel for $200.');
  expect(line({ kind: 'loaded', p: '0', token: 'fuel', n: 4, price: 0 })).toBe('Ada took 4 fuel for nothing.');
  expect(line({ kind: 'joined', p: '0', crew: 'jayne', price: 300 })).toBe('Ada hired Jayne for $300.');
  expect(line({ kind: 'joined', p: '0', crew: 'hill-folk', price: 0 })).toBe('Ada hired Hill Folk for nothing.');
  expect(line({ kind: 'job-done', p: '0', job: 'patience-bank-holdup', pay: 0 })).toBe('Ada finished Bank Holdup for Patience.');
  expect(line({ kind: 'reshuffle', deck: 'badger' })).toBe("Badger's jobs were shuffled anew.");
  expect(line({ kind: 'work', p: '0', job: '', goal: 2, crew: ['zoe'] })).toBe('Ada went to work on goal 2 with Zoe.');
  expect(line({ kind: 'over', winner: null, reason: 'turn-cap' })).toBe('The story ended, and nobody had won.');
  expect(line({ kind: 'took-job', p: '0', deck: 'badger', job: 'patience-bank-holdup' })).toBe('Ada took the job Bank Holdup.');
  expect(line({ kind: 'warrants', p: '0', n: -2 })).toBe('Ada got rid of 2 warrants.');
});
