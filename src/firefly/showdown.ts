import { finish, nearest } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { abilitiesOf, type InForce, modifiersOf } from './abilities';
import { pushAbility, spendAbility, trigger } from './ability';
import { abilitiesAt, crewCard } from './cards';
import type { Effect, Modifier, Skill } from './content/types';
import { heroics, rollFor } from './dice';
import { runEffects } from './effects';
import { allGear, canOutfit, openOutfit } from './free/outfit';
import { canStow, openStow } from './free/stow';
import { number, text } from './menu';
import { payable } from './need';
import { type Scene, teamOf, workOf } from './scene';
import { isBarred } from './skills';
import { type Kind, navigator, note, playerOf, type Ref, type State, type Table } from './state';
import { startTest } from './test';

const SKILLS: readonly Skill[] = ['fight', 'tech', 'negotiate'];

/** One side of a showdown. */
export interface Side {
  /** Who decides for it; null for a crew member who stands alone (BOUNTY-07). */
  p: PlayerID | null;
  /** What it fights with, once it is named. */
  skill: Skill | null;
  /** Points without the dice. */
  points: number;
  dice: number[];
}

type Which = 'attack' | 'defence';

/**
 * Two crews against each other (SHOW-05 to SHOW-13). Every stage is the attacker's first, then the defender's: getting ready (gear, and a
 * victim's hold and stash), naming a skill, what cards say, the roll; then whoever has a card to change the outcome may use it, until nobody wants to.
 */
export interface ShowdownFrame {
  kind: 'showdown';
  ask: PlayerID | null;
  /** The attacker. */
  p: PlayerID;
  /** What is fought over: a job or a bounty. */
  card: Ref;
  /** The crew member who stands alone against the attacker. */
  lone: Ref | null;
  attack: Side;
  defence: Side;
  win: readonly Effect[];
  lose: readonly Effect[];
  at: 'ready' | 'skill' | 'speak' | 'roll' | 'answer';
  whose: Which;
  /** What the side getting ready has already rearranged. */
  arranged: string[];
  /** Cards used on dice that lie there. */
  used: string[];
  /** Sides content with them. */
  content: Which[];
}

/** What it takes to fight one. */
export interface Challenge {
  /** The attacker, always the active player (SHOW-05). */
  p: PlayerID;
  /** What is fought over: a job or a bounty. */
  card: Ref;
  /** A rival with the whole crew (SHOW-11), or a crew card that stands alone (BOUNTY-06). */
  against: { rival: PlayerID } | { lone: Ref };
  /** What winning and losing bring the attacker (SHOW-13). A defeat that names no ending is a botch. */
  win: readonly Effect[];
  lose: readonly Effect[];
}

const newSide = (p: PlayerID | null): Side => ({ p, skill: null, points: 0, dice: [] });

/** Starts a showdown; the effects of its end concern the attacker, with the defender as `rival` or the lone one as `that`. */
export function startShowdown(t: Table, { p, card, against, win, lose }: Challenge): void {
  const rival = 'rival' in against ? against.rival : null;
  const lone = 'lone' in against ? against.lone : null;
  t.G.stack.push({
    kind: 'showdown',
    ask: null,
    p,
    card,
    lone,
    attack: newSide(p),
    defence: newSide(rival),
    win,
    lose,
    at: 'ready',
    whose: 'attack',
    arranged: [],
    used: [],
    content: [],
  });
}

const other = (whose: Which): Which => (whose === 'attack' ? 'defence' : 'attack');

/** What a side's cards look at; null for one who stands alone. */
function sceneOf(frame: ShowdownFrame, whose: Which): Scene | null {
  const { p, skill } = frame[whose];
  if (p === null) return null;
  const rival = frame[other(whose)].p;
  return { p, attacking: whose === 'attack', ...(rival === null ? {} : { rival }), ...(skill ? { skill } : {}) };
}

/** Each stage is the attacker's first. */
function next(frame: ShowdownFrame, after: ShowdownFrame['at']): void {
  if (frame.whose === 'defence') frame.at = after;
  frame.whose = other(frame.whose);
  frame.arranged = [];
}

/** SHOW-10: gear of those who take part; PIRACY-09: a victim's hold and stash. Each once, which is enough for any arrangement. */
function preparations(G: State, frame: ShowdownFrame): Move[] {
  const scene = sceneOf(frame, frame.whose);
  if (!scene) return [];
  const { crew, gear } = fightersOf(G, scene);
  const moves: Move[] = [];
  if (!frame.arranged.includes('gear') && canOutfit(G, scene.p, crew, gear)) moves.push(move('handOutGear'));
  const robbed = frame.whose === 'defence' && frame.win.some((effect) => effect.do === 'steal');
  if (robbed && !frame.arranged.includes('stow') && canStow(G, scene.p)) moves.push(move('stow'));
  return moves;
}

