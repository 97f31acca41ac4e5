/** Prints what is in the game: a table to read, or with --json every card for a program to compare. */
import * as content from '../firefly/content';
import { copiesOf } from '../firefly/content/decks';
import type { CardBase, Copies, SetId, SupplyPlanet, Zone } from '../firefly/content/types';
import './stdout.mjs';

/** A line of the table: so many different cards, and their copies by set. */
interface Row {
  name: string;
  cards: number;
  copies: Copies;
}

const HEADINGS: Record<SetId, [string, string]> = {
  base: ['', 'Base'],
  'breakin-atmo': ["Breakin'", 'Atmo'],
  pirates: ['', 'Pirates'],
  'blue-sun': ['Blue', 'Sun'],
  kalidasa: ['Kali-', 'dasa'],
  jetwash: ['Jet-', 'wash'],
  esmeralda: ['Esme-', 'ralda'],
  'artful-dodger': ['Artful', 'Dodger'],
  crime: ['', 'Crime'],
  coachworks: ['Coach-', 'works'],
  'still-flyin': ['Still', "Flyin'"],
  tenth: ['', '10th'],
  promo: ['', 'Promo'],
};
const SUPPLY_PLANETS: SupplyPlanet[] = ['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar', 'meridian', 'beaumonde'];
const ZONES: Zone[] = ['alliance', 'border', 'rim'];

const title = (id: string) => id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
const sum = (copies: Copies) => Object.values(copies).reduce((total, n) => total + n, 0);

function add(all: readonly Copies[]): Copies {
  const total: Copies = {};
  for (const copies of all) for (const [set, n] of Object.entries(copies)) total[set as SetId] = (total[set as SetId] ?? 0) + n;
  return total;
}

const row = (name: string, cards: readonly CardBase[]): Row => ({ name, cards: cards.length, copies: add(cards.map(copiesOf)) });

/** A row for one deck of cards that may be in several. */
function deckRow<C extends CardBase>(name: string, cards: readonly C[], copies: (card: C) => Copies | undefined): Row {
  const inDeck = cards.flatMap((card) => copies(card) ?? []);
  return { name, cards: inDeck.length, copies: add(inDeck) };
}

/** Groups of decks; the first row of a group sums up the rest. */
function groups(): Row[][] {
  const { supply, leaders, ships, contacts, jobs, nav, misbehave, bounties, alerts, stories, setups, map } = content;
  const planetName = (id: string) => map.planets.find((planet) => planet.id === id)?.name ?? title(id);
  const withShip = supply.filter((card) => card.withShip);
  return [
    [
      row('Supply', supply),
      ...SUPPLY_PLANETS.map((planet) => deckRow(planetName(planet), supply, (card) => card.decks?.[planet])),
      row(
        'with a ship',
        withShip.map(({ id, name, set, withShip }) => ({ id, name, set, withShip })),
      ),
    ],
    [
      row('Jobs', jobs),
      ...contacts.map((contact) =>
        row(
          contact.name,
          jobs.filter((job) => job.contact === contact.id),
        ),
      ),
    ],
    [row('Nav', nav), ...ZONES.map((zone) => deckRow(title(zone), nav, (card) => card.decks[zone]))],
    [row('Misbehave', misbehave)],
    [row('Bounties', bounties)],
    [row('Alliance Alerts', alerts)],
    [row('Leaders', leaders)],
    [row('Ships', ships)],
    [row('Contacts', contacts)],
    [row('Stories', stories)],
    [row('Setup cards', setups)],
  ];
}

function table(): string {
  const bold = (text: string) => (process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text);
  const faint = (text: string) => (process.stdout.isTTY ? `\x1b[2m${text}\x1b[0m` : text);
  const rows = groups();
  const heads = rows.map(([first]) => first).filter((first) => first !== undefined);
  const total: Row = { name: 'All', cards: heads.reduce((all, one) => all + one.cards, 0), copies: add(heads.map((one) => one.copies)) };
  const sets = content.sets.map((set) => set.id);

  const columns = [
    { head: ['Different', 'cards'], cell: (one: Row) => one.cards },
    ...sets.map((set) => ({ head: HEADINGS[set], cell: (one: Row) => one.copies[set] ?? 0 })),
    { head: ['', 'Copies'], cell: (one: Row) => sum(one.copies) },
  ].map((column) => ({ ...column, width: Math.max(...column.head.map((text) => text.length), String(column.cell(total)).length) }));
  const names = Math.max(...rows.flat().map((one) => one.name.length)) + 2;

  const heading = (n: 0 | 1) => ' '.repeat(names) + columns.map(({ head, width }) => `  ${(head[n] ?? '').padStart(width)}`).join('');
  const cells = (one: Row) => columns.map(({ cell, width }) => `  ${String(cell(one) || '·').padStart(width)}`).join('');
  const rule = faint('─'.repeat(heading(0).length));

  const lines = [bold(heading(0).trimEnd()), bold(heading(1)), rule];
  for (const [first, ...parts] of rows) {
    if (first) lines.push(bold(first.name.padEnd(names) + cells(first)));
    for (const part of parts) lines.push(`  ${part.name.padEnd(names - 2)}${cells(part)}`);
  }
  lines.push(rule, bold(total.name.padEnd(names) + cells(total)), '');

  const { map } = content;
  const boards = sets.flatMap((set) => {
    const n = map.sectors.filter((sector) => sector.set === set).length;
    return n ? [`${n} ${title(set)}`] : [];
  });
  lines.push(`Map: ${map.sectors.length} sectors (${boards.join(', ')}), ${map.planets.length} planets, ${map.suns.length} suns.`);
  return lines.join('\n');
}

/** Every card by the deck and id it goes by. */
function json(): string {
  const coreContacts = new Set(content.contacts.filter((contact) => contact.set === 'base').map((contact) => contact.id));
  const isCore = (job: (typeof content.jobs)[number]) => coreContacts.has(job.contact) && !job.types.includes('piracy');
  const decks = {
    supply: content.supply,
    leaders: content.leaders,
    ships: content.ships,
    contacts: content.contacts,
    'jobs-core-contacts': content.jobs.filter(isCore),
    'jobs-expansion-contacts': content.jobs.filter((job) => !isCore(job)),
    nav: content.nav,
    misbehave: content.misbehave,
    bounties: content.bounties,
    'alliance-alerts': content.alerts,
    stories: content.stories,
    setups: content.setups,
  };
  const byId = (cards: readonly CardBase[]) => Object.fromEntries(cards.map((card) => [card.id, { ...card, copies: copiesOf(card) }]));
  return JSON.stringify({
    ...Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [deck, byId(cards)])),
    map: Object.fromEntries(content.map.sectors.map((sector) => [sector.id, sector])),
  });
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error; // a reader such as head has seen enough
});

const flags = process.argv.slice(2);
const unknown = flags.find((flag) => flag !== '--json');
if (unknown !== undefined) {
  console.error(`content does not know "${unknown}"; it takes --json or nothing.`);
  process.exitCode = 1;
} else {
  console.log(flags.includes('--json') ? json() : table());
}
