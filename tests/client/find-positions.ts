// Sees to it that positions.json has a game for every stage: keeps those that still lead there and looks for the rest.
import { writeFileSync } from 'node:fs';
import { toolsFor } from '../../bots/tools';
import { Match } from '../../src/engine/match';
import type { Move, PlayerID } from '../../src/engine/moves';
import { type SeededRandom, seededRandom } from '../../src/engine/random';
import { firefly } from '../../src/firefly/rules';
import { PLAYABLE, setupsFor, storiesFor } from '../../src/firefly/setup/options';
import type { Options, State } from '../../src/firefly/state';
import { ramble } from '../firefly/ramble';
import { FILE, type FoundGame, foundGames, inOrder, positionsIn, STAGES } from './positions';
import { type Wish, wishes } from './wishes';

const RANDOM_GAMES = 5000;
const WISHED_GAMES = 300;

type FireflyMatch = Match<State, Options>;
type Chooser = (match: FireflyMatch, player: PlayerID, random: SeededRandom) => Move;
type Table = Pick<FoundGame, 'seed' | 'players' | 'options'> & { most: number };

/** Plays a game up to the last of the wanted stages it comes to; none when it comes to none. */
function search({ seed, players, options, most }: Table, wanted: ReadonlySet<string>, choose: Chooser): FoundGame[] {
  const match = Match.start(firefly, seed, players, options);
  const random = seededRandom(seed);
  const choices: number[] = [];
  const stages = new Set<string>();
  let last = 0;
  while (choices.length < most && !match.over && stages.size < wanted.size) {
    const [decider] = match.active();
    if (!decider) throw new Error('nobody is to decide');
    if (wanted.has(decider.stage) && !stages.has(decider.stage)) {
      stages.add(decider.stage);
      last = choices.length;
    }
    const move = choose(match, decider.player, random);
    choices.push(inOrder(match.legal(decider.player)).indexOf(move));
    match.play(decider.player, move);
  }
  return stages.size === 0 ? [] : [{ stages: [...stages], seed, players, options, choices: choices.slice(0, last).join(' ') }];
}

/** A random game with all boxes, and every story and setup card in turn. */
function randomGame(n: number, wanted: ReadonlySet<string>): FoundGame[] {
  const players = 3;
  const stories = storiesFor(PLAYABLE, players);
  const setups = setupsFor(PLAYABLE, players);
  const options = { sets: 'all', story: stories[n % stories.length]?.id, setup: setups[n % setups.length]?.id, turnCap: 30 };
  return search({ seed: `stages ${n}`, players, options, most: 1500 }, wanted, (match, player, random) =>
    ramble(match.G, player, match.legal(player), random),
  );
}

/** A table that plays for this stage. */
function wishedGame(stage: string, wish: Wish, n: number): FoundGame[] {
  const options = { sets: wish.sets ?? 'all', story: wish.story ?? 'harkens-folly' };
  return search({ seed: `${stage} ${n}`, players: 2, options, most: 2000 }, new Set([stage]), (match, player, random) =>
    towards(match, player, random, stage, wish),
  );
}

const MOST_TRIED = 24;

/** One of the moves that bring a table nearest to a stage; where none does, one that does not take it farther away. */
function towards(match: FireflyMatch, player: PlayerID, random: SeededRandom, stage: string, { score = () => 0, by }: Wish): Move {
  const legal = match.legal(player);
  const now = score(match.G);
  const tried = (legal.length > MOST_TRIED ? random.Shuffle([...legal]).slice(0, MOST_TRIED) : legal).map((move) => {
    const next = match.clone();
    next.play(player, move);
    return { move, score: next.active()[0]?.stage === stage ? Number.POSITIVE_INFINITY : score(next.G) };
  });
  const best = Math.max(...tried.map((one) => one.score));
  const good = tried.filter((one) => (best > now ? one.score === best : one.score >= now)).map(({ move }) => move);
  if (by && best <= now) {
    const view = match.view(player);
    return by.choose(view, legal, toolsFor(firefly, view, player, random, { iterations: 1 }));
  }
  // Now and then a step back, so that nobody is stuck for good.
  return ramble(match.G, player, good.length > 0 && random.Number() < 0.97 ? good : legal, random);
}

const games: FoundGame[] = foundGames().flatMap((game) => {
  const stages = positionsIn(game).map(({ stage }) => stage);
  return stages.length > 0 ? [{ ...game, stages }] : [];
});
const missing = () => STAGES.filter((stage) => !games.some(({ stages }) => stages.includes(stage)));
function keep(found: readonly FoundGame[]): void {
  if (found.length === 0) return;
  games.push(...found);
  writeFileSync(FILE, `${JSON.stringify(games, null, 2)}\n`);
  console.log(`${found.flatMap(({ stages }) => stages).join(', ')}; ${missing().length} to go`);
}

for (let n = 0; n < RANDOM_GAMES; n++) {
  const wanted = new Set(missing().filter((stage) => !wishes[stage]));
  if (wanted.size === 0) break;
  keep(randomGame(n, wanted));
}
for (const [stage, wish] of Object.entries(wishes))
  for (let n = 0; n < WISHED_GAMES && missing().includes(stage); n++) keep(wishedGame(stage, wish, n));
console.log(missing().length > 0 ? `Not found: ${missing().join(', ')}` : `All ${STAGES.length} stages have a game.`);
