import { useId, useState } from 'react';

/** The link that brings somebody to this table. */
export const linkTo = (matchID: string): string => `${location.origin}${location.pathname}#/online/${encodeURIComponent(matchID)}`;

/** A link to send to friends. */
export function Invitation({ matchID }: { matchID: string }) {
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const link = linkTo(matchID);
  return (
    <p className="invitation">
      <label htmlFor={id}>Invitation: whoever opens this link can take a free seat, or watch</label>
      <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
      {/* Only pages from a safe address may copy; the field can be copied by hand everywhere. */}
      {navigator.clipboard && (
        <button
          type="button"
          onClick={() =>
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      )}
    </p>
  );
}
