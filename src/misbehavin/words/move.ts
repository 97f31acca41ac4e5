import type { Move, PlayerID } from '../../engine/moves';
import { abilitiesOf, cardOf } from '../cards';
import { factions, supply } from '../content';
import { priceOf } from '../deal';
import type { Frame } from '../frames';
import { tokensFor } from '../recruit';
import type { State } from '../state';
import { abilityText, nameOf, stepName, verseText } from './card';
import { concession, effectsText, effectText } from './effect';
import { capital, list, sentence, several } from './english';

const REWARDS: Readonly<Record<string, string>> = { draw: 'Draw a card', credit: 'Gain 1 credit', verse: "Gain 1 'verse token" };
const SLOTS: Readonly<Record<string, string>> = { fight: 'fight', deal: 'deal', maneuver: 'maneuver', any: 'free' };

/** What an ability does, without the window and the price that go without saying on a button. */
function use(card: string, i: number): string {
  const ability = abilitiesOf(card)[i];
  return ability ? abilityText(ability, cardOf(card)) : '';
}

/** What a move does, for a button. */
export function moveWords(G: State, { move, args: [first, second] }: Move, names: (p: PlayerID) => string): string {
  const text = String(first);
  const frame = G.stack.at(-1);
  switch (move) {
    case 'play':
      return `Play ${nameOf(text)}`;
    case 'trigger':
      return `Trigger ${nameOf(text)}`;
    case 'pickFight':
      return 'Pick a fight';
    case 'makeDeal':
      return 'Make a deal';
    case 'recruit':
      return 'Recruit';
    case 'acquire':
      return "Earn a 'verse token";
    case 'placeToken':
      return `Put a token on ${nameOf(text)}`;
    case 'endTurn':
      return 'End the turn';
    case 'clearOut':
      return 'End the turn and discard from the tableau';
    case 'useAbility':
    case 'useCard':
      return `${nameOf(text)}: ${use(text, Number(second))}`;
    case 'verse': {
      const faction = frame?.ask ? G.players[frame.ask]?.faction : null;
      const action = faction ? verseText(faction).actions.find(({ id }) => id === text) : undefined;
      return action ? `${several(action.cost, "'verse token")}: ${action.text}` : text;
    }
    case 'takeBack':
      return `Take back the token that marks “${stepName(text)}”`;
    case 'commit':
      return `Put in ${nameOf(text)}`;
    case 'nab':
      return `Nab ${nameOf(text)} of ${names(ownerOf(G, text))}`;
    case 'dispatch':
      return `Dispatch ${nameOf(text)} of ${names(ownerOf(G, text))}`;
    case 'repel':
      return `Fight ${nameOf(text)}`;
    case 'hold':
      return 'Add nothing more';
    case 'bargain':
      return `Ask for ${nameOf(text)}${frame?.kind === 'deal' ? paying(priceOf(G, frame, text, Number(second))) : ''}`;
    case 'clearWarrant':
      return `Clear the warrant on ${nameOf(text)}`;
    case 'abandon':
      return 'Walk away from the deal';
    case 'retry':
      return 'Try again with another activation';
    case 'recruitInstead':
      return 'Recruit with these cards';
    case 'giveUp':
      return 'Let the cards go';
    case 'recruitCard':
      return `Recruit ${nameOf(text)}${frame?.kind === 'recruit' ? paying({ credits: 0, verse: tokensFor(G, frame, text) }) : ''}`;
    case 'stop':
      return 'Recruit no more';
    case 'takeReward':
      return REWARDS[text] ?? text;
    case 'retain':
      return `Keep ${nameOf(text)} for a token`;
    case 'replay':
      return frame?.kind === 'supply-card' ? `Once more for a token: ${use(frame.ref, Number(first))}` : 'Once more';
    case 'done':
      return 'Done';
    case 'pass':
      return 'Let it pass';
    case 'decline':
      return 'Leave it unmarked';
    case 'mark':
      return `Mark “${stepName(text)}” with a token`;
    case 'triggerNow':
      return 'Trigger it at once';
    case 'leaveSet':
      return 'Leave it set';
    case 'dismiss':
      return `Discard ${nameOf(text)}`;
    case 'keep':
      return `Keep ${nameOf(text)}`;
    case 'putBack':
      return `Put back ${nameOf(text)}`;
    case 'chooseCard':
      return capital(nameOf(text));
    case 'choosePlayer':
      return capital(names(text));
    case 'pay':
      return `Pay ${several(Number(first), 'credit')}`;
    case 'chooseOption': {
      if (frame?.kind !== 'pick' || !('options' in frame.effect)) return move;
      const option = frame.effect.options[Number(first)] ?? [];
      if (frame.effect.do === 'choose') return sentence(effectsText(option));
      return sentence(list(option.map((effect) => concession(effect, names(frame.scene.p)))));
    }
    case 'takeFaction':
      return factions.find(({ id }) => id === text)?.name ?? text;
    case 'placeSet':
      return `${supply.find(({ supplySet }) => supplySet === text)?.name ?? text} in the ${SLOTS[String(second)] ?? second} place`;
    default:
      return move;
  }
}

/** What a card costs besides influence. */
function paying({ credits, verse }: { credits: number; verse: number }): string {
  const parts = [...(credits > 0 ? [several(credits, 'credit')] : []), ...(verse > 0 ? [several(verse, "'verse token")] : [])];
  return parts.length > 0 ? `, paying ${list(parts)}` : '';
}

const ownerOf = (G: State, ref: string): PlayerID =>
  Object.keys(G.players).find((p) => G.players[p]?.tableau.some((placed) => placed.ref === ref)) ?? '';

type Asking = { [K in Frame['kind']]: (frame: Extract<Frame, { kind: K }>) => string };

/** The question of every stage; those that ask nobody say what is going on. */
const asking: Asking = {
  acquire: () => "Which card do you discard for the 'verse?",
  cancel: () => 'Do you cancel this deal?',
  cancelled: () => 'Your deal was cancelled: what now?',
  'clear-out': () => 'Which cards leave your tableau?',
  deal: ({ at }) => (at === 'open' ? 'Which card opens the deal?' : 'What do you add, and what do you ask for?'),
  draft: () => 'Which set goes on the supply board?',
  effects: () => 'Effects are carried out',
  faction: () => 'Which faction is yours?',
  fight: ({ at }) =>
    at === 'open' ? 'Which card opens the fight?' : at === 'announce' ? 'What are you after?' : 'What do you add to the fight?',
  look: ({ keep }) => (keep > 0 ? 'Which card do you keep?' : 'Which card goes back first? The last one lies on top'),
  mark: () => 'Do you mark this step of the episode?',
  pick: ({ effect, scene }) =>
    // Whoever is made to choose is not the one the words are meant for.
    effect.do === 'opponent-choice' && scene.loser !== undefined
      ? `${nameOf(scene.card)}: what do you choose?`
      : capital(effectText(effect)),
  'play-card': ({ ref }) => `Trigger ${nameOf(ref)} at once?`,
  react: () => 'Do you answer this?',
  recruit: () => 'Which cards do you recruit with, and whom?',
  rescue: () => 'Do you save the card?',
  retain: () => 'Which used cards do you keep?',
  reward: () => 'Which reward do you take?',
  'supply-card': ({ ref }) => `Use ${nameOf(ref)} again?`,
  turn: () => 'Your turn: what do you do?',
};

export function question(frame: Frame): string {
  return (asking[frame.kind] as (frame: Frame) => string)(frame);
}
