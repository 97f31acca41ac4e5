import { useEffect, useRef } from 'react';
import type { Move } from '../../../engine/moves';
import type { Way } from './destinations';

interface Props {
  title: string;
  ways: readonly Way[];
  /** Where on the window onto the map. */
  at: { x: number; y: number };
  onPick: (move: Move) => void;
  onClose: () => void;
}

/** Several ways to one sector: a small menu beside it. */
export function Ways({ title, ways, at, onPick, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  const step = (by: number) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(now + by + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={menu}
      className="verse-ways"
      role="menu"
      aria-label={title}
      tabIndex={-1}
      style={{ left: `clamp(7.7rem, ${at.x}px, calc(100% - 7.7rem))`, top: at.y }}
      data-up={at.y > 200 || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'ArrowDown') step(1);
        else if (event.key === 'ArrowUp') step(-1);
        else return;
        event.preventDefault();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      <b aria-hidden="true">{title}</b>
      {ways.map(({ move, label }) => (
        <button key={label} type="button" role="menuitem" onClick={() => onPick(move)}>
          {label}
        </button>
      ))}
    </div>
  );
}
