import type { DeckName, Effect, EffectOf, SupplyPlanet } from '../content/types';
import { numberOf, per } from './count';
import { list, money, nothingElse, range, sentence, several } from './english';
import { goods } from './goods';
import { KEYWORDS, KIND } from './keyword';
import { nameOf, SHIP, ZONE } from './name';
import { ifClause } from './need';
import { either } from './option';
import { atEach, place, space } from './place';
import { bands, nestedTest } from './test';
import { crew, noun } from './who';

/** An effect as a bare clause. Clauses with the same verb and tail can share them: "lose all {passengers} and all {fugitives}". */
interface Clause {
  verb: string;
  what?: string[];
  tail?: string;
  /** Long and winding, or left to the player: what follows is set apart from it. */
  winding?: true;
  /** The last word: nothing follows it. */
  ending?: true;
}

/** What happens, first to last: "kill 1 crew, then evade". */
export function effects(of: readonly Effect[]): string {
  const clauses = share(of.map(clause));
  return clauses.reduce((text, next, i) => {
    if (i === 0) return say(next);
    if (clauses[i - 1]?.winding) return `${text}; then ${say(next)}`;
    if (i < clauses.length - 1) return `${text}, ${say(next)}`;
    return next.ending || next.winding ? `${text}, then ${say(next)}` : `${text} and ${say(next)}`;
  }, '');
}

/** One effect by itself, as a sentence. */
export function effectText(effect: Effect): string {
  return sentence(effects([effect]));
}

function say(of: Clause): string {
  return [of.verb, ...(of.what ? [list(of.what)] : []), ...(of.tail ? [of.tail] : [])].join(' ');
}

function share(clauses: Clause[]): Clause[] {
  const shared: Clause[] = [];
  for (const next of clauses) {
    const last = shared.at(-1);
    if (last?.what && next.what && last.verb === next.verb && last.tail === next.tail) {
      shared[shared.length - 1] = { ...last, what: [...last.what, ...next.what] };
    } else shared.push(next);
  }
  return shared;
}

function clause(effect: Effect): Clause {
  const said = verb(effect);
  return effect.may && effect.do !== 'if' ? { ...said, verb: `you may ${said.verb.replace(/^either /, '')}`, winding: true } : said;
}

