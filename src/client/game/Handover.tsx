import { useEffect, useRef } from 'react';

/** Hides the table until the device is in the right hands. */
export function Handover({ name, colour, onTake }: { name: string; colour: string; onTake(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="handover" role="dialog" aria-modal="true" aria-label={`Pass to ${name}`}>
      <div>
        <h2 style={{ color: colour }}>Pass the device to {name}</h2>
        <p>Cards in hand are hidden until {name} takes over.</p>
        <button ref={button} type="button" className="main" onClick={onTake}>
          I am {name}
        </button>
      </div>
    </div>
  );
}
