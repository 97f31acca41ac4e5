import { useEffect, useState } from 'react';
import type { PlayerID } from '../../engine/moves';
import type { Thinking as Thought } from '../match/source';
import { changeSettings, type Settings, SPEED, SPEEDS, useSettings } from '../settings/settings';

/** Who is thinking, and how far. */
export function Thinking({ thinking: { player, since, budget }, names }: { thinking: Thought; names: (p: PlayerID) => string }) {
  const [done, setDone] = useState(0);
  const { speed } = useSettings();
  useEffect(() => {
    const timer = setInterval(() => setDone(Math.min(1, (performance.now() - since) / budget)), 200);
    return () => clearInterval(timer);
  }, [since, budget]);
  return (
    <section className="thinking" aria-label="Others decide">
      <p role="status">{names(player)} is thinking…</p>
      <progress aria-label="Time used" value={done} max={1} />
      <label>
        Bots play{' '}
        <select value={speed} onChange={(event) => changeSettings({ speed: event.target.value as Settings['speed'] })}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {SPEED[one]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