function verb(effect: Effect): Clause {
  switch (effect.do) {
    case 'proceed':
      return { verb: 'proceed', ending: true };
    case 'botch':
      return { verb: 'botch', ending: true };
    case 'warrant':
      return { verb: 'a {warrant} is issued', ending: true };
    case 'keep-flying':
      return { verb: 'keep flying', ending: true };
    case 'full-stop':
      return { verb: 'come to a full stop', ending: true };
    case 'evade':
      return { verb: 'evade', ending: true };
    case 'goal-done':
      return { verb: 'finish this goal', ending: true };
    case 'win':
      return { verb: 'win the game', ending: true };
    case 'last-call':
      return { verb: 'call the last round: every rival takes one more turn, you take none', winding: true };
    case 'last-turn':
      return {
        verb: `everyone takes one last turn${effect.without ? ` without ${list(effect.without.map(actionName), 'or')}` : ''}, then the game ends`,
        ending: true,
      };
    case 'end-game':
      return { verb: 'the game ends', ending: true };
    case 'end-turn':
      return { verb: 'your turn ends', ending: true };

    case 'if':
      return { verb: branch(effect), winding: true };
    case 'choose':
      return { verb: either(effect.options), winding: true };
    case 'test':
      return { verb: `take a ${nestedTest(effect.test)}`, winding: true };
    case 'roll':
      return { verb: `roll a die (${bands(effect.bands)})`, winding: true };
    case 'roll-against':
      return { verb: rollAgainst(effect), winding: true };
    case 'gamble':
      return { verb: gamble(effect), winding: true };
    case 'for-each':
      return { verb: `for each ${noun(effect.who)}, ${effects(effect.effects)}`, winding: true };
    case 'split-crew':
      return { verb: splitCrew(effect), winding: true };
    case 'draw-misbehave':
      return {
        verb: effect.instead
          ? `draw ${effect.n} new {misbehave} ${effect.n === 1 ? 'card' : 'cards'} in place of the one you face`
          : `get past ${effect.n} more {misbehave} ${effect.n === 1 ? 'card' : 'cards'}`,
      };
    case 'extra-action':
      return { verb: `take ${several(effect.n, 'more action', 'more actions')} this turn` };

    case 'kill':
      return { verb: 'kill', what: [effect.who ? crew(effect.who, effect.n) : effect.n === 'all' ? 'all crew' : crew('any', effect.n)] };
    case 'discard-crew':
      return { verb: `discard ${crew(effect.who, effect.n)}` };
    case 'remove-crew':
      return {
        verb: `remove ${crew(effect.who, effect.n)} from the game`,
        ...(effect.preventedBy ? { tail: '(protection from {wanted} rolls helps)' } : {}),
      };
    case 'disgruntle':
      return { verb: 'disgruntle', what: [crew(effect.who)], ...(effect.unlessAlready ? { tail: 'unless already {disgruntled}' } : {}) };
    case 'clear-disgruntled':
      return { verb: 'clear {disgruntled} from', what: [crew(effect.who, effect.n)] };
    case 'wanted':
      return { verb: 'mark', what: [crew(effect.who)], tail: 'as {wanted}' };
    case 'clear-wanted':
      return { verb: 'clear {wanted} from', what: [crew(effect.who, effect.n, effect.upTo)] };
    case 'wanted-roll':
      return { verb: wantedRoll(effect), winding: true };
    case 'return-to-ship':
      return { verb: 'return', what: [crew(effect.who, effect.n)], tail: 'to the ship' };
    case 'apprehend':
      return { verb: 'apprehend', what: [crew(effect.who)] };
    case 'rescue-prisoner':
      return { verb: 'free your prisoner' };
    case 'seize-gear':
      return seizeGear(effect);

    case 'load':
      return { verb: 'load', what: [goods(effect.goods, effect.upTo)], ...(effect.per ? { tail: per(effect.per) } : {}) };
    case 'lose': {
      const what = `${goods(effect.goods)}${effect.bound ? ', bound ones too' : ''}`;
      return { verb: 'lose', what: [what], ...(effect.where === 'hold' ? { tail: 'outside your stash' } : {}) };
    }
    case 'spend':
      return { verb: 'spend', what: [goods(effect.goods)] };
    case 'pay': {
      const amount = effect.amount === 'cut' ? "that crew's cut" : money(effect.amount);
      return { verb: `pay ${amount}${effect.per ? ` ${per(effect.per)}` : ''}${effect.upToAllMoney ? ', or all you have' : ''}` };
    }
    case 'take':
      return { verb: `take ${money(effect.amount)}${effect.per ? ` ${per(effect.per)}` : ''}` };
    case 'buy':
      return { verb: 'buy', what: [`${goods(effect.goods, effect.upTo)} at ${money(effect.price)} each`] };
    case 'sell':
      return { verb: 'sell', what: [`${goods(effect.goods, effect.upTo)} at ${money(effect.price)} each`] };
    case 'swap':
      return { verb: `swap ${goods(effect.goods, effect.upTo)} for others` };
    case 'steal':
      return steal(effect);
    case 'pay-modifier':
      return payModifier(effect);
    case 'settle-jobs':
      return {
        verb: `pay the bank what your unfinished jobs would pay, ${list(effect.which.map((where) => (where === 'hand' ? 'in hand' : where)))}`,
      };

    case 'gain-card':
      return { verb: gainCard(effect) };
    case 'discard-card':
      return { verb: 'discard', what: ['card' in effect ? 'this card' : `${effect.n} ${kinds(effect.kinds, effect.n)}`] };
    case 'remove-card':
      return { verb: 'remove this card from the game' };
    case 'draw-until':
      return {
        verb: `draw from the ${deck(effect.deck)} until you find ${kinds(effect.kinds, 1).replace(/^(?=gear)/, 'a ')}, keep it and discard the rest`,
      };
    case 'peek': {
      const discard = effect.mode === 'reorder-or-discard-all' ? ', or discard them all' : '';
      return { verb: `look at the top ${several(effect.n, 'card')} of ${theDeck(effect.deck)} and put them back in any order${discard}` };
    }
    case 'reshuffle':
      return { verb: `reshuffle ${theDeck(effect.deck)}` };
    case 'reveal-discard':
      return { verb: `turn the top ${several(effect.n, 'card')} of ${theDeck(effect.deck)} into its discard pile` };
    case 'consider':
      return { verb: `consider ${several(effect.n, 'job')} from the top of any one contact's deck` };
    case 'deal-with':
      return { verb: `deal with ${nameOf(effect.contact)}` };
    case 'discard-jobs':
      if ('which' in effect) return { verb: 'discard the job you took last' };
      return { verb: `discard ${effect.n === 'all' ? 'all jobs' : `${effect.n} jobs`} in your ${effect.from}` };
    case 'remove-job':
      return { verb: 'it leaves the game' };
    case 'reveal-shared-job':
      return { verb: "if it lay open to all, turn up that contact's next job" };
    case 'draw-alert-card':
      return { verb: effect.replace ? 'replace the Alliance Alert in play, if any, with a new one' : 'draw a new Alliance Alert' };
    case 'move-alert':
      return {
        verb:
          effect.to === 'contact-deck-of-job'
            ? "move this alert onto that contact's deck"
            : 'move this alert onto the supply deck the crew came from',
      };
    case 'refresh-bounties':
      return { verb: 'replace the face-up bounties with new ones' };

    case 'warrant-token': {
      const tokens = `${effect.n} ${effect.n === 1 ? '{warrant}' : '{warrants}'}`;
      return effect.who ? { verb: `${crew(effect.who)} takes ${tokens}` } : { verb: 'take', what: [tokens] };
    }
    case 'clear-warrants':
      return { verb: `clear ${effect.upTo ? 'up to ' : ''}${effect.n} ${effect.n === 1 ? '{warrant}' : '{warrants}'}` };
    case 'waive-fine':
      return { verb: `skip the fine for ${effect.warrants} ${effect.warrants === 1 ? '{warrant}' : '{warrants}'}` };
    case 'lose-solid':
      return { verb: `lose {solid} with ${effect.contact === 'any' ? 'a contact of your choice' : nameOf(effect.contact)}` };
    case 'goal-token':
      return {
        verb: `take ${effect.n} {goal} ${effect.n === 1 ? 'token' : 'tokens'}${effect.per ? ` ${per(effect.per)}` : ''}${effect.from ? ' from your sector' : ''}`,
      };
    case 'timer':
      return { verb: `${effect.n < 0 ? 'remove' : 'add'} ${several(Math.abs(effect.n), 'timer token')}` };
    case 'alert':
      return { verb: `put ${effect.kind === 'alliance' ? 'an Alliance' : 'a Reaver'} alert ${atEach(effect.at)}` };
    case 'resolve-alerts':
      return { verb: `resolve the alerts ${atEach(effect.at)}` };
    case 'move-ship':
      return { verb: moveShip(effect) };
    case 'reroute':
      return { verb: `gain ${effect.range} range${effect.per ? ` ${per(effect.per)}` : ''}` };
    case 'fuel-leak':
      return { verb: `lose ${effect.n} {fuel} per sector you enter for the rest of the turn` };
    case 'full-burn':
      return { verb: 'make a full burn' };
    case 'ignore-encounter':
      return { verb: `ignore ${SHIP[effect.ship].replace(/^a /, 'the ')}` };
    case 'alliance-contact':
      return { verb: 'resolve Alliance contact' };
    default:
      return nothingElse(effect);
  }
}

