/** Every picture a text can hold; the client draws one for each. */
export const ICONS = [
  'fight',
  'tech',
  'negotiate',
  'cargo',
  'contraband',
  'fuel',
  'parts',
  'passengers',
  'fugitives',
  'warrant',
  'disgruntled',
  'moral',
  'wanted',
  'solid',
  'goal',
  'misbehave',
] as const;

export type Icon = (typeof ICONS)[number];

/** What may stand between braces, the icon it draws and the word it is read as. */
const TAGS = {
  fight: ['fight', 'Fight'],
  tech: ['tech', 'Tech'],
  negotiate: ['negotiate', 'Negotiate'],
  cargo: ['cargo', 'cargo'],
  contraband: ['contraband', 'contraband'],
  fuel: ['fuel', 'fuel'],
  part: ['parts', 'part'],
  parts: ['parts', 'parts'],
  passenger: ['passengers', 'passenger'],
  passengers: ['passengers', 'passengers'],
  fugitive: ['fugitives', 'fugitive'],
  fugitives: ['fugitives', 'fugitives'],
  warrant: ['warrant', 'warrant'],
  warrants: ['warrant', 'warrants'],
  disgruntled: ['disgruntled', 'disgruntled'],
  moral: ['moral', 'moral'],
  wanted: ['wanted', 'wanted'],
  solid: ['solid', 'Solid'],
  goal: ['goal', 'goal'],
  misbehave: ['misbehave', 'Misbehave'],
} as const satisfies Record<string, readonly [Icon, string]>;

export type Tag = keyof typeof TAGS;

/** A stretch of plain text, or an icon with the word it stands for. */
export interface Part {
  text: string;
  icon?: Icon;
}

/** Splits a text into plain stretches and icons, in order. */
export function parts(text: string): Part[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const tag = piece.startsWith('{') ? piece.slice(1, -1) : '';
      if (!isTag(tag)) return { text: piece };
      const [icon, word] = TAGS[tag];
      return { icon, text: word };
    });
}

/** The text with every icon read out, for logs and screen readers. */
export function plain(text: string): string {
  return parts(text)
    .map((part) => part.text)
    .join('');
}

function isTag(tag: string): tag is Tag {
  return tag in TAGS;
}
