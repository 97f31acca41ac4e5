import { decideLater, onceEach } from '../../../bots/guard';
import { Match } from '../../engine/match';
import { BadInput, IllegalMove, type Move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { written } from '../../engine/replay';
import type { TableGame } from '../games/table-game';
import type { SavedGame } from '../saves/saved';
import { type Chapter, enact, noted, type Standing } from './history';
import { rewinder } from './rewind';
import { people } from './seats';
import { hasSecrets, isRevealed, knowledge } from './secrets';
import type { GameSource, Notice, Snapshot, Thinking } from './source';
import type { Thinker } from './thinker';

/** How quickly bots go about it, in milliseconds. */
export interface Pace {
  /** From one bot's move to the next. */
  pause: number;
  /** Time to think. */
  budget: number;
}

interface Surroundings {
  thinker: Thinker;
  /** Keeps the game; false when there is no room. */
  keep(saved: SavedGame): boolean;
  pace(): Pace;
}

/** A save whose moves are no longer all legal; it still knows how far it can be played. */
export class BrokenSave extends BadInput {
  override name = 'BrokenSave';
  readonly good: number;
  constructor(message: string, good: number) {
    super(message);
    this.good = good;
  }
}

const FULL: Notice = {
  of: 'storage',
  text: 'The browser has no room left, so your latest moves are not saved. Download this game, or delete old ones; nothing is lost while this page stays open.',
};

/** A game on this device: solo or hot-seat, with bots in a worker. Throws BrokenSave when the save cannot be played through. */
export function localGame<G>(game: TableGame<G>, start: SavedGame, { thinker, keep, pace }: Surroundings): GameSource<G> {
  const { rules } = game;
  const { replay } = start;
  let { seats } = start;
  const humans = people(seats);
  const moves = replay.moves.slice();
  let match = Match.start(rules, replay.seed, replay.players, replay.options);
  let log: readonly Chapter[] = [];
  let standings: readonly Standing[] = [];
  let back: { match: Match<G, unknown>; standings: readonly Standing[] }[] = [];
  let seat: PlayerID | null = humans[0] ?? null;
  let handover: PlayerID | null = null;
  let thinking: Thinking | null = null;
  let notices: readonly Notice[] = [];
  let closed = false;
  const listeners = new Set<() => void>();
  const past = rewinder(rules, replay, moves);

  const chapters: Chapter[] = [];
  moves.forEach(([player, move, ...args], at) => {
    try {
      chapters.push(enact(game, match, player, { move, args }, at));
    } catch (error) {
      if (error instanceof IllegalMove) throw new BrokenSave(`Move ${at + 1} of this game is not possible any more: ${error.message}`, at);
      throw error;
    }
    standings = noted(game, standings, match.G);
  });
  log = chapters;

  const decider = (): PlayerID | undefined => match.active()[0]?.player;

  const picture = (): Snapshot<G> => {
    const active = match.active();
    const viewer = handover === null ? seat : null;
    const mine = viewer !== null && active.some(({ player }) => player === viewer);
    return {
      // The match goes on changing its state; a screen needs one that stays.
      view: rules.view(rules.clone(match.G), viewer),
      seat: viewer,
      handover,
      deciders: active,
      legal: mine ? match.legal(viewer) : [],
      log,
      standings,
      over: match.over,
      thinking,
      passes: viewer !== null && seats[Number(viewer)]?.passes === true,
      canUndo: back.length > 0 && handover === null,
      notices,
    };
  };
  let snapshot = picture();

  const tell = () => {
    snapshot = picture();
    for (const listener of listeners) listener();
  };

  const warn = (notice: Notice) => {
    if (!notices.some(({ text }) => text === notice.text)) notices = [...notices, notice];
  };

  const report = onceEach((name, fault) => warn({ of: 'bot', text: `${name} could not decide: ${fault}. A move is made by chance.` }));

  const save = () => {
    const { options, players, seed } = replay;
    const kept = keep({
      ...start,
      seats,
      changed: Date.now(),
      replay: { game: rules.name, seed, players, options, moves },
      turn: game.turn(match.G).number,
      over: match.over !== undefined,
    });
    if (!kept) warn(FULL);
    else notices = notices.filter(({ of }) => of !== 'storage');
  };

  const record = (player: PlayerID, move: Move) => {
    log = [...log, enact(game, match, player, move, moves.length)];
    moves.push(written(player, move));
    standings = noted(game, standings, match.G);
    save();
  };

  /** Makes the moves of those who have nothing to decide and want it so. */
  const passIdle = () => {
    for (let p = decider(); p !== undefined && seats[Number(p)]?.passes; p = decider()) {
      const move = game.deciding.idle?.(match.view(p), p, match.legal(p));
      if (!move) return;
      back = [];
      record(p, move);
    }
  };

  /** Turns the screen to whoever decides next, and sets a bot to work. */
  const goOn = () => {
    passIdle();
    const next = decider();
    if (next !== undefined && humans.includes(next) && next !== seat) {
      if (humans.length > 1 && hasSecrets(game, match, next)) handover = next;
      else seat = next;
    }
    tell();
    if (next !== undefined && !humans.includes(next)) void letThink(next);
  };

  const letThink = async (player: PlayerID) => {
    const bot = must(seats[Number(player)]?.bot, 'bot');
    const { budget, pause } = pace();
    const seed = `${replay.seed}/bots/${player}/${moves.length}`;
    const legal = match.legal(player);
    const began = performance.now();
    thinking = { player, since: began, budget };
    tell();
    const { move, fault } = await decideLater(legal, seed, () =>
      thinker.choose({ game: rules.name, bot, player, view: match.view(player), legal, seed, budget }),
    );
    if (closed) return;
    report(`${must(seats[Number(player)]).name} (${bot})`, fault);
    const left = pause - (performance.now() - began);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    if (closed) return;
    thinking = null;
    back = [];
    record(player, move);
    goOn();
  };

  goOn();

  return {
    game,
    get seats() {
      return seats;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    play(move) {
      const player = decider();
      if (player === undefined || player !== seat || handover !== null) return;
      const before = knowledge(game, match, player);
      const kept = { match: match.clone(), standings };
      record(player, move);
      const stays = decider() === player && !isRevealed(before, knowledge(game, match, player));
      back = stays ? [...back, kept] : [];
      goOn();
    },
    undo() {
      const kept = back.at(-1);
      if (!kept) return;
      back = back.slice(0, -1);
      match = kept.match;
      standings = kept.standings;
      log = log.slice(0, -1);
      moves.pop();
      save();
      tell();
    },
    takeSeat() {
      if (handover === null) return;
      seat = handover;
      handover = null;
      tell();
    },
    setPasses(passes) {
      seats = seats.map((one, i) => (String(i) === seat ? { ...one, passes } : one));
      save();
      goOn();
    },
    dismiss(notice) {
      notices = notices.filter((one) => one !== notice);
      tell();
    },
    past: (n) => past(n, handover === null ? seat : null),
    close() {
      closed = true;
      thinker.stop();
      listeners.clear();
    },
  };
}
