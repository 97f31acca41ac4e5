import { finish, nearest } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { discardOwn } from './ability';
import { drawUntil, gainCards } from './actions/buy';
import { discardJobs, startDeal } from './actions/deal';
import { addRange, markFlight, startBurn } from './actions/fly';
import { removeJob, revealSharedJob } from './actions/shared-jobs';
import { placeAlerts, scanAlerts } from './alerts';
import { drawAlertCard, moveAlert } from './alliance-alerts';
import { markAttempt } from './attempt';
import { loseBound } from './bounty/bound';
import { rescuePrisoner } from './bounty/free';
import { apprehend } from './bounty/hunt';
import { refreshBounties } from './bounty/row';
import { crewCost, gearCard, hasKeyword } from './cards';
import { openChoice } from './choose';
import { considerTop } from './consider';
import { ignoreEncounter } from './contacts/alliance';
import { loseSolid, loseSolidOfChoice } from './contacts/solid';
import { rollWanted, takable } from './contacts/wanted-roll';
import type { Amount, Band, Effect, EffectOf, Who } from './content/types';
import { amountOf, countOf } from './count';
import { disgruntle } from './crew';
import { startEvade } from './evade';
import { startGamble } from './gamble';
import { loseGear } from './gear';
import { gainGoalTokens, goalDone } from './goals';
import { killCrew } from './kill';
import { loseGoods, openExchange, openLoad, openSwap, spendGoods } from './load';
import type { EntryOf } from './log';
import { boardFor } from './map';
import { drawMisbehave } from './misbehave';
import { payCash, takeCash } from './money';
import { reshuffleNav } from './nav';
import { meets } from './need';
import { moveShip } from './npc';
import { peekAt } from './peek';
import { isConcerned, openPick, type PickAct } from './pick-crew';
import { toBox, turnOver } from './piles';
import { crewOf, exposedOf, type Scene, workOf } from './scene';
import { usableGear } from './skills';
import { splitCrew } from './split';
import { type Kind, note, playerOf, type Ref, type Table } from './state';
import { steal } from './steal';
import { startTest } from './test';
import { chargeTimer } from './timer';
import { clearWarrants, warrantTokens } from './warrants';
import { isWanted, select } from './who';
import { callLastTurns, endGame, settleJobs, winGame } from './win';

/** A list of effects being carried out, one after the other. */
export interface EffectsFrame {
  kind: 'effects';
  ask: PlayerID | null;
  scene: Scene;
  list: readonly Effect[];
  at: number;
}

/** Starts a list of effects; it runs when the resolver next looks at the stack. */
export function runEffects(t: Table, scene: Scene, list: readonly Effect[]): void {
  if (list.length > 0) t.G.stack.push({ kind: 'effects', ask: null, scene, list, at: 0 });
}

/** Effects that let the player choose nothing at all by themselves, so that `may` needs no question of its own. */
const askThemselves: readonly Effect['do'][] = ['buy', 'sell', 'choose', 'gain-card', 'return-to-ship'];

export const effects: Kind<EffectsFrame> = {
  moves: ['yes', 'no'],
  step(t, frame) {
    const effect = frame.list[frame.at];
    if (!effect) return finish(t);
    if (effect.may && !askThemselves.includes(effect.do) && isWorthAsking(t, frame.scene, effect)) {
      frame.ask = frame.scene.p;
      return;
    }
    frame.at++;
    apply(t, frame, effect);
  },
  choices: () => [move('yes'), move('no')],
  decide(t, frame, name) {
    const effect = must(frame.list[frame.at], 'effect');
    frame.at++;
    if (name === 'yes') apply(t, frame, effect);
    else if (effect.do === 'if') runEffects(t, frame.scene, effect.else ?? []);
  },
};

/** An optional `if` is a choice only while its needs hold; without them it simply takes the other way. */
function isWorthAsking(t: Table, scene: Scene, effect: Effect): boolean {
  return effect.do !== 'if' || meets(t.G, scene, effect.needs);
}

