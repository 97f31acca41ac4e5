import type { Effect, PaidX, Use } from '../content/types';
import { a, nothingElse, several } from './english';
import { kindOfCard, target } from './filter';

const each = ({ max }: PaidX): string => ` for each of up to ${several(max, 'credit')} you pay`;
const LASTS = { 'fight-end': 'until the fight ends', 'turn-end': 'until the turn ends', 'leaves-play': 'as long as it is in play' };

/** What an effect does, as one clause without a subject: "draw 2 cards". */
export function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'draw':
      return `draw ${several(effect.n, 'card')}`;
    case 'discard': {
      const from = effect.from === 'hand' ? 'from hand' : 'from hand or tableau';
      const what = several(effect.n, effect.filter ? kindOfCard(effect.filter) : 'card');
      if (effect.who === 'opponent') return `another player discards ${what} ${from}${effect.random ? ' at random' : ''}`;
      return `discard ${what} ${from}`;
    }
    case 'discard-this':
      return 'discard this card';
    case 'gain-credits':
      return `gain ${several(effect.n, 'credit')}`;
    case 'steal-credits':
      return `take ${effect.n > 1 ? 'up to ' : ''}${several(effect.n, 'credit')} from ${effect.from === 'same' ? 'that' : 'another'} player`;
    case 'pay-credits':
      return `pay ${several(effect.n, 'credit')}`;
    case 'gain-verse':
      return `gain ${several(effect.n, "'verse token")}`;
    case 'activation':
      return `gain ${activations(effect.n, effect.only)}`;
    case 'recruitment':
      return `gain ${several(effect.n, 'further recruitment')} this turn`;
    case 'influence':
      return `add ${effect.n} influence to your deal`;
    case 'strength':
      return typeof effect.n === 'number' ? `add ${effect.n} to your strength` : `add ${effect.n.per} to your strength${each(effect.n)}`;
    case 'power-token': {
      const paid = typeof effect.n === 'number' ? '' : each(effect.n);
      const token = `a +${typeof effect.n === 'number' ? effect.n : effect.n.per} power token`;
      return `put ${token} on ${target(effect.target)}${paid} ${LASTS[effect.until]}${effect.max ? `, at most ${effect.max} of them` : ''}`;
    }
    case 'reset':
      return `reset ${target(effect.target)}`;
    case 'trigger':
      return `trigger ${target(effect.target)} without effect`;
    case 're-trigger':
      return 'use the ⚡ ability of one of your triggered cards again';
    case 'verse-step':
      return `step ${effect.n} of your 'verse card is met as well`;
    case 'warrant':
      return `put a warrant on ${target(effect.target)}`;
    case 'clear-warrant':
      return `take the warrant off ${a(kindOfCard(effect.target))} of yours`;
    case 'cancel-deal':
      return 'cancel the deal';
    case 'evade':
      return 'evade the fight';
    case 'cycle':
      return `cycle ${several(effect.n, 'market card')}`;
    case 'gain-card':
      return `take ${a(`supply ${kindOfCard(effect.filter)}`)} into your hand`;
    case 'recover':
      return `take ${several(effect.n, kindOfCard(effect.filter))} from your recycle pile into your hand`;
    case 'return-hand':
      return `that ${kindOfCard(effect.target)} comes back to your hand`;
    case 'look':
      return `look at the top ${several(effect.n, 'card')} of your deck, keep ${effect.keep} and put the rest back in any order`;
    case 'gain-black':
      return `${effect.who === 'self' ? 'add' : 'another player adds'} ${several(effect.n, 'copy', 'copies')} of The Black to ${effect.who === 'self' ? 'your' : 'their'} recycle pile`;
    case 'return-black':
      return `return ${several(effect.n, 'copy', 'copies')} of The Black from your ${effect.from === 'hand' ? 'hand' : 'hand or recycle pile'} to the supply`;
    case 'scrap':
      return `remove ${several(effect.n, 'card')} of your hand from the game`;
    case 'immune':
      return 'you cannot be attacked until after your next turn';
    case 'choose':
      return `either ${effect.options.map(effectsText).join(', or ')}`;
    case 'opponent-choice':
      return `the other player chooses: ${effect.options.map((option) => option.map(demand).join(', then ')).join(', or ')}`;
    case 'each-opponent':
      return `each other player ${theirs(effect.effects)}`;
    case 'each-player':
      return `each player ${theirs(effect.effects)}`;
    default:
      return nothingElse(effect);
  }
}

const USES = {
  any: '',
  play: ' to play a card only',
  trigger: ' to trigger a card only',
  fight: ' to pick a fight only',
  deal: ' to make a deal only',
};

/** "1 activation to make a deal only" */
export const activations = (n: number, use: Use | 'any' = 'any'): string => `${several(n, 'activation')}${USES[use]}`;

export const effectsText = (effects: readonly Effect[]): string => effects.map(effectText).join(', then ');

/** What others do: "gains 1 credit". */
const theirs = (effects: readonly Effect[]): string =>
  effects.map((effect) => effectText(effect).replace(/^\w+/, '$&s').replaceAll('your', 'their')).join(', then ');

/** What somebody else is made to choose from, on the card that says so. */
function demand(effect: Effect): string {
  if (effect.do === 'steal-credits') return `they pay you ${several(effect.n, 'credit')}`;
  if (effect.do === 'cancel-deal') return 'the deal is cancelled';
  return `they ${effectText(effect)}`;
}

/** The same, said to the one who has to choose. */
export function concession(effect: Effect, to: string): string {
  if (effect.do === 'steal-credits') return `pay ${to} ${several(effect.n, 'credit')}`;
  if (effect.do === 'cancel-deal') return 'let the deal be cancelled';
  return effectText(effect);
}