/** Boarders have what they brought along (WORK-04); those at home have all there is aboard. */
function fightersOf(G: State, scene: Scene): { crew: Ref[]; gear: Ref[] } {
  const crew = teamOf(G, scene).map(({ ref }) => ref);
  if (!workOf(G, scene.p)) return { crew, gear: allGear(G, scene.p) };
  const gear = playerOf(G, scene.p).gear.filter(({ by }) => by !== null && crew.includes(by));
  return { crew, gear: gear.map(({ ref }) => ref) };
}

/** What a card does once all dice lie there. */
interface Answer extends InForce {
  /** Whose roll it changes. */
  on: Which;
  change: Pick<Modifier, 'reroll' | 'setRoll' | 'skillBonus'>;
}

/** Cards of a side that change what the dice have brought: those for any roll of its own, and those for showdowns. */
function answers(G: State, frame: ShowdownFrame, whose: Which): Answer[] {
  const scene = sceneOf(frame, whose);
  if (!scene) return [];
  const changing = (found: InForce, on: Which = whose): Answer => ({ ...found, on, change: found.ability.modifier ?? {} });
  const all = [
    ...modifiersOf(G, scene, 'reroll', 'showdown').map((one) => changing(one, one.value.whose === 'own' ? whose : other(whose))),
    ...modifiersOf(G, scene, 'reroll', 'after-roll').map((one) => changing(one)),
    ...modifiersOf(G, scene, 'setRoll', 'after-roll').map((one) => changing(one)),
    ...modifiersOf(G, scene, 'skillBonus', 'after-roll').map((one) => changing(one)),
  ];
  return all.filter(({ src, index, ability, scene: own, on, change }) => {
    const skill = (change.reroll ?? change.setRoll ?? change.skillBonus)?.skill ?? 'any';
    const fits = skill === 'any' || skill === frame[on].skill;
    const barred = change.skillBonus?.skill === 'fight' && isKosherized(G, frame, frame[on]) && isBarred(G, own.p, src);
    return fits && !barred && ability.may === true && !frame.used.includes(`${src}/${index}`) && payable(G, own, ability.cost ?? []);
  });
}

export const showdown: Kind<ShowdownFrame> = {
  moves: ['handOutGear', 'stow', 'ready', 'fightWith', 'useAbility', 'accept'],
  step(t, frame) {
    const { G } = t;
    const side = frame[frame.whose];
    switch (frame.at) {
      case 'ready':
        if (preparations(G, frame).length > 0) frame.ask = side.p;
        else next(frame, 'skill');
        return;
      case 'skill':
        if (side.p !== null) {
          frame.ask = side.p;
          return;
        }
        side.skill = bestSkill(must(frame.lone, 'opponent'));
        return next(frame, 'speak');
      case 'speak': {
        const scene = sceneOf(frame, frame.whose);
        next(frame, 'roll');
        if (scene) trigger(t, scene, 'showdown');
        return;
      }
      case 'roll': {
        const scene = sceneOf(frame, frame.whose);
        next(frame, 'answer');
        if (!scene) return rollAlone(t, frame);
        const kosherized = isKosherized(G, frame, side);
        return startTest(t, scene, { skill: must(side.skill, 'skill'), bands: [], ...(kosherized ? { kosherized } : {}) }, true);
      }
      case 'answer': {
        const asked = (['attack', 'defence'] as const).find(
          (whose) => !frame.content.includes(whose) && answers(G, frame, whose).length > 0,
        );
        if (asked === undefined) return decideIt(t, frame);
        frame.whose = asked;
        frame.ask = frame[asked].p;
      }
    }
  },
  choices(G, frame) {
    if (frame.at === 'ready') return [...preparations(G, frame), move('ready')];
    // SHOW-07
    if (frame.at === 'skill') return SKILLS.map((skill) => move('fightWith', skill));
    return [...answers(G, frame, frame.whose).map(({ src, index }) => move('useAbility', src, index)), move('accept')];
  },
  decide(t, frame, name, args) {
    const side = frame[frame.whose];
    switch (name) {
      case 'handOutGear': {
        const { crew, gear } = fightersOf(t.G, must(sceneOf(frame, frame.whose)));
        frame.arranged.push('gear');
        return openOutfit(t, must(side.p), crew, gear);
      }
      case 'stow':
        frame.arranged.push('stow');
        return openStow(t, must(side.p));
      case 'ready':
        return next(frame, 'skill');
      case 'fightWith':
        side.skill = text(args) as Skill;
        return next(frame, 'speak');
      case 'useAbility':
        return answer(t, frame, text(args), number(args, 1));
      default:
        frame.content.push(frame.whose);
    }
  },
};

