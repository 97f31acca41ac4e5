import { GLYPHS, type Glyph } from './glyphs';

interface Props {
  name: Glyph;
  /** Read out in its place; left out: it only decorates what is said beside it. */
  label?: string;
}

/** One picture, as high as the text around it and of its colour. */
export function Icon({ name, label }: Props) {
  const path = <path d={GLYPHS[name]} fillRule="evenodd" />;
  if (label === undefined)
    return (
      <svg className="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {path}
      </svg>
    );
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 24 24" role="img" aria-label={label} focusable="false">
      <title>{label}</title>
      {path}
    </svg>
  );
}
