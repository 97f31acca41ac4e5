import { bots } from '../../../bots';
import type { LogEntry } from '../../firefly/log';
import { firefly } from '../../firefly/rules';
import { HIDDEN, playerIds, playerOf, type State } from '../../firefly/state';
import { winOf } from '../../firefly/win';
import { money } from '../../firefly/words/english';
import { logLine } from '../../firefly/words/log';
import { plain } from '../../firefly/words/markup';
import { nameOf } from '../../firefly/words/name';
import { winText } from '../../firefly/words/win';
import type { TableGame } from '../games/table-game';
import { faceDown } from '../match/secrets';
import { Card } from './cards/Card';
import { CardName } from './cards/CardName';
import { faceOf } from './cards/face';
import { deciding } from './decision/deciding';
import { Goals } from './goals/Goals';
import { Jobs } from './jobs/Jobs';
import { Rivals } from './rivals/Rivals';
import { Ship } from './ship/Ship';
import { type Asked, setup } from './start/setup';
import { Dice } from './verse/Dice';
import { Verse } from './verse/Verse';

const HOW: Record<string, string> = {
  story: 'The story is told to its end.',
  'turn-cap': 'The turns agreed on are over, and nobody has finished the story.',
};

const SMALL: readonly LogEntry['kind'][] = [
  'moved',
  'ship',
  'reshuffle',
  'turned-up',
  'option',
  'ability',
  'die',
  'cash',
  'cuts',
  'loaded',
  'lost',
];

/** Firefly: The Game at the table. */
export const fireflyTable: TableGame<State, Asked> = {
  rules: firefly,
  bots,
  setup,
  subtitle: ({ options: { story } }) => (story ? nameOf(story) : ''),
  turn: ({ turn }) => turn,
  first: () => '0',
  parts: [
    {
      id: 'map',
      title: 'Map',
      place: 'main',
      Part: (props) => (
        <>
          <Verse {...props} />
          <Dice last={props.latest} names={props.names} />
        </>
      ),
    },
    { id: 'ship', title: 'Ship', place: 'low', Part: Ship },
    { id: 'jobs', title: 'Jobs', place: 'low', Part: Jobs },
    { id: 'goals', title: 'Goals', place: 'aside', Part: Goals },
    { id: 'rivals', title: 'Rivals', place: 'aside', Part: Rivals },
  ],
  deciding,
  isCard: (arg) => faceOf(arg) !== undefined,
  Card,
  CardName: (props) => <CardName {...props} inside />,
  tell: (news, names) => plain(logLine(news as LogEntry, names)),
  small: new Set(SMALL),
  hidden: ({ players, stack }) => faceDown(HIDDEN, players, stack),
  piles: ({ decks }) => Object.values(decks).map(({ draw }) => draw.length),
  lines: [
    { id: 'cash', title: 'Money', of: (G) => playerIds(G).map((p) => playerOf(G, p).cash), said: money },
    {
      id: 'goals',
      title: 'Goals',
      // Stories count one way or the other; some mark each goal with a token.
      of: (G) => playerIds(G).map((p) => Math.max(playerOf(G, p).goalsDone, playerOf(G, p).goalTokens)),
      said: String,
    },
  ],
  ending: ({ options }, { reason }) => [
    HOW[reason] ?? `The game is over: ${reason}.`,
    ...(options.story === '' ? [] : [`${nameOf(options.story)}: ${plain(winText(winOf(options)))}`]),
  ],
};