/** The outcome a number falls in; below the lowest counts as the lowest. */
export function bandFor<B extends Pick<Band, 'min' | 'max'>>(bands: readonly B[], total: number): B {
  const band = bands.find(({ min, max }) => total >= min && (max === undefined || total <= max));
  return band ?? must(bands[0], 'band');
}

/** The totals that bring something better than the lowest outcome, lowest first. */
export const marksOf = (bands: readonly Pick<Band, 'min'>[]): number[] => bands.slice(1).map(({ min }) => min);

/** Carries out one effect. Each verb has its home in the module of what it is about; this only says which. */
function apply(t: Table, frame: EffectsFrame, effect: Effect): void {
  const { G } = t;
  const { scene } = frame;
  const { p } = scene;
  const player = playerOf(G, p);
  switch (effect.do) {
    case 'proceed':
    case 'botch':
    case 'warrant':
      return markAttempt(t, p, effect.do);
    case 'keep-flying':
    case 'full-stop':
      return markFlight(t, p, effect.do);
    case 'evade':
      return startEvade(t, p);
    case 'goal-done':
      return goalDone(t, p);
    case 'win':
      return winGame(t, p, 'story');
    case 'last-call':
      return callLastTurns(t, { caller: false });
    case 'last-turn':
      G.barred = [...(effect.without ?? [])];
      return callLastTurns(t, { caller: true });
    case 'end-game':
      return endGame(t);
    case 'end-turn':
      return cutTurn(t);

    case 'if':
      return runEffects(t, scene, (meets(G, scene, effect.needs) ? effect.then : effect.else) ?? []);
    case 'choose':
      return openChoice(t, { scene, from: 'effect', card: scene.src ?? '', options: effect.options, ace: null, may: effect.may === true });
    case 'test':
      return startTest(t, scene, effect.test);
    case 'roll': {
      const rolled = die(t, scene, { marks: marksOf(effect.bands) });
      return runEffects(t, { ...scene, rolled }, bandFor(effect.bands, rolled).effects);
    }
    case 'roll-against': {
      const n = countOf(G, scene, effect.count);
      const rolled = die(t, scene, { against: { n, count: effect.count } });
      const hit = effect.is === 'lower' ? rolled < n : effect.is === 'at-most' ? rolled <= n : rolled > n;
      return runEffects(t, { ...scene, rolled }, (hit ? effect.then : effect.else) ?? []);
    }
    case 'for-each':
      for (const that of select(G, scene, effect.who).reverse()) runEffects(t, { ...scene, that }, effect.effects);
      return;
    case 'gamble':
      return startGamble(t, scene, effect);
    case 'split-crew':
      return splitCrew(t, scene, effect);
    case 'draw-misbehave':
      return drawMisbehave(t, scene, effect.n, effect.instead === true);
    case 'extra-action':
      G.turn.extra += effect.n;
      return;

    case 'kill':
      return killFor(t, scene, effect);
    case 'discard-crew':
      return pickFor(t, scene, effect, 'discard');
    case 'remove-crew':
      return removeFor(t, scene, effect);
    case 'disgruntle': {
      const whose = effect.who === 'rival-leader' || effect.who === 'rival-crew' ? (scene.rival ?? p) : p;
      for (const ref of select(G, scene, effect.who))
        if (!effect.unlessAlready || !crewOf(G, whose, ref)?.disgruntled) disgruntle(t, whose, ref);
      return;
    }
    case 'clear-disgruntled':
      return pickFor(t, scene, effect, 'calm');
    case 'wanted':
      return makeWanted(t, p, select(G, scene, effect.who));
    case 'clear-wanted':
      return pickFor(t, scene, effect, 'clear-wanted');
    case 'wanted-roll':
      return rollWanted(t, scene, effect);
    case 'return-to-ship':
      return pickFor(t, scene, effect, 'return');
    case 'seize-gear':
      return seizeGear(t, scene, effect);

    case 'apprehend':
      return apprehend(t, scene);
    case 'rescue-prisoner':
      return rescuePrisoner(t, p);
    case 'refresh-bounties':
      return refreshBounties(t);

    case 'load': {
      const times = effect.per ? countOf(G, scene, effect.per) : 1;
      return openLoad(t, scene, effect.goods, { times, upTo: effect.upTo === true });
    }
    case 'lose':
      if (effect.bound) loseBound(t, p);
      return loseGoods(t, scene, effect.goods, effect.where);
    case 'spend':
      return spendGoods(t, scene, effect.goods);
    case 'pay': {
      const amount = effect.amount === 'cut' ? crewCost(must(scene.that)) : effect.amount;
      payCash(t, p, amount * (effect.per ? countOf(G, scene, effect.per) : 1));
      return;
    }
    case 'take':
      takeCash(t, p, effect.amount * (effect.per ? countOf(G, scene, effect.per) : 1), scene.src);
      return;
    case 'buy':
    case 'sell':
      return openExchange(t, scene, effect);
    case 'swap':
      return openSwap(t, scene, effect.goods, effect.upTo === true);
    case 'steal':
      return steal(t, scene, effect);
    case 'pay-modifier': {
      const work = must(workOf(G, p), 'work');
      if ('amount' in effect) work.pay.add += effect.amount;
      else work.pay.factor *= effect.factor;
      return;
    }
    case 'settle-jobs':
      return settleJobs(t, p, effect.which);

    case 'gain-card':
      return gainCards(t, scene, effect);
    case 'discard-card':
      if ('card' in effect) return discardOwn(t, p, must(scene.src, 'card'));
      return openPick(t, p, [...player.upgrades], { least: effect.n, most: effect.n, act: 'scrap' });
    case 'remove-card': {
      const ref = must(scene.src, 'card');
      loseGear(t, p, ref);
      toBox(t, ref);
      return;
    }
    case 'reveal-discard': {
      const deck = boardFor(G.options.sets).supplyAt(player.sector);
      return deck && turnOver(t, deck, effect.n);
    }
    case 'draw-until':
      return drawUntil(t, scene, effect);
    case 'peek':
      return peekAt(t, p, effect);
    case 'reshuffle':
      return reshuffleNav(t, p, effect.deck);
    case 'consider':
      return considerTop(t, p, effect.n);
    case 'deal-with':
      return startDeal(t, p, effect.contact);
    case 'discard-jobs':
      return discardJobs(t, scene, effect);
    case 'remove-job':
      return removeJob(t, scene);
    case 'reveal-shared-job':
      return revealSharedJob(t, p);
    case 'draw-alert-card':
      return drawAlertCard(t, effect);
    case 'move-alert':
      return moveAlert(t, scene, effect);

    case 'warrant-token':
      if (effect.who !== 'rival') return warrantTokens(t, p, effect.n);
      return scene.rival === undefined ? undefined : warrantTokens(t, scene.rival, effect.n);
    case 'clear-warrants':
      return clearWarrants(t, p, amountOf(G, scene, effect.n));
    case 'waive-fine':
      return clearWarrants(t, p, effect.warrants);
    case 'lose-solid':
      if (effect.contact === 'any') return loseSolidOfChoice(t, p);
      return loseSolid(t, p, effect.contact);
    case 'goal-token':
      return takeGoalTokens(t, scene, effect);
    case 'timer':
      return chargeTimer(t, effect.n);
    case 'move-ship':
      return moveShip(t, scene, effect);
    case 'reroute':
      return addRange(t, p, effect.range * (effect.per ? countOf(G, scene, effect.per) : 1));
    case 'fuel-leak':
      G.turn.leak += effect.n;
      return;
    case 'full-burn':
      return startBurn(t, p);
    case 'alert':
      return placeAlerts(t, scene, effect.kind, effect.at);
    case 'resolve-alerts':
      return scanAlerts(t, scene, effect.at);
    case 'ignore-encounter':
      return ignoreEncounter(t, scene, effect.ship);
    case 'alliance-contact':
      // The Cruiser's arrival is the trigger, and the resolver has seen to it: one trigger, one contact (ALLIANCE-13).
      return;
  }
}

