import type { PlayerID } from '../../engine/moves';
import { factions, supply } from '../content';
import type { LogEntry } from '../log';
import { nameOf, stepName } from './card';
import { activations } from './effect';
import { nothingElse, sentence, several } from './english';

/** What happened, as one sentence; `names` says what a player is called. */
export const logLine = (entry: LogEntry, names: (p: PlayerID) => string): string => sentence(tell(entry, names));

/** What the actions of the 'verse cards are for; the others are called what they are. */
const ACTIONS: Readonly<Record<string, string>> = {
  retain: 'keep a card',
  replay: 'use a maneuver again',
  warrant: 'issue a warrant',
  're-trigger': 'use a triggered card again',
};

const ENDS: Readonly<Record<string, string>> = {
  power: 'with the power in the tableau',
  episode: 'as the episode has it',
  'turn-cap': 'being the strongest when time was up',
};

function tell(entry: LogEntry, names: (p: PlayerID) => string): string {
  const who = 'p' in entry ? names(entry.p) : '';
  const card = 'card' in entry ? nameOf(entry.card) : '';
  switch (entry.kind) {
    case 'abandoned':
      return `${who} walked away from the deal`;
    case 'ability':
      return `${who} made use of ${card}`;
    case 'acquired':
      return `${who} met both steps of the 'verse card`;
    case 'activation':
      return `${who} gained ${activations(entry.n, entry.use)}`;
    case 'announced':
      return `${who} has ${entry.power} power and wins at the start of their next turn unless somebody acts`;
    case 'beaten':
      return `${who} beat ${card}`;
    case 'black':
      return `${several(entry.n, 'copy', 'copies')} of The Black came to ${who}`;
    case 'black-back':
      return `${who} got rid of ${several(entry.n, 'copy', 'copies')} of The Black`;
    case 'cancelled':
      return `${who} put an end to the deal of ${names(entry.dealer)}`;
    case 'cleared':
      return `${who} cleared the name of ${card}`;
    case 'committed':
      return `${who} put in ${card}`;
    case 'credits':
      return `${who} gained ${several(entry.n, 'credit')}`;
    case 'cycled':
      return `${who} sent ${card} back into its deck`;
    case 'deal':
      return `${who} opened a deal`;
    case 'discarded':
      return `${who} discarded ${card}`;
    case 'drew':
      return `${who} drew ${several(entry.n, 'card')}`;
    case 'evaded':
      return `${who} slipped out of the fight`;
    case 'faction':
      return `${who} plays ${factions.find(({ id }) => id === entry.faction)?.name ?? entry.faction}`;
    case 'fight':
      return entry.rival === null
        ? `${who} went after ${card}`
        : `${who} set out to ${entry.nab ? 'nab' : 'dispatch'} ${card} of ${names(entry.rival)}`;
    case 'fought':
      return `${entry.attack} against ${entry.defense}: ${entry.won ? who : entry.rival === null ? card : names(entry.rival)} won`;
    case 'gained':
      return entry.by === 'recruitment' ? `${who} recruited ${card}` : `${who} gained ${card}${entry.by === 'deal' ? ' in the deal' : ''}`;
    case 'immune':
      return `nobody can attack ${who} until the end of their next turn`;
    case 'influence':
      return `${who} added ${entry.n} influence`;
    case 'lost':
      return `${who} lost ${card}`;
    case 'marked':
      return `${who} marked a step: ${stepName(entry.step)}`;
    case 'named':
      return `${who} asked for ${card}${entry.credits > 0 ? `, adding ${several(entry.credits, 'credit')}` : ''}${entry.verse > 0 ? `, adding ${several(entry.verse, "'verse token")}` : ''}`;
    case 'over':
      return entry.winner === null ? 'nobody won' : `${names(entry.winner)} won ${ENDS[entry.reason] ?? ''}`.trim();
    case 'paid':
      return `${who} paid ${several(entry.n, 'credit')}`;
    case 'played':
      return `${who} played ${card}`;
    case 'pleaded':
      return `${who} asked for the name of ${card} to be cleared`;
    case 'power':
      return `${card} gained ${entry.n} power`;
    case 'progress':
      return `${who} put a token on ${card}, which now bears ${entry.n}`;
    case 'recruitment':
      return `${who} may recruit ${several(entry.n, 'more card')} this turn`;
    case 'reset':
      return `${card} was reset`;
    case 'reshuffled':
      return `${who} shuffled the recycle pile into a new deck`;
    case 'retained':
      return `${who} kept ${card}`;
    case 'retried':
      return `${who} tried again`;
    case 'returned':
      return `${card} came back to the hand of ${who}`;
    case 'scrapped':
      return `${who} threw ${card} away for good`;
    case 'stole':
      return `${who} took ${several(entry.n, 'credit')} from ${names(entry.from)}`;
    case 'strength':
      return `${who} added ${entry.n} to the strength`;
    case 'supplied':
      return `${who} put ${supply.find(({ supplySet }) => supplySet === entry.set)?.name ?? entry.set} on the supply board`;
    case 'took':
      return `${who} took ${card} from ${names(entry.from)}`;
    case 'triggered':
      return entry.by === entry.p ? `${who} triggered ${card}` : `${names(entry.by)} triggered ${card} of ${who}`;
    case 'turn':
      return `the turn of ${who} began`;
    case 'turned-up':
      return `${card} turned up in the market`;
    case 'unmarked':
      return `${who} lost the mark of a step: ${stepName(entry.step)}`;
    case 'verse':
      return entry.n > 0 ? `${who} gained ${several(entry.n, "'verse token")}` : `${who} spent ${several(-entry.n, "'verse token")}`;
    case 'verse-action':
      return `${who} used the 'verse to ${ACTIONS[entry.action] ?? entry.action.replaceAll('-', ' ')}`;
    case 'warrant':
      return `a warrant was issued on ${card} of ${who}`;
    default:
      return nothingElse(entry);
  }
}
