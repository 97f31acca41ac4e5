/** What a line of a card is about. */
export type LineOf =
  | 'stats'
  | 'price'
  | 'law'
  | 'needs'
  | 'ace'
  | 'draw'
  | 'option'
  | 'step'
  | 'pay'
  | 'bonus'
  | 'ability'
  | 'trade'
  | 'setup'
  | 'goal'
  | 'win'
  | 'note';

/** One text of a card. */
export interface Line {
  of: LineOf;
  text: string;
}

/** Lines of one sort; what is empty is left out. */
export function lines(of: LineOf, texts: readonly string[]): Line[] {
  return texts.filter((text) => text !== '').map((text) => ({ of, text }));
}
