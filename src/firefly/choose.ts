import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { abilitiesOf, modifiersOf } from './abilities';
import { discardOwn, isUsable, noteUse, pushAbility, trigger } from './ability';
import { markAttempt } from './attempt';
import type { Need, Option } from './content/types';
import { runEffects } from './effects';
import { jettisonMenu } from './free/jettison';
import { number, offer, take, text } from './menu';
import { payable, type Spend, spendFor, spendForAce } from './need';
import { type Scene, workOf } from './scene';
import { type Kind, note, type Ref, type State, type Table } from './state';
import { startTest } from './test';

/** Options of an open card, one of which is picked (NAV-02, MISB-04). */
export interface ChooseFrame {
  kind: 'choose';
  ask: PlayerID | null;
  scene: Scene;
  /** What is open: a nav or misbehave card, a step of a job, a contact event, or an effect that offers a choice. */
  from: 'nav' | 'misbehave' | 'step' | 'event' | 'effect';
  /** The card or event id, for display. */
  card: Ref;
  options: readonly Option[];
  /** The Ace of a misbehave card (MISB-05). */
  ace: Need | null;
  /** None at all may be picked. */
  may: boolean;
}

/** Opens a choice; the picked option's cost, test and effects run before the frame below goes on. */
export function openChoice(t: Table, frame: Omit<ChooseFrame, 'kind' | 'ask'>): void {
  t.G.stack.push({ kind: 'choose', ask: null, ...frame });
}

const isOpenCard = (frame: ChooseFrame): boolean => frame.from === 'nav' || frame.from === 'misbehave';

/** A breakdown that has no effect on this ship: it asks for nothing, and the flight goes on. */
const isShruggedOff = (G: State, { scene }: ChooseFrame, option: Option): boolean =>
  option.breakdown === true && modifiersOf(G, scene, 'ignoreBreakdowns').length > 0;

/** What an option costs beside its price, or null when it cannot be picked. */
function priceOf(G: State, frame: ChooseFrame, option: Option): Spend[] | null {
  if (isShruggedOff(G, frame, option)) return [];
  if (!payable(G, frame.scene, option.cost ?? [])) return null;
  return spendFor(G, frame.scene, option.needs ?? []);
}

/** GOAL-07: sharing the pay with a rival crew makes no sense without pay. */
const isForbidden = (G: State, frame: ChooseFrame, option: Option): boolean =>
  workOf(G, frame.scene.p)?.task === 'goal' && (option.effects?.some((effect) => effect.do === 'pay-modifier') ?? false);

function picks(G: State, frame: ChooseFrame): Move[] {
  const moves: Move[] = [];
  frame.options.forEach((option, i) => {
    if (!isForbidden(G, frame, option) && priceOf(G, frame, option)) moves.push(move('chooseOption', i));
  });
  if (frame.from === 'misbehave' && spendForAce(G, frame.scene, frame.ace)) moves.push(move('ace'));
  return moves;
}

/** Abilities that a player may use while a misbehave card is open. */
const tricks = (G: State, frame: ChooseFrame) =>
  frame.from === 'misbehave'
    ? abilitiesOf(G, frame.scene, 'misbehave').filter((found) => found.ability.do && found.ability.may && isUsable(G, found))
    : [];

export const choose: Kind<ChooseFrame> = {
  get moves() {
    return ['chooseOption', 'ace', 'decline', 'useAbility', ...jettisonMenu.moves];
  },
  step(t, frame) {
    const open = picks(t.G, frame);
    const [only] = open;
    if (!only && !frame.may) {
      // U-25: a card none of whose options can be met botches the attempt.
      finish(t);
      if (frame.from === 'misbehave' || frame.from === 'step') markAttempt(t, frame.scene.p, 'botch');
    } else if (
      open.length === 1 &&
      only &&
      !frame.may &&
      frame.options.length === 1 &&
      frame.ace === null &&
      tricks(t.G, frame).length === 0
    ) {
      pick(t, frame, number(only.args));
    } else {
      frame.ask = frame.scene.p;
    }
  },
  choices(G, frame, name) {
    const moves = picks(G, frame);
    if (frame.may) moves.push(move('decline'));
    for (const { src, index } of tricks(G, frame)) moves.push(move('useAbility', src, index));
    // U-27: jettison before an option is chosen, not after.
    return isOpenCard(frame) && G.turn.player === frame.scene.p ? [...moves, ...offer([jettisonMenu], G, frame.scene.p, name)] : moves;
  },
  decide(t, frame, name, args) {
    const { scene } = frame;
    switch (name) {
      case 'chooseOption':
        return pick(t, frame, number(args));
      case 'ace': {
        const spends = must(spendForAce(t.G, scene, frame.ace), 'ace');
        note(t, { kind: 'ace', p: scene.p, card: frame.card });
        finish(t);
        spend(t, scene, spends);
        return markAttempt(t, scene.p, 'proceed');
      }
      case 'decline':
        return finish(t);
      case 'useAbility': {
        const found = must(
          tricks(t.G, frame).find(({ src, index }) => src === text(args) && index === number(args, 1)),
          'ability',
        );
        finish(t);
        noteUse(t, found);
        return pushAbility(t, found, true);
      }
      default:
        take([jettisonMenu], t, scene.p, name, args);
    }
  },
};

/** Uses up the one-use cards that answer the needs of what was picked (WORK-11). */
export function spend(t: Table, scene: Scene, spends: readonly Spend[]): void {
  for (const { src, discard, cost } of spends) {
    if (discard) discardOwn(t, scene.p, src);
    runEffects(t, scene, cost);
  }
}

function pick(t: Table, frame: ChooseFrame, i: number): void {
  const { scene } = frame;
  const option = must(frame.options[i], 'option');
  const spends = must(priceOf(t.G, frame, option), 'price');
  if (frame.options.length > 1) note(t, { kind: 'option', p: scene.p, from: frame.from, card: frame.card, option: i, picked: option });
  finish(t);
  if (isShruggedOff(t.G, frame, option)) return runEffects(t, scene, [{ do: 'keep-flying' }]);
  if (option.salvage) trigger(t, scene, 'salvage');
  if (option.test) startTest(t, scene, option.test);
  else runEffects(t, scene, option.effects ?? []);
  runEffects(t, scene, option.cost ?? []);
  spend(t, scene, spends);
}
