import { type Part, parts } from '../../../firefly/words';
import { Icon } from '../../icons/Icon';

interface Props {
  /** Words with icons in braces, as the cards' texts have them. */
  text: string;
  /** Shows the word behind each icon too. */
  words?: boolean;
}

/** A text with its icons drawn; read out, every icon is its word. */
export function Markup({ text, words = false }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the place of a part in the text is its identity
  return parts(text).map((part, i) => <Piece key={`${i}${part.text}`} part={part} words={words} />);
}

function Piece({ part: { icon, text }, words }: { part: Part; words: boolean }) {
  if (!icon) return text;
  if (!words) return <Icon name={icon} label={text} />;
  return (
    <span className="markup-word">
      <Icon name={icon} /> {text}
    </span>
  );
}
