import { useState } from 'react';
import { Dialog } from '../Dialog';
import type { Reason } from '../games/table-game';

/** Answers the question why something cannot be done now. */
export function WhyNot({ reasons }: { reasons: readonly Reason[] }) {
  const [isOpen, setOpen] = useState(false);
  if (reasons.length === 0) return null;
  return (
    <>
      <button type="button" className="quiet why" onClick={() => setOpen(true)}>
        Why can’t I…?
      </button>
      {isOpen && (
        <Dialog title="Why can’t I…?" onClose={() => setOpen(false)}>
          <dl>
            {reasons.map(({ what, why }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}
