import { useEffect, useRef } from 'react';
import { settings } from '../settings/settings';

const CALL = 'Your turn';

/** Two soft tones, made on the spot. */
function chime(): void {
  try {
    const context = new AudioContext();
    [523.25, 783.99].forEach((frequency, i) => {
      const at = context.currentTime + i * 0.16;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
    setTimeout(() => void context.close(), 1200);
  } catch {
    // No sound on this device.
  }
}

function notify(matchID: string): void {
  try {
    // One notification for each match, however often it is one's turn.
    const note = new Notification(CALL, { body: 'The others wait for you at the table.', tag: matchID });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only let a page notify in other ways.
  }
}

/** Calls somebody to the table when it becomes their turn: in the title, by sound, and from the background. */
export function useTurnCall(isTurn: boolean, matchID: string): void {
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = isTurn;
    if (!isTurn) return;
    const title = document.title;
    document.title = `${CALL} · ${title}`;
    // Not for who has just opened the page and sees it anyway.
    if (was === false) {
      if (settings().sound) chime();
      if (settings().notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') notify(matchID);
    }
    return () => {
      document.title = title;
    };
  }, [isTurn, matchID]);
}
