import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { abilitiesOf, type InForce } from '../abilities';
import { isUsable, noteUse, pushAbility } from '../ability';
import { scannable } from '../alerts';
import { contactsToConsider } from '../consider';
import type { Ability, ActionName, Effect } from '../content/types';
import { type Menu, number, text } from '../menu';
import type { State } from '../state';
import { canAct, useAction } from '../turn';
import { planetHere } from './buy';
import { isOnTerms } from './deal';
import { canBurn } from './fly';
import { gainable } from './gain-card';

const ACTIONS: readonly ActionName[] = ['fly', 'buy', 'deal', 'work'];

/** Abilities that are used of one's own accord: for an action, or freely (TURN-07, U-29). */
function usable(G: State, p: PlayerID): InForce[] {
  return (['action', 'turn', 'any-time'] as const)
    .flatMap((when) => abilitiesOf(G, { p }, when))
    .filter((found) => found.ability.do && isUsable(G, found) && canComeAbout(G, p, found.ability.do));
}

/** Those that cost no action work in the middle of one as well, except where the ship must have stopped somewhere for them (U-29). */
export const freeInFlight = (G: State, p: PlayerID): InForce[] =>
  usable(G, p).filter(({ ability: { when, needs = [] } }) => when !== 'action' && !needs.some((need) => 'at' in need));

/** Nobody is let go or put aside for an effect that has nothing to work on. */
export function canComeAbout(G: State, p: PlayerID, effects: readonly Effect[]): boolean {
  return effects.every((effect) => {
    switch (effect.do) {
      case 'gain-card':
        return gainable(G, p, effect).length > 0;
      case 'full-burn':
        return canBurn(G, p);
      case 'deal-with':
        return isOnTerms(G, p, effect.contact);
      case 'consider':
        return contactsToConsider(G, p).length > 0;
      case 'reveal-discard':
        return planetHere(G, p) !== undefined;
      case 'last-call':
        return G.lastTurns === null;
      case 'resolve-alerts':
        return scannable(G, { p }, effect.at).length > 0;
      default:
        return true;
    }
  });
}

/** The actions an ability can be paid with: any that is left where it does not care; null for one that is free. */
function actionsFor(G: State, { when, action }: Ability): (ActionName | null)[] {
  if (when !== 'action') return [null];
  return ACTIONS.filter((kind) => (action === 'any' || action === kind) && canAct(G, kind));
}

/** `useAbility(card, place on the card)`, with the kind of action it uses up where it uses one. */
export const abilityMenu: Menu = {
  moves: ['useAbility'],
  choices: (G, p) =>
    usable(G, p).flatMap(({ ability, src, index }): Move[] =>
      actionsFor(G, ability).map((kind) => (kind === null ? move('useAbility', src, index) : move('useAbility', src, index, kind))),
    ),
  decide(t, p, _name, args) {
    const found = must(
      usable(t.G, p).find(({ src, index }) => src === text(args) && index === number(args, 1)),
      'ability',
    );
    if (args.length > 2) useAction(t, text(args, 2) as ActionName);
    noteUse(t, found);
    pushAbility(t, found, true);
  },
};
