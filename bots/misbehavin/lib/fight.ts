import { nearest } from '../../../src/engine/frames';
import type { Move, PlayerID } from '../../../src/engine/moves';
import { must } from '../../../src/engine/must';
import { abilitiesOf, cardOf, verseCardOf } from '../../../src/misbehavin/cards';
import type { Ability } from '../../../src/misbehavin/content/types';
import { HIDDEN, playerOf, type Ref, rivals, type State } from '../../../src/misbehavin/state';
import { cardPower, defenseOf, displayPower, isActive } from '../../../src/misbehavin/values';
import { leader, need, type Temper } from './worth';

const fights = (ref: Ref): boolean => ref !== HIDDEN && cardOf(ref).attributes?.includes('fight') === true;
const powerIn = (ref: Ref): number => (ref === HIDDEN ? 0 : (cardOf(ref).power ?? 0));
const ownerOf = (G: State, ref: Ref): PlayerID | undefined =>
  Object.keys(G.players).find((p) => playerOf(G, p).tableau.some((placed) => placed.ref === ref));
const ownPower = (G: State, p: PlayerID, ref: Ref): number => {
  const placed = playerOf(G, p).tableau.find((one) => one.ref === ref);
  return placed ? cardPower(placed) : 0;
};

/** What a player could bring into a fight from hand, and from the tableau as well when it is urgent. */
export function strength(G: State, p: PlayerID, urgent: boolean): number {
  const { hand, tableau } = playerOf(G, p);
  const held = hand.filter(fights).reduce((sum, ref) => sum + powerIn(ref), 0);
  const out = urgent
    ? tableau.filter((placed) => isActive(placed) && fights(placed.ref)).reduce((sum, placed) => sum + cardPower(placed), 0)
    : 0;
  return held + out;
}

/** The strength an ability adds to a fight, as far as there are credits for it. */
const added = (G: State, p: PlayerID, { do: effects = [] }: Ability): number =>
  effects.reduce((sum, effect) => {
    if (effect.do !== 'strength' && effect.do !== 'power-token') return sum;
    return sum + (typeof effect.n === 'number' ? effect.n : Math.min(effect.n.max, Math.floor(playerOf(G, p).credits / effect.n.per)));
  }, 0);

/** What a defender is likely to add: the hand by its size, and what stands ready. */
function expected(G: State, q: PlayerID): number {
  const player = playerOf(G, q);
  const ready = player.tableau.filter(isActive).reduce((sum, { ref }) => {
    const help = abilitiesOf(ref).find(({ when }) => when === 'fight-defender');
    return sum + (help ? Math.max(1, added(G, q, help)) : 0);
  }, 0);
  const escapes = verseCardOf(player).actions.some(({ when, cost }) => when === 'fight-defender' && cost <= player.verse);
  return player.hand.length * 0.35 + ready + (escapes ? 0.5 : 0);
}

/** The best thing to attack and how good that is; nothing below 0 is worth it. */
export function bestTarget(G: State, p: PlayerID, temper: Temper): { ref: Ref; gain: number; urgent: boolean } | undefined {
  const first = leader(G, p);
  let best: { ref: Ref; gain: number; urgent: boolean } | undefined;
  for (const q of rivals(G, p)) {
    const player = playerOf(G, q);
    if (player.immune > 0) continue;
    const near = need(G, q);
    const urgent = near <= 0;
    const mine = strength(G, p, urgent) + playerOf(G, p).display.reduce((sum, { ref }) => sum + powerIn(ref), 0);
    for (const placed of player.tableau) {
      const power = cardPower(placed);
      const margin = mine - defenseOf(G, q, placed.ref) - expected(G, q);
      // Even a long shot is taken at somebody who would win otherwise.
      if (margin < (urgent ? -3 : -0.3)) continue;
      const stops = urgent && near + power > 0 ? 30 : 0;
      const asset = cardOf(placed.ref).type === 'asset' ? -0.2 : 0;
      const gain = stops + power * (q === first.q && near <= 4 ? 1.6 : 1) * temper.fight + asset + Math.min(margin, 2) * 0.3 - 1.6;
      if (gain > (best?.gain ?? 0)) best = { ref: placed.ref, gain, urgent };
    }
  }
  return best;
}

