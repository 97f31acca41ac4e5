import { useId } from 'react';

interface LengthProps {
  /** Turns of each player after which the game is called off; 0 for never. */
  turnCap: number;
  /** Those to choose from. */
  caps: readonly number[];
  onChange(turnCap: number): void;
}

/** How long a game may last. */
export function LengthField({ turnCap, caps, onChange }: LengthProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Length</label>
      <select id={id} value={turnCap} onChange={(event) => onChange(Number(event.target.value))}>
        {caps.map((cap) => (
          <option key={cap} value={cap}>
            {cap === 0 ? 'Until somebody wins' : `At most ${cap} turns each`}
          </option>
        ))}
      </select>
    </>
  );
}
