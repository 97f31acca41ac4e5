import { bots } from '../../../bots/misbehavin';
import { episodeOf } from '../../misbehavin/cards';
import type { LogEntry } from '../../misbehavin/log';
import { misbehavin } from '../../misbehavin/rules';
import { HIDDEN, playerIds, playerOf, type State } from '../../misbehavin/state';
import { powerOf } from '../../misbehavin/values';
import { logLine } from '../../misbehavin/words';
import type { TableGame } from '../games/table-game';
import { faceDown } from '../match/secrets';
import { Mine } from './board/Mine';
import { Card } from './cards/Card';
import { CardName } from './cards/CardName';
import { isCard } from './cards/face';
import { deciding } from './decision/deciding';
import { Piles } from './power/Piles';
import { Power } from './power/Power';
import { type Asked, setup } from './start/setup';
import { Table } from './table/Table';

const HOW: Record<string, string> = {
  power: 'The power needed was in the tableau at the start of the turn.',
  episode: 'The episode has come to its end.',
  'turn-cap': 'The turns agreed on are over: the strongest wins, then who has more credits, then more ’verse tokens.',
};

const SMALL: readonly LogEntry['kind'][] = [
  'ability',
  'activation',
  'committed',
  'credits',
  'cycled',
  'discarded',
  'drew',
  'influence',
  'paid',
  'recruitment',
  'reset',
  'reshuffled',
  'strength',
  'turned-up',
  'verse',
];

/** Misbehavin' at the table. */
export const misbehavinTable: TableGame<State, Asked> = {
  rules: misbehavin,
  bots,
  setup,
  subtitle: (view) => episodeOf(view)?.name ?? '',
  turn: ({ turn }) => turn,
  first: ({ first }) => first,
  parts: [
    { id: 'table', title: 'Table', place: 'main', Part: Table },
    { id: 'mine', title: 'Yours', place: 'low', Part: Mine },
    { id: 'power', title: 'Power', place: 'aside', Part: Power },
    { id: 'piles', title: 'Piles', place: 'aside', Part: Piles },
  ],
  deciding,
  isCard,
  Card,
  CardName: (props) => <CardName {...props} inside />,
  tell: (news, names) => logLine(news as LogEntry, names),
  small: new Set(SMALL),
  hidden: ({ players, stack }) =>
    faceDown(
      HIDDEN,
      Object.values(players).map(({ hand }) => hand),
      stack,
    ),
  piles: ({ market, players }) => [
    ...Object.values(market).map(({ draw }) => draw.length),
    ...Object.values(players).map(({ deck }) => deck.length),
  ],
  lines: [
    { id: 'power', title: 'Power', of: (G) => playerIds(G).map((p) => powerOf(playerOf(G, p))), said: String },
    { id: 'credits', title: 'Credits', of: (G) => playerIds(G).map((p) => playerOf(G, p).credits), said: String },
  ],
  ending: (_view, { reason }) => [HOW[reason] ?? `The game is over: ${reason}.`],
};
