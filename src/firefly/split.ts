import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { markAttempt, type Verdict } from './attempt';
import { isLeader } from './cards';
import type { EffectOf } from './content/types';
import { runEffects } from './effects';
import { text } from './menu';
import { takeFrom } from './piles';
import { type Scene, teamOf } from './scene';
import { type Kind, note, type Ref, type State, type Table } from './state';

/**
 * The crew on the job part into two teams (MISB-07): one after the other is sent off until the player is content; those who stay go first.
 * Each team is then an attempt of its own.
 */
export interface SplitFrame {
  kind: 'split';
  ask: PlayerID | null;
  p: PlayerID;
  scene: Scene;
  effect: EffectOf<'split-crew'>;
  stay: Ref[];
  away: Ref[];
  /** Teams that have had their turn; null while the crew are parting. */
  done: number | null;
  mark: Verdict | null;
}

/** MISB-08: one alone cannot part. */
export function splitCrew(t: Table, scene: Scene, effect: EffectOf<'split-crew'>): void {
  const stay = teamOf(t.G, scene).map(({ ref }) => ref);
  if (stay.length < 2) return markAttempt(t, scene.p, 'botch');
  t.G.stack.push({ kind: 'split', ask: null, p: scene.p, scene, effect, stay, away: [], done: null, mark: null });
}

function choices(_G: State, { stay, away }: SplitFrame): Move[] {
  return [...(stay.length > 1 ? stay.map((ref) => move('sendOff', ref)) : []), ...(away.length > 0 ? [move('part')] : [])];
}

export const split: Kind<SplitFrame> = {
  moves: ['sendOff', 'part'],
  step(t, frame) {
    if (frame.done === null) frame.ask = frame.p;
    else if (frame.mark === 'warrant') warrant(t, frame);
    else if (frame.mark === 'botch') botch(t, frame);
    else if (frame.done < 2) nextTeam(t, frame);
    else {
      finish(t);
      runEffects(t, frame.scene, frame.effect.after);
    }
  },
  choices,
  decide(t, frame, name, args) {
    if (name === 'part') {
      frame.done = 0;
      note(t, { kind: 'split', p: frame.p, stay: [...frame.stay], away: [...frame.away] });
      return;
    }
    takeFrom(frame.stay, text(args));
    frame.away.push(text(args));
  },
};

const sceneOf = (frame: SplitFrame, team: Ref[]): Scene => ({ ...frame.scene, team: [...team] });

/** What this team does; with the leader aboard it is those sent off who count as the team without one. */
function nextTeam(t: Table, frame: SplitFrame): void {
  const { effect, stay, away } = frame;
  const team = frame.done === 0 ? stay : away;
  const scene = sceneOf(frame, team);
  frame.done = (frame.done ?? 0) + 1;
  if (teamOf(t.G, scene).length === 0) return;
  const alone = away.some(isLeader) ? stay : away;
  if (team === alone) runEffects(t, scene, effect.teamWithoutLeader ?? []);
  runEffects(t, scene, effect.each ?? []);
}

/** A team's botch ends the whole attempt, unless the card says what it does instead. */
function botch(t: Table, frame: SplitFrame): void {
  const { effect, stay, away, done } = frame;
  frame.mark = null;
  if (effect.teamBotch) return runEffects(t, sceneOf(frame, done === 1 ? stay : away), effect.teamBotch);
  finish(t);
  markAttempt(t, frame.p, 'botch');
}

/** So does a warrant; it is the card that speaks, no longer a team. */
function warrant(t: Table, frame: SplitFrame): void {
  finish(t);
  if (frame.effect.teamWarrant) runEffects(t, frame.scene, frame.effect.teamWarrant);
  else markAttempt(t, frame.p, 'warrant');
}
