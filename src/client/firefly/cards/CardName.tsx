import type { ReactNode } from 'react';
import type { Ref } from '../../../firefly/state';
import { Shows } from '../../cards/Shows';
import { Card } from './Card';
import { titleOf } from './face';

interface Props {
  card: Ref;
  /** Shown in place of its name. */
  children?: ReactNode;
  /** It stands inside another control. */
  inside?: boolean;
}

/** A card's name; pointing at it, focusing it or holding it down shows the whole card with the rules behind it. */
export function CardName({ card, children, inside }: Props) {
  return (
    <Shows card={() => <Card card={card} rules />} inside={inside}>
      {children ?? titleOf(card)}
    </Shows>
  );
}