const byPower = (moves: readonly Move[]): Move[] => [...moves].sort((a, b) => powerIn(String(b.args[0])) - powerIn(String(a.args[0])));

/** The weakest card that fills the gap, or the strongest. */
const justEnough = (moves: readonly Move[], gap: number): Move | undefined =>
  byPower(moves).findLast(({ args }) => powerIn(String(args[0])) >= gap) ?? byPower(moves)[0];

/** A move in a fight. */
export function inFight(G: State, p: PlayerID, legal: readonly Move[], temper: Temper): Move | undefined {
  const frame = nearest(G, 'fight');
  if (!frame) return undefined;
  const { hand } = playerOf(G, p);
  const commits = legal.filter(({ move }) => move === 'commit');
  const held = byPower(commits.filter(({ args }) => hand.includes(String(args[0]))));
  const hold = legal.find(({ move }) => move === 'hold');
  if (frame.at === 'open') return held[0] ?? byPower(commits).at(-1);
  if (frame.at === 'announce') {
    const best = bestTarget(G, p, temper);
    return legal.find(({ move, args }) => move === 'nab' && args[0] === best?.ref) ?? weakest(G, legal);
  }
  const { target, defender } = frame;
  if (target === null || defender === null) return held[0] ?? hold;
  const attack = displayPower(G, frame.p, 'attacker') + frame.attack;
  const defense = defenseOf(G, defender, target) + displayPower(G, defender, 'defender') + frame.defense;
  const urgent = need(G, defender) <= 0;
  if (p === frame.p) {
    // More than needed at first, as the defender will add; nothing that cannot turn it any more.
    const reach = attack + strength(G, p, urgent);
    const wanted = defense + (frame.passes > 0 ? 0 : urgent ? 4 : 2);
    if (attack >= wanted || reach < defense) return hold;
    return held[0] ?? boost(legal) ?? (urgent && attack < defense ? justEnough(commits, defense - attack) : undefined) ?? hold;
  }
  if (defense > attack) return hold;
  const gap = attack - defense + 1;
  const lost = ownPower(G, p, target);
  const matters = lost * temper.guard + (need(G, p) <= 2 ? 2 : 0);
  const evade = legal.find(({ move, args }) => isEvasion(move, args));
  const fromHand = held.reduce((sum, { args }) => sum + powerIn(String(args[0])), 0);
  const helps = legal.filter(({ move, args }) => move === 'useAbility' && isStrength(String(args[0]), Number(args[1])));
  const help = ({ args }: Move) => added(G, p, must(abilitiesOf(String(args[0]))[Number(args[1])], 'ability'));
  if (fromHand + helps.reduce((sum, move) => sum + help(move), 0) >= gap) {
    const enough = [...held].reverse().find(({ args }) => powerIn(String(args[0])) >= gap);
    return enough ?? helps.find((move) => help(move) >= gap) ?? held[0] ?? helps[0] ?? hold;
  }
  if (evade && matters >= 1.5) return evade;
  return hold;
}

/** The easiest prey, for somebody who must attack something. */
function weakest(G: State, legal: readonly Move[]): Move | undefined {
  const defense = ({ args }: Move) => {
    const ref = String(args[0]);
    const owner = ownerOf(G, ref);
    return owner === undefined ? (cardOf(ref).cost ?? 0) : defenseOf(G, owner, ref);
  };
  return legal.filter(({ move }) => move !== 'dispatch').sort((a, b) => defense(a) - defense(b))[0];
}

const effectsOf = (ref: Ref, i: number) => abilitiesOf(ref)[i]?.do ?? [];
const isStrength = (ref: Ref, i: number): boolean =>
  effectsOf(ref, i).some((effect) => effect.do === 'strength' || effect.do === 'power-token');
const isEvasion = (move: string, args: Move['args']): boolean =>
  (move === 'verse' && args[0] === 'slip-away') ||
  ((move === 'useAbility' || move === 'useCard') && effectsOf(String(args[0]), Number(args[1])).some((effect) => effect.do === 'evade'));
const boost = (legal: readonly Move[]): Move | undefined =>
  legal.find(({ move, args }) => move === 'useAbility' && isStrength(String(args[0]), Number(args[1])));
