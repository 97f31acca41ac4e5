import { type FormEvent, useId, useState } from 'react';
import { list, several } from '../../engine/english';
import { BadInput } from '../../engine/moves';
import { GameChoice, useChosenGame } from '../games/GameChoice';
import type { Asked, TableGame } from '../games/table-game';
import { WithGame } from '../games/WithGame';
import { newSeat, opponents, type Seat, usualSeats } from '../match/seats';
import { go } from '../route';
import { NO_ROOM } from '../saves/room';
import { newSave, newSeed } from '../saves/saved';
import type { Shelf } from '../saves/shelf';
import { Seats } from './Seats';

/** Setting up a table: which game, how it is played, who plays, seed. */
export function NewGame({ shelf }: { shelf: Shelf }) {
  const { name } = useChosenGame();
  return (
    <main className="new-game">
      <header>
        <a href="#/" className="back">
          ← Back
        </a>
        <h1>A new table</h1>
      </header>
      <GameChoice />
      <WithGame name={name}>{(game) => <Setup key={name} game={game} shelf={shelf} />}</WithGame>
    </main>
  );
}

function Setup({ game, shelf }: { game: TableGame; shelf: Shelf }) {
  const { setup } = game;
  const { Fields, More } = setup;
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(setup.usual);
  const [seats, setSeats] = useState<Seat[]>(() => usualSeats(game));
  const [seed, setSeed] = useState(newSeed);
  const [problem, setProblem] = useState('');
  const id = useId();

  const most = setup.maxPlayers(asked);
  const fitting = setup.fitting(asked, seats.length);
  const change = (next: Asked) => {
    setAsked(next);
    setSeats((now) => now.slice(0, setup.maxPlayers(next)));
  };

  const start = (event: FormEvent) => {
    event.preventDefault();
    try {
      const saved = newSave(game.rules, seats, fitting, seed.trim() || newSeed(), name.trim() || titleFor(seats));
      if (shelf.put(saved)) go('game', saved.id);
      else setProblem(NO_ROOM);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setProblem(error.message);
    }
  };

  return (
    <form onSubmit={start}>
      <fieldset className="players">
        <legend>Players</legend>
        <Seats game={game} seats={seats} onChange={setSeats} />
        {seats.length < most && (
          <button type="button" onClick={() => setSeats([...seats, newSeat(free(seats), opponents(game)[0] ?? null)])}>
            Add a player
          </button>
        )}
      </fieldset>

      <Fields asked={fitting} players={seats.length} onChange={change} />

      <fieldset>
        <legend>More</legend>
        <label htmlFor={`${id}name`}>Name of the game</label>
        <input id={`${id}name`} value={name} maxLength={60} placeholder="as you like" onChange={(event) => setName(event.target.value)} />
        <label htmlFor={`${id}seed`}>Seed: the same seed deals the same cards</label>
        <input id={`${id}seed`} value={seed} maxLength={60} onChange={(event) => setSeed(event.target.value)} />
        <More asked={fitting} players={seats.length} onChange={change} />
      </fieldset>

      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button type="submit" className="main">
        Start the game
      </button>
    </form>
  );
}

/** The first seat number whose colour nobody has. */
function free(seats: readonly Seat[]): number {
  for (let at = 0; ; at++) if (at >= 9 || !seats.some(({ colour }) => colour === newSeat(at, null).colour)) return at;
}

/** "Captain and 2 bots" */
function titleFor(seats: readonly Seat[]): string {
  const people = seats.filter(({ bot }) => bot === null).map((seat) => seat.name);
  const bots = seats.length - people.length;
  return list([...people, ...(bots > 0 ? [several(bots, 'bot')] : [])]);
}
