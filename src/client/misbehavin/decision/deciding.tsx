import type { State } from '../../../misbehavin/state';
import { moveWords, nameOf, question } from '../../../misbehavin/words';
import type { Deciding, Heading } from '../../games/table-game';
import { Icons } from '../cards/Icons';
import { After } from './After';
import { guide } from './guide';
import { idle } from './idle';
import { Situation } from './Situation';
import { whyNot } from './why';

const headings: Readonly<Record<string, Heading<State>>> = {
  ask: { title: 'Ask for', of: ['bargain', 'clearWarrant'] },
  gain: { title: 'Recruit', of: ['recruitCard'] },
  commit: { title: 'Put in', of: ['commit'] },
  act: { title: 'Act', of: ['pickFight', 'makeDeal', 'recruit', 'acquire'] },
  play: { title: 'Play a card', of: ['play'] },
  trigger: { title: 'Trigger a card', of: ['trigger'] },
  nab: { title: 'Nab: it comes to your hand', of: ['nab'] },
  dispatch: { title: 'Dispatch: it goes to their recycle pile', of: ['dispatch'] },
  repel: { title: 'Reavers', of: ['repel'] },
  ability: { title: 'Use a card', of: ['useAbility', 'useCard', 'replay'] },
  retain: { title: 'Keep, for a token each', of: ['retain'] },
  verse: { title: '’Verse', of: ['verse', 'placeToken', 'mark'] },
  back: { title: 'Take a marker back', of: ['takeBack'], folded: true },
};

/** Under these headings the card alone says it. */
const BY_NAME: ReadonlySet<string> = new Set(['play', 'trigger', 'commit', 'recruitCard']);

/** How the choices of a player are put. */
export const deciding: Deciding<State> = {
  question({ view }) {
    const frame = view.stack.at(-1);
    return frame ? <Icons text={question(frame)} /> : '';
  },
  words: (view, _me, move, names) => moveWords(view, move, names),
  headings,
  waysOut: /^(hold|abandon|giveUp|stop|done|pass|decline|leaveSet|clearOut)$/,
  amounts: { pay: 'Pay' },
  isOfCards: (stage, move) => stage === 'look' && (move === 'keep' || move === 'putBack'),
  onCard: { keep: 'Keep', putBack: 'Put back' },
  short: ({ move, args: [card] }) => (BY_NAME.has(move) ? nameOf(String(card)) : undefined),
  After,
  Situation,
  whyNot,
  topic: (view) => view.stack.at(-1)?.kind,
  guide,
  idle,
};
