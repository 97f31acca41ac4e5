import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { type Arg, BadInput, findMove } from './moves';
import type { Random } from './random';
import type { Ruleset } from './ruleset';

interface Events {
  setActivePlayers?(arg: { value: Record<string, string> }): void;
  endTurn?(): void;
  setPhase?(phase: string): void;
}

/**
 * The boardgame.io game made from a ruleset. The state knows whose turn and choice it is; boardgame.io's phases, turns and active players
 * follow it, so both runtimes always agree on who may move. One that is trusting takes every move for legal: whoever uses it has asked the
 * rules before, on the state itself, which is several times quicker than on immer's draft of it.
 */
export function boardgame<G, Options>(rules: Ruleset<G, Options>, asked: unknown = {}, { trusting = false } = {}): Game<G> {
  const active = (G: G) => Object.fromEntries(rules.deciders(G).map(({ player, stage }) => [player, stage]));

  /** Lets boardgame.io's turn and stages follow the state. */
  const follow = (G: G, ctx: Ctx, events: Events) => {
    if (rules.over(G)) return;
    if (rules.phase(G) !== ctx.phase) events.setPhase?.(rules.phase(G));
    else if (rules.turn(G) !== ctx.turn) events.endTurn?.();
    else events.setActivePlayers?.({ value: active(G) });
  };

  const listed = (G: G, player: unknown, name: string, args: unknown[]) =>
    typeof player === 'string' && rules.deciders(G).some((decider) => decider.player === player)
      ? findMove(rules.legal(G, player, name), name, args)
      : undefined;

  type MoveMap = NonNullable<Game<G>['moves']>;

  const perform = (name: string): MoveMap[string] => ({
    // The server decides: a client neither has the dice nor the hidden cards.
    client: false,
    // What a move names may be hidden from the others; the news tell what they may know of it.
    redact: true,
    move: ({ G, ctx, playerID, random, events, log }, ...args: unknown[]) => {
      const found = trusting ? { move: name, args: args as Arg[] } : listed(G, playerID, name, args);
      if (!found) return INVALID_MOVE;
      rules.play(G, playerID, found, random as Random);
      log.setMetadata(JSON.parse(JSON.stringify(rules.news(G))));
      follow(G, ctx, events as Events);
      return undefined;
    },
  });

  // boardgame.io takes whatever it finds under a name for a move; without a prototype it finds no toString there.
  const table = (names: readonly string[]): MoveMap =>
    Object.assign(Object.create(null), Object.fromEntries(names.map((name) => [name, perform(name)])));
  const stages = Object.fromEntries(Object.entries(rules.stages).map(([stage, names]) => [stage, { moves: table(names) }]));
  const position = ({ G, ctx }: { G: G; ctx: Ctx }) => ctx.playOrder.indexOf(rules.current(G));
  const turn = {
    stages,
    order: { first: position, next: position },
    onBegin: ({ G, events }: { G: G; events: Events }) => events.setActivePlayers?.({ value: active(G) }),
  };

  return {
    name: rules.name,
    minPlayers: rules.minPlayers,
    maxPlayers: rules.maxPlayers,
    setup: ({ ctx, random }, setupData) => rules.setup(rules.options(setupData ?? asked, ctx.numPlayers), random as Random),
    validateSetupData: (setupData, numPlayers) => {
      try {
        rules.options(setupData ?? asked, numPlayers);
        return undefined;
      } catch (error) {
        if (error instanceof BadInput) return error.message;
        throw error;
      }
    },
    moves: table([]),
    phases: Object.fromEntries(rules.phases.map((phase, i) => [phase, { start: i === 0, moves: table([]), turn }])) as NonNullable<
      Game<G>['phases']
    >,
    endIf: ({ G }) => rules.over(G),
    playerView: ({ G, playerID }) => rules.view(G, playerID ?? null),
    disableUndo: true,
    ai: {
      enumerate: (G, _ctx, playerID) => rules.legal(G, playerID).map(({ move, args }) => ({ move, args: [...args] })),
    },
  };
}
