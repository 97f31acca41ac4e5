import { Icon } from '../../icons/Icon';

/** A text with its lightning drawn. */
export function Icons({ text }: { text: string }) {
  return text.split('⚡').map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place of a piece in the text is its identity
    <span key={i}>
      {i > 0 && <Icon name="bolt" label="triggered ability" />}
      {piece}
    </span>
  ));
}
