import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { episodeOf } from './cards';
import type { EpisodeEvent } from './content/types';
import { meets, type Scene } from './filter';
import { type Kind, note, playerOf, type State, type Table } from './state';

/** A step of the episode is done: its player may put a token there (MB-OQ-45). */
export interface MarkFrame {
  kind: 'mark';
  ask: PlayerID | null;
  p: PlayerID;
  step: string;
}

/** Something an episode may keep track of has happened (MB-EPI-02). */
export function happened(t: Table, on: EpisodeEvent, scene: Scene): void {
  const { G } = t;
  const track = episodeOf(G)?.track;
  if (!track) return;
  const player = playerOf(G, scene.p);
  for (const lost of track.lose ?? []) if (lost.on === on) for (let i = 0; i < lost.n; i++) drop(t, scene.p, player.marks.at(-1));
  for (const { id, on: event, if: cond, repeat } of track.steps) {
    if (event !== on || !meets(G, scene, cond)) continue;
    if (repeat ? track.max !== undefined && player.marks.length >= track.max : player.marks.includes(id)) continue;
    G.stack.push({ kind: 'mark', ask: null, p: scene.p, step: id });
  }
}

export const mark: Kind<MarkFrame> = {
  moves: ['mark', 'decline'],
  step(t, frame) {
    // MB-VERSE-14: a step done without a token to mark it does not count.
    if (playerOf(t.G, frame.p).verse > 0) frame.ask = frame.p;
    else finish(t);
  },
  choices: (_G, { step }) => [move('mark', step), move('decline')],
  decide(t, { p, step }, name) {
    finish(t);
    if (name !== 'mark') return;
    const player = playerOf(t.G, p);
    player.verse--;
    player.marks.push(step);
    note(t, { kind: 'marked', p, step });
  },
};

function drop(t: Table, p: PlayerID, step: string | undefined): void {
  const { marks } = playerOf(t.G, p);
  if (step === undefined || !marks.includes(step)) return;
  marks.splice(marks.indexOf(step), 1);
  note(t, { kind: 'unmarked', p, step });
}

/** Tokens that mark steps may be taken back to be spent, wherever tokens can be spent; the step is then lost (MB-VERSE-15). */
export const markMoves = (G: State, p: PlayerID): Move[] => [...new Set(playerOf(G, p).marks)].map((step) => move('takeBack', step));

export function takeBack(t: Table, p: PlayerID, step: string): void {
  drop(t, p, step);
  playerOf(t.G, p).verse++;
}
