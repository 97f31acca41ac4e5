import type { Ruleset } from '../engine/ruleset';
import { kinds } from './frames';
import { kindOf, resolve } from './resolve';
import { newGame } from './setup/new-game';
import { parseOptions } from './setup/options';
import type { Options, State } from './state';
import { cloneState, determinize, viewFor } from './view';

/** Misbehavin', as both runtimes, the bots and the client know it. */
export const misbehavin: Ruleset<State, Options> = {
  name: 'misbehavin',
  minPlayers: 2,
  maxPlayers: 4,
  options: parseOptions,
  setup: newGame,
  phases: ['play'],
  stages: Object.fromEntries(Object.entries(kinds).map(([kind, { moves }]) => [kind, moves])),
  phase: () => 'play',
  current: (G) => G.turn.player,
  // boardgame.io counts what is chosen before the first turn as a turn.
  turn: (G) => G.turn.number + (isChosenAtTable(G.options) ? 1 : 0),
  deciders(G) {
    const frame = G.stack[G.stack.length - 1];
    return frame?.ask ? [{ player: frame.ask, stage: frame.kind }] : [];
  },
  legal(G, player, name) {
    const frame = G.stack[G.stack.length - 1];
    if (G.over || !frame || frame.ask !== player) return [];
    return kindOf(frame).choices?.(G, frame, name) ?? [];
  },
  play(G, _player, { move, args }, random) {
    const frame = G.stack[G.stack.length - 1];
    if (!frame) return;
    G.log = [];
    frame.ask = null;
    const t = { G, random };
    kindOf(frame).decide?.(t, frame, move, args);
    resolve(t);
  },
  over: (G) => G.over ?? undefined,
  news: (G) => G.log,
  view: viewFor,
  determinize: (view, _player, random) => determinize(view, random),
  clone: cloneState,
};

const isChosenAtTable = ({ factions, supply }: Options): boolean => factions === 'choose' || supply === 'draft';