/** A card of the other side may take the fight of gear away. */
function isKosherized(G: State, frame: ShowdownFrame, side: Side): boolean {
  const scene = sceneOf(frame, side === frame.attack ? 'defence' : 'attack');
  return scene !== null && modifiersOf(G, scene, 'kosherized', 'showdown').length > 0;
}

/** What a lone crew member has of a skill: printed, and what the card adds to itself in any showdown. */
function ownPoints(ref: Ref, skill: Skill): number {
  const card = crewCard(ref);
  let points = card[skill] ?? 0;
  for (const { needs, modifier } of abilitiesAt(card, 'showdown'))
    if (!needs && modifier?.skillBonus?.skill === skill && !modifier.skillBonus.whose) points += modifier.skillBonus.add;
  return points;
}

/** BOUNTY-07 */
const bestSkill = (ref: Ref): Skill => SKILLS.reduce((best, skill) => (ownPoints(ref, skill) > ownPoints(ref, best) ? skill : best));

/** BOUNTY-07: the navigation player rolls for a lone target. */
function rollAlone(t: Table, frame: ShowdownFrame): void {
  const { defence } = frame;
  const skill = must(defence.skill, 'skill');
  const added = ownPoints(must(frame.lone, 'opponent'), skill);
  const dice = heroics(() => t.random.D6());
  defence.points = added;
  defence.dice = dice;
  note(t, { kind: 'test', p: navigator(t.G), skill, dice: [...dice], added, total: totalOf(defence) });
}

/** The roll of one side is made. */
export function tally(t: Table, p: PlayerID, points: number, dice: readonly number[]): void {
  const frame = must(nearest(t.G, 'showdown'), 'showdown');
  const side = frame.attack.p === p ? frame.attack : frame.defence;
  side.points = points;
  side.dice = [...dice];
}

const totalOf = ({ points, dice }: Side): number => dice.reduce((sum, die) => sum + die, points);

/** Changes what one side has rolled; afterwards the other one may answer. */
function answer(t: Table, frame: ShowdownFrame, src: Ref, index: number): void {
  const used = must(
    answers(t.G, frame, frame.whose).find((one) => one.src === src && one.index === index),
    'ability',
  );
  const { on, change } = used;
  const side = frame[on];
  const scene = sceneOf(frame, on);
  const skill = must(side.skill, 'skill');
  frame.used.push(`${src}/${index}`);
  frame.content = [];
  note(t, { kind: 'ability', p: used.scene.p, card: src });
  if (change.reroll) side.dice = scene ? rollFor(t, scene, skill) : heroics(() => t.random.D6());
  if (change.setRoll) side.dice = heroics(() => t.random.D6(), change.setRoll.to);
  if (change.skillBonus) side.points += change.skillBonus.add;
  note(t, { kind: 'test', p: side.p ?? navigator(t.G), skill, dice: [...side.dice], added: side.points, total: totalOf(side) });
  spendAbility(t, used.scene, used.ability);
}

/** SHOW-09: only a higher total wins. */
function decideIt(t: Table, frame: ShowdownFrame): void {
  const { p, card, lone, attack, defence } = frame;
  const won = totalOf(attack) > totalOf(defence);
  const scene: Scene = { p, src: card, attacking: true };
  if (defence.p !== null) scene.rival = defence.p;
  if (lone !== null) scene.that = lone;
  note(t, { kind: 'showdown', p, rival: defence.p, card, attack: totalOf(attack), defence: totalOf(defence), won });
  const beaten = sceneOf(frame, won ? 'defence' : 'attack');
  finish(t);
  if (!won) runEffects(t, scene, [{ do: 'botch' }]);
  runEffects(t, scene, won ? frame.win : frame.lose);
  if (beaten) sayLast(t, beaten);
}

/** What the beaten side's cards say comes once the Work action is over, so that it changes nothing about it (PIRACY-15). */
function sayLast(t: Table, scene: Scene): void {
  const { stack } = t.G;
  const said = abilitiesOf(t.G, scene, 'showdown-lost').filter(({ ability }) => ability.do);
  const work = nearest(t.G, 'work');
  const above = work ? stack.splice(stack.indexOf(work)) : [];
  for (const found of said.reverse()) pushAbility(t, found);
  stack.push(...above);
}
