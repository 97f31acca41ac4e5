import { renderHook } from '@testing-library/react';
import { useTurnCall } from '../../../src/client/lobby/turn-call';
import { changeSettings } from '../../../src/client/settings/settings';

let notes: { text: string; tag: string | undefined }[];
let tones: number;

class Note {
  static permission = 'granted';
  constructor(text: string, { tag }: NotificationOptions) {
    notes.push({ text, tag });
  }
}
const tone = () => ({
  frequency: {},
  gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
  connect: (next: unknown) => next,
  start: () => tones++,
  stop() {},
});
class Sound {
  currentTime = 0;
  destination = {};
  createOscillator = tone;
  createGain = tone;
  close = async () => {};
}

const inBackground = (hidden: boolean) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

beforeEach(() => {
  notes = [];
  tones = 0;
  Object.assign(window, { Notification: Note, AudioContext: Sound });
  Note.permission = 'granted';
  document.title = 'Aim to Misbehave';
  inBackground(true);
  changeSettings({ sound: true, notify: true });
});

/** The turn goes to somebody else and comes back. */
function comesRound() {
  const { rerender, unmount } = renderHook(({ isTurn }) => useTurnCall(isTurn, 'table'), { initialProps: { isTurn: false } });
  rerender({ isTurn: true });
  return { rerender, unmount };
}

test('who is waited for is called: in the title, by sound, and by a notification from the background', () => {
  const { rerender, unmount } = comesRound();
  expect(document.title).toBe('Your turn · Aim to Misbehave');
  expect(tones).toBe(2);
  expect(notes).toEqual([{ text: 'Your turn', tag: 'table' }]);
  rerender({ isTurn: false });
  expect(document.title).toBe('Aim to Misbehave');
  rerender({ isTurn: true });
  expect(notes).toHaveLength(2);
  unmount();
  expect(document.title).toBe('Aim to Misbehave');
});

test('one call for one turn, however often the table is shown anew', () => {
  const { rerender } = comesRound();
  for (let i = 0; i < 5; i++) rerender({ isTurn: true });
  expect([tones, notes.length]).toEqual([2, 1]);
});

test('who has just come to the table sees it anyway', () => {
  renderHook(() => useTurnCall(true, 'table'));
  expect(document.title).toBe('Your turn · Aim to Misbehave');
  expect([tones, notes.length]).toEqual([0, 0]);
});

test('nobody is notified who looks at the page, does not want it, or has forbidden it', () => {
  inBackground(false);
  comesRound();
  inBackground(true);
  Note.permission = 'denied';
  comesRound();
  Note.permission = 'granted';
  changeSettings({ notify: false, sound: false });
  tones = 0;
  comesRound();
  expect([tones, notes.length]).toEqual([0, 0]);
});
