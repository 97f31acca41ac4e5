import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayerID } from '../../engine/moves';
import type { Saying } from '../match/online';

interface ChatProps {
  sayings: readonly Saying[];
  names(player: PlayerID): string;
  colours(player: PlayerID): string;
  /** Undefined for those who only watch. */
  onSay: ((text: string) => void) | undefined;
  /** Everything said so far is on the screen. */
  onSeen(): void;
}

/** What is said at the table. */
export function Chat({ sayings, names, colours, onSay, onSeen }: ChatProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new comes into sight
  useEffect(() => {
    seen();
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [sayings.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    onSay?.(said);
    setText('');
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div ref={box} className="sayings" role="log" aria-label="Chat" tabIndex={0}>
        {sayings.length === 0 && <p className="quietly">{onSay ? 'Nothing said yet.' : 'Nothing said yet; those who play can.'}</p>}
        {sayings.map(({ id, player, text: said }) => (
          <p key={id}>
            <i className="dot" style={{ background: colours(player) }} /> <b>{names(player)}</b> {said}
          </p>
        ))}
      </div>
      {onSay && (
        <form onSubmit={send}>
          <input aria-label="Say something" value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
          <button type="submit">Say</button>
        </form>
      )}
    </div>
  );
}