/** One bare die; a card that speaks says what for. */
function die(t: Table, { p, src = 'roll' }: Scene, at: Pick<EntryOf<'die'>, 'marks' | 'against'>): number {
  const rolled = t.random.D6();
  note(t, { kind: 'die', p, die: rolled, why: src, ...at });
  return rolled;
}

/** The turn ends once what is under way is done. */
function cutTurn(t: Table): void {
  const turn = nearest(t.G, 'turn');
  if (turn) turn.at = 'end';
}

function killFor(t: Table, scene: Scene, effect: EffectOf<'kill'>): void {
  if (effect.who === 'rival-crew') {
    const rival = must(scene.rival, 'rival');
    return killCrew(t, { p: rival, rival: scene.p }, amountOf(t.G, scene, effect.n), select(t.G, scene, 'rival-crew'));
  }
  const among = effect.who ? select(t.G, scene, effect.who) : exposedOf(t.G, scene).map(({ ref }) => ref);
  killCrew(t, scene, amountOf(t.G, scene, effect.n), among, scene.ship?.is === 'cutter' ? 'reavers' : 'other');
}

/** All of them, or so many of their owner's choice; of several who are first in something one. */
function pickFor(
  t: Table,
  scene: Scene,
  effect: { who: Who; n?: Amount; upTo?: true; may?: true },
  act: PickAct,
  among = select(t.G, scene, effect.who),
): void {
  const from = among.filter((ref) => isConcerned(t.G, scene.p, ref, act));
  const n = effect.n ?? (effect.who === 'highest-cost' || effect.who === 'highest-fight' ? 1 : 'all');
  const most = Math.min(from.length, amountOf(t.G, scene, n));
  openPick(t, scene.p, from, { least: effect.upTo || effect.may ? 0 : most, most, act });
}