function branch({ needs, then, else: other, may }: EffectOf<'if'>): string {
  const yes = then?.length ? effects(then) : '';
  const no = other?.length ? effects(other) : '';
  if (!yes) return `unless ${ifClause(needs)}, ${no}`;
  return `if ${ifClause(needs)}, ${may ? 'you may ' : ''}${yes}${no ? `; otherwise ${no}` : ''}`;
}

function rollAgainst({ is, count, then, else: other }: EffectOf<'roll-against'>): string {
  const compare = is === 'higher' ? 'above' : is === 'lower' ? 'below' : 'at or below';
  const yes = then?.length ? effects(then) : 'nothing happens';
  return `roll a die: ${compare} ${numberOf(count)}, ${yes}${other?.length ? `; otherwise ${effects(other)}` : ''}`;
}

function gamble({ draw, dice, stakeUpTo, call, match, win, each }: EffectOf<'gamble'>): string {
  const start = [
    ...(stakeUpTo === undefined ? [] : [`stake up to ${money(stakeUpTo)}`]),
    ...(call ? [`call a ${call}`] : []),
    ...(draw === undefined ? [] : [`turn up ${several(draw, '{misbehave} card')}`]),
    ...(dice === undefined ? [] : [`roll ${several(dice, 'die', 'dice')}`]),
  ];
  const same = call || dice ? (match === 1 ? 'matches' : 'match') : 'share a suit';
  return [
    `${list(start)}:`,
    ...(win?.length ? [`${match === undefined ? '' : `if ${match} ${same}, `}${effects(win)}`] : []),
    ...(each?.length ? [`for each match ${effects(each)}`] : []),
  ].join(' ');
}

function splitCrew({ teams, each, teamBotch, teamWarrant, teamWithoutLeader, after }: EffectOf<'split-crew'>): string {
  return [
    `split the crew on the job into ${several(teams, 'team')}`,
    ...(each?.length ? [`each must ${effects(each)}`] : []),
    ...(teamBotch?.length ? [`on a botch, ${effects(teamBotch)}`] : []),
    ...(teamWarrant?.length ? [`on a {warrant}, ${effects(teamWarrant)}`] : []),
    ...(teamWithoutLeader?.length ? [`those without the leader ${effects(teamWithoutLeader)}`] : []),
    `then ${effects(after)}`,
  ].join('; ');
}

