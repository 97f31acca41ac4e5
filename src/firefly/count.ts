import { contactsInPlay, solidWith } from './contacts/standing';
import type { Amount, ContactId, Count } from './content/types';
import { aboard, type Scene, workOf } from './scene';
import { skillTotal } from './skills';
import { playerIds, playerOf, type State } from './state';
import { select } from './who';

/** A number that belongs to the player or to what just happened. */
export function countOf(G: State, scene: Scene, count: Count): number {
  const player = playerOf(G, scene.p);
  if (typeof count === 'object') return select(G, scene, count.crew).length;
  switch (count) {
    case 'warrant':
      return scene.warrants ?? player.warrants;
    case 'cash':
      return player.cash;
    case 'solid':
      return solidWith(G, scene).length;
    case 'goal-token':
      return player.goalTokens;
    case 'upgrade':
      return player.upgrades.length;
    case 'player':
      return playerIds(G).length;
    case 'deck-size':
      return scene.deckSize ?? 0;
    case 'empty-contact':
      return contactsInPlay(G).filter((contact) => isEmpty(G, contact)).length;
    case 'passenger':
      return scene.delivered ? (scene.delivered.passengers ?? 0) : aboard(G, scene.p, 'passengers');
    case 'fugitive':
      return scene.delivered ? (scene.delivered.fugitives ?? 0) : aboard(G, scene.p, 'fugitives');
    case 'rider':
      return countOf(G, scene, 'passenger') + countOf(G, scene, 'fugitive');
    case 'contraband':
      return scene.delivered ? (scene.delivered.contraband ?? 0) : aboard(G, scene.p, 'contraband');
    case 'goods-stolen':
    case 'job-stolen':
      return scene.stolen ?? 0;
    case 'misbehave-passed':
      return workOf(G, scene.p)?.passed.length ?? 0;
    case 'misbehave-total':
      return player.misbehaved;
    case 'set-delivered':
      return scene.sets ?? 0;
    case 'pip':
      return scene.pips ?? 0;
    case 'dollar-staked':
      return scene.staked ?? 0;
    case 'fight':
    case 'tech':
    case 'negotiate':
      return skillTotal(G, scene, count);
  }
}

function isEmpty(G: State, contact: ContactId): boolean {
  const { draw, discard } = G.decks[contact];
  return draw.length === 0 && discard.length === 0;
}

/** An amount as a number; `all` and `no-limit` are without end. */
export function amountOf(G: State, scene: Scene, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') return Math.max(0, amount.base + amount.extra.amount * countOf(G, scene, amount.extra.per));
  if (amount === 'roll') return scene.rolled ?? 0;
  return Number.POSITIVE_INFINITY;
}
