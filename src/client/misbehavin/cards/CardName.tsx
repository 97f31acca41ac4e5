import type { ReactNode } from 'react';
import type { Ref } from '../../../misbehavin/state';
import { Shows } from '../../cards/Shows';
import { Card } from './Card';

/** A card's name; pointing at it, focusing it or holding it down shows the whole card. */
export function CardName({ card, children, inside }: { card: Ref; children: ReactNode; inside?: boolean }) {
  return (
    <Shows card={() => <Card card={card} />} inside={inside}>
      {children}
    </Shows>
  );
}
