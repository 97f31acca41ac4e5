import type { Ref, State } from '../../../src/misbehavin/state';
import type { Received } from '../visitor';
import type { Secrets } from '.';

/** Which cards somebody has is no secret, but their order in a deck is, and what of them is in hand. */
function hiddenCards(G: State, seat: string | null): Map<Ref, string> {
  const hidden = new Map<Ref, string>();
  for (const [deck, { draw }] of Object.entries(G.market)) for (const ref of draw) hidden.set(ref, `draw pile ${deck}`);
  for (const [p, { deck, hand }] of Object.entries(G.players)) {
    for (const ref of deck) hidden.set(ref, `draw pile of ${p}`);
    if (p !== seat) for (const ref of hand) hidden.set(ref, `hand of ${p}`);
  }
  for (const frame of G.stack) if (frame.kind === 'look' && frame.p !== seat) for (const ref of frame.seen) hidden.set(ref, 'look frame');
  // What is being fought for, dealt for or used lay open, wherever it has gone since.
  for (const frame of G.stack)
    for (const key of ['target', 'wanted', 'clears', 'ref'] as const)
      if (key in frame) hidden.delete(String(frame[key as keyof typeof frame]));
  for (const frame of G.stack) if ('scene' in frame) hidden.delete(frame.scene.card);
  return hidden;
}

interface Operation {
  path: string;
}
const isOperation = (value: unknown): value is Operation => typeof (value as Operation | null)?.path === 'string';

/** Only in order does a list tell nothing of the one the cards lie in. */
const isSorted = (refs: unknown): boolean => Array.isArray(refs) && refs.every((ref, i) => i === 0 || refs[i - 1] <= ref);

/** Takes the lists of what lies somewhere face down out of a message, and what it tells of the last move apart. */
function sift(value: unknown, news: unknown[]): unknown {
  if (Array.isArray(value))
    return value
      .filter((one) => {
        if (!isOperation(one)) return true;
        if (one.path.startsWith('/G/log')) news.push(one);
        return !one.path.startsWith('/G/log') && !one.path.includes('/unseen');
      })
      .map((one) => sift(one, news));
  if (typeof value !== 'object' || value === null) return value;
  const isState = 'stack' in value && 'log' in value;
  if (isState) news.push(value.log);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !(key === 'unseen' && isSorted(one)) && !(isState && key === 'log'))
      .map(([key, one]) => [key, sift(one, news)]),
  );
}

function partsOf(part: Received): Received[] {
  if (!/^[[{]/.test(part.text)) return [part];
  const news: unknown[] = [];
  const rest = sift(JSON.parse(part.text), news);
  return [
    { ...part, text: JSON.stringify(rest) },
    { ...part, channel: `${part.channel} news`, text: JSON.stringify(news) },
  ];
}

/** What must not be known in Misbehavin'. */
export const misbehavinSecrets: Secrets<State> = {
  hidden: hiddenCards,
  partsOf,
  isTold(word, _what, text, { now, before, seat }) {
    // What lay open before the move may be told on its way into a hand or a pile; what was discarded and shuffled again within it, too.
    if (!text.includes('"kind":') && !text.includes('/G/log')) return false;
    const ref = word.slice(1, -1);
    if (before && !hiddenCards(before, seat).has(ref)) return true;
    const shuffled = [...JSON.stringify(now.log).matchAll(/"kind":"reshuffled","p":"(\d)"/g)].map(([, p]) => p ?? '');
    return shuffled.some((p) => [...(now.players[p]?.deck ?? []), ...(now.players[p]?.hand ?? [])].includes(ref));
  },
};
