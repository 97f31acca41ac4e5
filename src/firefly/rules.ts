import type { Ruleset } from '../engine/ruleset';
import { kinds } from './frames';
import { boardFor } from './map';
import { oddsOf } from './odds';
import { kindOf, resolve } from './resolve';
import { cardsOf, newGame } from './setup/new-game';
import { maxPlayers, PLAYABLE, parseOptions } from './setup/options';
import type { Options, State } from './state';
import { cloneState, determinize, viewFor } from './view';

/** Firefly: The Game, as both runtimes, the bots and the client know it. */
export const firefly: Ruleset<State, Options> = {
  name: 'firefly',
  minPlayers: 1,
  maxPlayers: maxPlayers(PLAYABLE),
  options: parseOptions,
  setup: newGame,
  phases: ['draft', 'play'],
  stages: Object.fromEntries(Object.entries(kinds).map(([kind, { moves }]) => [kind, moves])),
  phase: (G) => G.phase,
  current: (G) => G.turn.player,
  // boardgame.io counts the draft as the first turn.
  turn: (G) => G.turn.number + 1,
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
  determinize: (view, _player, random) => determinize(view, (deck) => cardsOf(deck, view.options), random),
  clone: cloneState,
  odds(G) {
    const frame = G.stack[G.stack.length - 1];
    return frame?.kind === 'test' ? oddsOf(G, frame).map(({ chance }) => chance) : [];
  },
  path: (G, from, to) => boardFor(G.options.sets).path(from, to),
};
