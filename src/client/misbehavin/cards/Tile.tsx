import { useState } from 'react';
import type { Move } from '../../../engine/moves';
import { abilitiesOf, cardOf } from '../../../misbehavin/cards';
import { HIDDEN, type PowerToken, type Ref } from '../../../misbehavin/state';
import { moveWords, nameOf } from '../../../misbehavin/words';
import { Shows } from '../../cards/Shows';
import { Dialog } from '../../Dialog';
import { Icon } from '../../icons/Icon';
import type { TableProps } from '../props';
import { Card } from './Card';
import { glyphOf, kindOf, numbersOf, originOf } from './face';
import { Numbers } from './Numbers';

interface TileProps extends Pick<TableProps, 'view' | 'legal' | 'names' | 'onMove'> {
  card: Ref;
  /** Of a card in play. */
  triggered?: boolean;
  warrant?: boolean;
  tokens?: readonly PowerToken[];
  /** It is what a fight is about. */
  isTarget?: boolean;
  /** So many lie there, this one on top. */
  count?: number;
}

/** Moves that are about this card. */
const movesWith = (legal: readonly Move[], ref: Ref): Move[] => legal.filter(({ args }) => args[0] === ref);

/** A card lying on the table, small. Lit, it can be pressed to do something with it; otherwise pressing it shows it. */
export function Tile({ card: ref, view, legal, names, onMove, triggered, warrant, tokens = [], isTarget, count }: TileProps) {
  const [isOpen, setOpen] = useState(false);
  if (ref === HIDDEN) return <span className="tile tile-back" />;
  const card = cardOf(ref);
  const moves = movesWith(legal, ref);
  const [only, ...others] = moves;
  const added = tokens.reduce((sum, { n }) => sum + n, 0);
  const states = [
    ...(triggered ? ['triggered'] : []),
    ...(warrant ? ['under a warrant'] : []),
    ...(isTarget ? ['attacked'] : []),
    ...(added > 0 ? [`${added} power added`] : []),
    ...(count !== undefined && count !== 1 ? [`${count} of them`] : []),
  ];
  const does = only ? (others.length > 0 ? `${moves.length} choices` : moveWords(view, only, names)) : '';
  return (
    <>
      <Shows
        className="tile"
        card={() => <Card card={ref} />}
        onPress={only && (others.length === 0 ? () => onMove(only) : () => setOpen(true))}
        data={{
          'data-card': ref,
          'data-origin': originOf(card),
          'data-lit': only ? '' : undefined,
          'data-triggered': triggered ? '' : undefined,
          'data-target': isTarget ? '' : undefined,
        }}
      >
        <span className="tile-name">{card.name}</span>
        <span className="unseen">
          {['', kindOf(card), ...numbersOf(ref), ...states].join(', ')}
          {does !== '' && `: ${does}`}
        </span>
        <span className="tile-art" aria-hidden="true">
          <Icon name={glyphOf(card)} />
          {abilitiesOf(ref).some(({ mode }) => mode === 'triggered') && <Icon name="bolt" />}
        </span>
        <span className="tile-numbers" aria-hidden="true">
          <Numbers card={card} power={(card.power ?? 0) + added} />
        </span>
        {card.cost !== null && (
          <span className="tile-cost" aria-hidden="true">
            {card.cost}
          </span>
        )}
        {count !== undefined && count !== 1 && (
          <span className="tile-count" aria-hidden="true">
            ×{count}
          </span>
        )}
        {warrant && (
          <span className="tile-stamp" aria-hidden="true">
            Warrant
          </span>
        )}
      </Shows>
      {isOpen && (
        <Dialog title={nameOf(ref)} onClose={() => setOpen(false)}>
          <Card card={ref} />
          <p className="ways tile-moves">
            {moves.map((move) => (
              <button
                key={[move.move, ...move.args].join(' ')}
                type="button"
                onClick={() => {
                  setOpen(false);
                  onMove(move);
                }}
              >
                {moveWords(view, move, names)}
              </button>
            ))}
          </p>
        </Dialog>
      )}
    </>
  );
}
