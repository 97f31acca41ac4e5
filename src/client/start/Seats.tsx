import type { TableGame } from '../games/table-game';
import { COLOURS, paint, type Seat } from '../match/seats';

interface SeatsProps {
  game: TableGame;
  seats: readonly Seat[];
  onChange(seats: Seat[]): void;
}

/** Who plays: name, colour, person or which bot. */
export function Seats({ game: { bots, rules }, seats, onChange }: SeatsProps) {
  const change = (at: number, part: Partial<Seat>) => onChange(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)));
  const here = bots.filter(({ name }) => seats.some(({ bot }) => bot === name));
  return (
    <>
      <ol className="seats">
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>
            <i className="dot" style={{ background: paint(seat) }} />
            <input
              aria-label={`Name of player ${i + 1}`}
              value={seat.name}
              maxLength={24}
              required
              onChange={(event) => change(i, { name: event.target.value })}
            />
            <select
              aria-label={`Who plays ${seat.name || `player ${i + 1}`}`}
              value={seat.bot ?? ''}
              onChange={(event) => change(i, { bot: event.target.value || null })}
            >
              <option value="">A person</option>
              {bots.map(({ name, describe }) => (
                <option key={name} value={name} title={describe}>
                  Bot: {name}
                </option>
              ))}
            </select>
            <select
              aria-label={`Colour of ${seat.name || `player ${i + 1}`}`}
              value={seat.colour}
              onChange={(event) => {
                const taken = seats.findIndex(({ colour }) => colour === event.target.value);
                onChange(
                  seats.map((one, at) =>
                    at === i ? { ...one, colour: event.target.value } : at === taken ? { ...one, colour: seat.colour } : one,
                  ),
                );
              }}
            >
              {COLOURS.map((colour) => (
                <option key={colour}>{colour}</option>
              ))}
            </select>
            <button
              type="button"
              className="quiet"
              aria-label={`Remove ${seat.name || `player ${i + 1}`}`}
              disabled={seats.length === rules.minPlayers}
              onClick={() => onChange(seats.filter((_, at) => at !== i))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      <ul className="about-bots">
        {here.map(({ name, describe }) => (
          <li key={name}>
            <b>{name}</b>: {describe}
          </li>
        ))}
      </ul>
    </>
  );
}