function wantedRoll({ who, removeOn, anySeized, noneSeized }: EffectOf<'wanted-roll'>): string {
  const seized = anySeized?.length ? `; if any are, ${effects(anySeized)}` : '';
  const safe = noneSeized?.length ? `; if none are, ${effects(noneSeized)}` : '';
  return `roll for each ${noun(who)}: on ${list(
    removeOn.map((pip) => `a ${pip}`),
    'or',
  )} they are seized and leave the game${seized}${safe}`;
}

function seizeGear({ keywords, ifAny, carriers }: EffectOf<'seize-gear'>): Clause {
  const gear = `${list(keywords.map((keyword) => KEYWORDS[keyword]))} carried on the job leave the game`;
  const after = [
    ...(ifAny?.length ? [`if there were any, ${effects(ifAny)}`] : []),
    ...(carriers?.length ? [`for each who carried some, ${effects(carriers)}`] : []),
  ];
  return { verb: [`all ${gear}`, ...after].join('; '), ...(after.length ? { winding: true } : {}) };
}

function steal(effect: EffectOf<'steal'>): Clause {
  if ('goods' in effect) return { verb: `steal ${goods(effect.goods, effect.upTo)} from the rival's hold` };
  if ('jobs' in effect) return { verb: `steal ${effect.upTo ? 'up to ' : ''}${several(effect.jobs, 'inactive job')} from the rival` };
  if ('amount' in effect) return { verb: `steal ${money(effect.amount)} from the rival` };
  return { verb: `steal ${several(effect.goalTokens, '{goal} token')} from the rival` };
}

function payModifier(effect: EffectOf<'pay-modifier'>): Clause {
  if ('amount' in effect) return { verb: `the job pays ${money(Math.abs(effect.amount))} ${effect.amount < 0 ? 'less' : 'more'}` };
  return {
    verb: `the job pays ${effect.factor === 0.5 ? 'half' : `${effect.factor} times as much`}, rounded ${effect.round}, bonuses whole`,
  };
}

function gainCard({ kinds: of, keywords, card, n, from, factor }: EffectOf<'gain-card'>): string {
  const what = card
    ? nameOf(card)
    : keywords
      ? `${list(
          keywords.map((keyword) => KEYWORDS[keyword]),
          'or',
        )}`
      : kinds(of ?? [], n === 'no-limit' ? 2 : n);
  const pile = from.discard === 'any' ? 'any discard pile' : `the ${nameOf(from.discard)} discard pile`;
  const how = of?.includes('crew') ? 'hire' : factor > 0 ? 'buy' : 'take';
  return `${how} ${n === 'no-limit' ? 'any number of' : n} ${what} from ${pile} ${priceFactor(factor)}`;
}

/** "for free", "at half price" */
export function priceFactor(factor: number): string {
  if (factor === 0) return 'for free';
  return factor === 0.5 ? 'at half price' : `at ${factor} times the price`;
}

/** "upgrade or drive core" */
export function kinds(of: readonly (keyof typeof KIND)[], n: number): string {
  return list(
    of.map((kind) => KIND[kind][n === 1 ? 0 : 1]),
    'or',
  );
}

/** "the Persephone deck", "any nav deck" */
function theDeck(name: DeckName): string {
  if (name === 'nav-any') return 'any nav deck';
  if (name === 'supply-here') return 'the local supply deck';
  return `the ${deck(name)}`;
}

function deck(name: Exclude<DeckName, 'nav-any' | 'supply-here'>): string {
  switch (name) {
    case 'misbehave':
      return '{misbehave} deck';
    case 'nav-alliance':
      return `${ZONE.alliance} nav deck`;
    case 'nav-border':
      return `${ZONE.border} nav deck`;
    case 'nav-rim':
      return `${ZONE.rim} nav deck`;
    default:
      return `${supplyName(name)} deck`;
  }
}

function supplyName(planet: SupplyPlanet): string {
  return nameOf(planet);
}

function moveShip(effect: EffectOf<'move-ship'>): string {
  const mine = effect.by === 'active';
  const ship = effect.ship === 'own' ? 'your ship' : SHIP[effect.ship];
  const where =
    'to' in effect
      ? `to ${place(effect.to).replace(`next to ${ship}`, 'next to where it is')}`
      : `${range(effect.steps.min, effect.steps.max)} ${effect.steps.max === 1 ? 'sector' : 'sectors'}${
          effect.steps.within && effect.steps.within.length < 3 ? ` within ${space(effect.steps.within)} space` : ''
        }`;
  return `${mine ? 'move' : 'the player to your right moves'} ${ship} ${where}`;
}

function actionName(action: 'fly' | 'buy' | 'deal' | 'work'): string {
  return `a ${{ fly: 'Fly', buy: 'Buy', deal: 'Deal', work: 'Work' }[action]} action`;
}
