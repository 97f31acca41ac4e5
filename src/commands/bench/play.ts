import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { fireflyGame } from '../../firefly/game';
import { answerWith } from './measure';
import { PLAYERS, type Recorded, recordMoves, startMatch, TABLES, type TableName } from './record';

/** Plays the same random games over and over in one of the two runtimes, and says how many seconds a move takes. */
const [, , table, runtime] = process.argv as [string, string, TableName, 'fast' | 'stock'];

function fast({ seed, moves }: Recorded): void {
  const match = startMatch(table, seed);
  for (const [player, move] of moves) match.play(player, move);
}

function stock({ seed, moves }: Recorded): void {
  const game = { ...fireflyGame(TABLES[table]), seed };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  for (const [playerID, { move, args }] of moves)
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } });
  if (state._stateID < moves.length) throw new Error('the stock reducer refused a move of the fast runtime');
}

const games = Array.from({ length: 4 }, (_, i) => recordMoves(table, `bench ${i}`, 500));
const moves = games.reduce((sum, game) => sum + game.moves.length, 0);
answerWith(() => games.forEach(runtime === 'stock' ? stock : fast), moves);