function removeFor(t: Table, scene: Scene, effect: EffectOf<'remove-crew'>): void {
  const among = select(t.G, scene, effect.who);
  if (effect.preventedBy === 'wanted-protection') pickFor(t, scene, effect, 'seize', takable(t.G, scene, among));
  else pickFor(t, scene, effect, 'remove', among);
}

/** MISB-09: a token each, except for those already wanted. */
function makeWanted(t: Table, p: PlayerID, refs: readonly Ref[]): void {
  for (const ref of refs) {
    const crew = crewOf(t.G, p, ref);
    if (!crew || isWanted(crew)) continue;
    crew.wanted = true;
    note(t, { kind: 'wanted', p, crew: ref });
  }
}

/** MISB-11: such gear carried on the job leaves the game; those who carried some may have more to suffer. */
function seizeGear(t: Table, scene: Scene, effect: EffectOf<'seize-gear'>): void {
  const seized = usableGear(t.G, scene).filter(({ ref }) => effect.keywords.some((keyword) => hasKeyword(gearCard(ref), keyword)));
  for (const { by } of [...seized].reverse()) if (by !== null && effect.carriers) runEffects(t, { ...scene, that: by }, effect.carriers);
  if (seized.length > 0) runEffects(t, scene, effect.ifAny ?? []);
  for (const { ref } of seized) {
    loseGear(t, scene.p, ref);
    toBox(t, ref);
    note(t, { kind: 'discarded', p: scene.p, card: ref });
  }
}

function takeGoalTokens(t: Table, scene: Scene, effect: EffectOf<'goal-token'>): void {
  const { G } = t;
  const player = playerOf(G, scene.p);
  const n = effect.n * (effect.per ? countOf(G, scene, effect.per) : 1);
  if (effect.from === 'here') {
    const lying = G.seeds[player.sector] ?? 0;
    if (lying < n) return;
    G.seeds[player.sector] = lying - n;
  }
  gainGoalTokens(t, scene.p, n);
}
