import type { Frame } from '../../../src/firefly/frames';
import type { Ref, State } from '../../../src/firefly/state';
import { quoted, type Secrets } from '.';

/** Cards in frames that only one player may see, written down here once more, apart from the game's own view. */
function hiddenInFrame(frame: Frame, seat: string | null): Ref[] {
  switch (frame.kind) {
    case 'keep':
      return frame.p === seat ? [] : frame.drawn;
    case 'peek':
      return frame.p === seat ? [] : [...frame.seen, ...frame.order];
    case 'draft':
      return [...frame.dropped, ...Object.entries(frame.dealt).flatMap(([p, refs]) => (p === seat ? [] : refs))];
    default:
      return [];
  }
}

/** The cards that a seat must not know the place of. */
function hiddenCards(G: State, seat: string | null): Map<Ref, string> {
  const hidden = new Map<Ref, string>();
  for (const [deck, { draw }] of Object.entries(G.decks)) for (const ref of draw) hidden.set(ref, `draw pile ${deck}`);
  const thief = G.stack.find((frame) => frame.kind === 'steal-jobs' && frame.p === seat);
  const lookedThrough = thief?.kind === 'steal-jobs' ? thief.rival : undefined;
  for (const [p, { hand, shown }] of Object.entries(G.players))
    if (p !== seat && p !== lookedThrough) for (const ref of hand) if (!shown.includes(ref)) hidden.set(ref, `hand of ${p}`);
  for (const frame of G.stack) for (const ref of hiddenInFrame(frame, seat)) hidden.set(ref, `${frame.kind} frame`);
  // One who considers cards has them in the frame and nowhere else; what lies open is no secret.
  for (const frame of G.stack)
    if (frame.kind === 'peek' && frame.p === seat) for (const ref of [...frame.seen, ...frame.order]) hidden.delete(ref);
  return hidden;
}

/** What frames hold of the text of open cards; a card named there, such as the Ace of a misbehave card, is not told the place of. */
const PRINTED = ['options', 'ace', 'list', 'cost', 'win', 'lose', 'test'];

const printedIn = (G: State): Set<string> =>
  new Set(
    G.stack.flatMap((frame) =>
      Object.entries(frame).flatMap(([key, value]) => (PRINTED.includes(key) ? quoted(JSON.stringify(value) ?? '') : [])),
    ),
  );

/** What must not be known in Firefly. */
export const fireflySecrets: Secrets<State> = {
  hidden: hiddenCards,
  partsOf: (part) => [part],
  isTold(word, what, text, { now }) {
    // What lay open and was shuffled into its pile within one move may be told; where it is now is not.
    const shuffled = [...text.matchAll(/"kind":"reshuffle","deck":"([^"]+)"/g)].map(([, deck]) => `draw pile ${deck}`);
    return shuffled.includes(what) || printedIn(now).has(word);
  },
};
