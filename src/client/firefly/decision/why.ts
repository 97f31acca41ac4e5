import type { Move, PlayerID } from '../../../engine/moves';
import { affords, isClosed, mayHave, planetHere, priceOf } from '../../../firefly/actions/buy';
import { activeLimit, isOnTerms } from '../../../firefly/actions/deal';
import { burnFuel, burnRange, destinations } from '../../../firefly/actions/fly';
import { restPrice } from '../../../firefly/actions/shore-leave';
import { eligible, stepOf } from '../../../firefly/actions/work';
import { contactCard, findCard, jobCard } from '../../../firefly/cards';
import { contactsInPlay } from '../../../firefly/contacts/standing';
import { boardFor } from '../../../firefly/map';
import { spendFor } from '../../../firefly/need';
import { isAt } from '../../../firefly/place';
import { aboard } from '../../../firefly/scene';
import { type ActionKind, HIDDEN, playerOf, type Ref, rivals, type State } from '../../../firefly/state';
import { canAct } from '../../../firefly/turn';
import { list, money, sentence } from '../../../firefly/words/english';
import { plain } from '../../../firefly/words/markup';
import { nameOf } from '../../../firefly/words/name';
import { needsText } from '../../../firefly/words/need';
import { at } from '../../../firefly/words/place';
import type { Reason } from '../../games/table-game';

/** Why an action of this kind is spent, or undefined when it is not. */
function spent(G: State, action: ActionKind): string | undefined {
  if (canAct(G, action)) return undefined;
  if (G.barred.includes(action)) return 'A card in play forbids it for the rest of the game.';
  if (G.turn.used.includes(action)) return 'You have done it this turn, and your two actions must be different.';
  return `Your actions for this turn are spent (${list(G.turn.used)}).`;
}

function whyNotFly(G: State, p: PlayerID): Reason[] {
  const used = spent(G, 'fly');
  if (used) return [{ what: 'Fly', why: used }];
  const fuel = aboard(G, p, 'fuel');
  const need = burnFuel(G, p);
  if (fuel < need) return [{ what: 'Full Burn', why: `It takes ${need} fuel, and you have ${fuel}.` }];
  if (burnRange(G, p) <= 0) return [{ what: 'Full Burn', why: 'Your drive has no range now.' }];
  const barred = destinations(G, p, 'burn').length < boardFor(G.options.sets).neighbours(playerOf(G, p).sector).length;
  return barred ? [{ what: 'Fly into a sector with Reavers', why: 'A Full Burn may not enter it.' }] : [];
}

function whyNotBuy(G: State, p: PlayerID): Reason[] {
  const used = spent(G, 'buy');
  if (used) return [{ what: 'Buy', why: used }];
  if (isClosed(G, p)) return [{ what: 'Buy', why: 'A card in play has closed this supply planet.' }];
  if (!planetHere(G, p)) return [{ what: 'Buy', why: 'You are not at a supply planet.' }];
  const price = restPrice(G, p) ?? 0;
  const { cash } = playerOf(G, p);
  return price > cash ? [{ what: 'Shore leave', why: `It costs ${money(price)} for your whole crew, and you have ${money(cash)}.` }] : [];
}

/** Why a card that was looked at cannot be kept. */
export function whyNotKeep(G: State, p: PlayerID, ref: Ref): string {
  const card = findCard(ref);
  if (!card || !('kind' in card) || affords(G, p, ref)) return 'It is the same as one beside it.';
  const [price, { cash }] = [priceOf(G, p, ref), playerOf(G, p)];
  if (price > cash) return `It costs ${money(price)}, and you have ${money(cash)}.`;
  return mayHave(G, p, ref) ? 'There is no room for it.' : 'Your ship or your captain will not have it.';
}

function whyNotDeal(G: State, p: PlayerID): Reason[] {
  const used = spent(G, 'deal');
  if (used) return [{ what: 'Deal', why: used }];
  const { sector } = playerOf(G, p);
  const here = contactsInPlay(G).filter((contact) => isAt(G, { p }, contactCard(contact).at, sector));
  if (here.length === 0) return [{ what: 'Deal', why: 'No contact is in this sector.' }];
  return here
    .filter((contact) => !isOnTerms(G, p, contact))
    .map((contact) => ({ what: `Deal with ${nameOf(contact)}`, why: 'They will not deal with you now.' }));
}

function whyNotJob(G: State, p: PlayerID, ref: Ref): string {
  const player = playerOf(G, p);
  const card = jobCard(ref);
  const active = player.active.find((job) => job.ref === ref);
  const step = stepOf(card, active?.step ?? 0);
  if (!step) return 'Nothing is left to be done.';
  if (!active && player.active.length >= activeLimit(G, p)) return `You already have ${player.active.length} jobs under way.`;
  if (!isAt(G, { p }, step.at, player.sector)) return sentence(plain(`its next step is ${at(step.at)}`));
  const team = eligible(G, p, card);
  if (team.length === 0) return 'None of your crew will go on it.';
  if (spendFor(G, { p, team }, card.needs ?? []) === null) return plain(needsText(card.needs ?? []));
  return 'Your ship lacks the room or the goods for its next step.';
}

function whyNotWork(G: State, p: PlayerID, legal: readonly Move[]): Reason[] {
  const used = spent(G, 'work');
  if (used) return [{ what: 'Work', why: used }];
  const player = playerOf(G, p);
  const jobs = [...player.active.map(({ ref }) => ref), ...player.hand].filter((ref) => ref !== HIDDEN);
  const idle = jobs.filter((ref) => !legal.some(({ move, args }) => (move === 'work' || move === 'raid') && args[0] === ref));
  const reasons = idle.map((ref) => ({ what: `Work ${jobCard(ref).name}`, why: whyNotJob(G, p, ref) }));
  if (!boardFor(G.options.sets).planetary(player.sector))
    reasons.push({ what: 'Make-Work', why: 'It is done at a planet, and here is none.' });
  return reasons;
}

function whyNotTrade(G: State, p: PlayerID, legal: readonly Move[]): Reason[] {
  if (G.options.players === 1 || legal.some(({ move }) => move === 'offerTrade')) return [];
  const near = rivals(G, p).some((q) => playerOf(G, q).sector === playerOf(G, p).sector);
  return [{ what: 'Trade', why: near ? 'Three offers to one captain are enough for a turn.' : 'No other ship is in your sector.' }];
}

/** What this player cannot do in the turn as it stands, and why; empty outside a turn's own choice. */
export function whyNot(G: State, p: PlayerID, legal: readonly Move[]): Reason[] {
  if (G.stack.at(-1)?.kind !== 'turn' || G.turn.player !== p) return [];
  return [...whyNotFly(G, p), ...whyNotBuy(G, p), ...whyNotDeal(G, p), ...whyNotWork(G, p, legal), ...whyNotTrade(G, p, legal)];
}
