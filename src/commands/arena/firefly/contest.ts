import type { PlayerID } from '../../../engine/moves';
import type { LogEntry } from '../../../firefly/log';
import { firefly } from '../../../firefly/rules';
import { storiesFor } from '../../../firefly/setup/options';
import { type Options, playerOf, type State } from '../../../firefly/state';
import type { Contest, Table } from '../contest';
import { text, whole, words } from '../given';
import { observe, possible, SORTS } from './coverage';

/** Turns of each player after which a game is called off. */
const USUAL_CAP = 100;

/** Whom a captain's crew has left: killed, gone or hired away. */
function bereaved(entry: LogEntry): PlayerID | undefined {
  switch (entry.kind) {
    case 'killed':
    case 'left':
    case 'removed':
      return entry.p;
    case 'hired-away':
      return entry.from;
    default:
      return undefined;
  }
}

export const contest: Contest<State, Options> = {
  flags: { story: { type: 'string' }, sets: { type: 'string' }, setup: { type: 'string' } },
  tables(given, players) {
    const { sets } = firefly.options({ sets: text(given, 'sets') ?? 'base' }, players);
    const stories = words(given, 'story') ?? storiesFor(sets, players).map(({ id }) => id);
    const setup = text(given, 'setup');
    const turnCap = whole(given, 'turn-cap') ?? USUAL_CAP;
    return stories.map((story) => ({ sets, story, turnCap, ...(setup === undefined ? {} : { setup }) }));
  },
  groups: { key: 'stories', title: 'story', of: ({ story }) => String(story) },
  figures: [
    { key: 'money', title: 'money', as: 'spread', atEnd: (G, p) => playerOf(G, p).cash },
    {
      key: 'warrants',
      title: 'warrants',
      as: 'mean',
      // Received over the whole game, whether or not they were cleared again.
      during(event) {
        const entry = event as LogEntry;
        return entry.kind === 'warrants' && entry.n > 0 ? { player: entry.p, n: entry.n } : undefined;
      },
    },
    {
      key: 'crewLost',
      title: 'crew lost',
      as: 'mean',
      during(event) {
        const player = bereaved(event as LogEntry);
        return player === undefined ? undefined : { player, n: 1 };
      },
    },
  ],
  turns: (G) => G.turn.number,
  sorts: SORTS,
  observe,
  possible,
  describe(tables) {
    const [first] = tables;
    const stories = tables.length === 1 ? String(first?.story) : `${tables.length} stories in turn`;
    return `boxes: ${(first as Table & { sets: readonly string[] }).sets.join(', ')}; ${stories}`;
  },
};
