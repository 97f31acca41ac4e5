import type { LogEntry } from '../../../misbehavin/log';
import { type Options, playerOf, type State } from '../../../misbehavin/state';
import { powerOf } from '../../../misbehavin/values';
import type { Contest, Table } from '../contest';
import { text, whole, words } from '../given';
import { observe, possible, SORTS } from './coverage';

const nameOf = ({ episode, supply }: Table): string => (episode === undefined ? `supply ${supply}` : String(episode));

export const contest: Contest<State, Options> = {
  flags: {
    factions: { type: 'string' },
    supply: { type: 'string' },
    side: { type: 'string' },
    episode: { type: 'string' },
    reavers: { type: 'boolean' },
  },
  tables(given) {
    const factions = words(given, 'factions');
    const asked = {
      // One word is a way to deal them.
      factions: factions?.length === 1 ? factions[0] : factions,
      side: text(given, 'side'),
      reavers: given.reavers,
      turnCap: whole(given, 'turn-cap'),
    };
    const table = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const supplies = words(given, 'supply')?.map((supply) => ({ ...table, supply }));
    const episodes = words(given, 'episode');
    // An episode prescribes its supply, but may be asked for with the right one.
    if (episodes) return (supplies ?? [table]).flatMap((one) => episodes.map((episode) => ({ ...one, episode })));
    return supplies ?? [{ ...table, supply: 'default' }];
  },
  groups: { key: 'tables', title: 'table', of: nameOf },
  sides: { key: 'factions', title: 'faction', of: (G, p) => playerOf(G, p).faction ?? 'none' },
  figures: [
    { key: 'power', title: 'power', as: 'spread', atEnd: (G, p) => powerOf(playerOf(G, p)) },
    {
      key: 'gained',
      title: 'cards gained',
      as: 'mean',
      during(event) {
        const entry = event as LogEntry;
        return entry.kind === 'gained' ? { player: entry.p, n: 1 } : undefined;
      },
    },
    {
      key: 'fightsWon',
      title: 'fights won',
      as: 'mean',
      during(event) {
        const entry = event as LogEntry;
        if (entry.kind !== 'fought') return undefined;
        const winner = entry.won ? entry.p : entry.rival;
        return winner === null ? undefined : { player: winner, n: 1 };
      },
    },
  ],
  turns: (G) => G.turn.number,
  sorts: SORTS,
  observe,
  possible,
  describe: (tables) => tables.map(nameOf).join(', '),
};
