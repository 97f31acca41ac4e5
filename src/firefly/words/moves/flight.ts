import type { NpcShip } from '../../content/types';
import { number, text } from '../../menu';
import type { DeckId } from '../../state';
import { capital } from '../english';
import { cardName, deckName, nameOf, SHIP } from '../name';
import { abilityLabel, type Labels } from './label';
import { courses, jettison, outfitting, useAbility } from './turn';

export const fly: Labels<'fly'> = {
  ...jettison,
  flyOn: ({ frame, args }) => `${frame.at === 'ready' ? 'Set off for' : 'Fly on to'} ${nameOf(text(args))}`,
  stop: () => 'Stop here',
  useAbility,
  outfit: outfitting,
};

export const setOff: Labels<'set-off'> = { ...jettison, ...courses, useAbility, outfit: outfitting, stop: () => 'Stay here' };

export const evade: Labels<'evade'> = { evadeTo: ({ args }) => `Evade to ${nameOf(text(args))}` };

export const nav: Labels<'nav'> = {
  ignoreCard: ({ frame }) => `Ignore ${cardName(frame.card)}`,
  face: ({ frame }) => `Face ${cardName(frame.card)}`,
};

export const moveNpc: Labels<'move-npc'> = {
  chooseCutter: ({ args }) => `The Cutter at ${nameOf(text(args))}`,
  moveCorvette: ({ args }) => `Move the Corvette to ${nameOf(text(args))}`,
  moveCruiser: ({ args }) => `Move the Cruiser to ${nameOf(text(args))}`,
  moveCutter: ({ args }) => `Move the Cutter from ${nameOf(text(args))} to ${nameOf(text(args, 1))}`,
  moveShip: ({ args }) => `Move to ${nameOf(text(args))}`,
};

export const alliance: Labels<'alliance'> = {
  useAbility: ({ G, p, args }) => abilityLabel(G, p, text(args), number(args, 1)),
  submit: () => 'Let them come aboard',
};

export const reaver: Labels<'reaver'> = { useAbility, stand: () => 'Face the Reavers' };

export const alert: Labels<'alert'> = { answerAlert: ({ args }) => `${capital(SHIP[text(args) as NpcShip])} answers the call` };
export const scan: Labels<'scan'> = { scan: ({ args }) => `Scan ${nameOf(text(args))}` };

export const pickDeck: Labels<'pick-deck'> = { pickDeck: ({ args }) => `Look at ${deckName(text(args) as DeckId)}` };
export const peek: Labels<'peek'> = {
  putNext: ({ frame, args }) => `${frame.order.length === 0 ? 'On top' : 'Next'}: ${cardName(text(args))}`,
  discardAll: () => 'Discard them all',
};
export const reshuffle: Labels<'reshuffle'> = { reshuffle: ({ args }) => `Shuffle ${deckName(text(args) as DeckId)} anew` };
