import { episodeOf, verseCardOf } from '../../../misbehavin/cards';
import type { FactionId } from '../../../misbehavin/content/types';
import { fromSeat, playerOf } from '../../../misbehavin/state';
import { VERSE_TOKENS, verseLeft } from '../../../misbehavin/tokens';
import { requirement } from '../../../misbehavin/values';
import { episodeText, stepName, verseText } from '../../../misbehavin/words';
import { Power as Crowns } from '../board/Status';
import { factionName } from '../cards/face';
import { Icons } from '../cards/Icons';
import type { TableProps } from '../props';

/** What wins, how everybody stands, and the ’verse cards with their actions. */
export function Power(props: TableProps) {
  const { view, me, names, colours } = props;
  const episode = episodeOf(view);
  const seats = fromSeat(view, me).filter((p) => playerOf(view, p).faction !== null);
  const need = seats[0] === undefined ? undefined : requirement(view, seats[0]);
  return (
    <div className="powers">
      {need !== undefined && (!episode || episode.standardWin) && <p>Whoever starts a turn with {need} power in the tableau wins.</p>}
      {episode && (
        <section aria-label="Episode">
          <h3>{episode.name}</h3>
          <ul>
            {episodeText(episode.id).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <ul className="powers-standing" aria-label="How everybody stands">
        {seats.map((p) => {
          const { marks, announced } = playerOf(view, p);
          return (
            <li key={p}>
              <i className="dot" style={{ background: colours(p) }} /> <span>{p === me ? 'You' : names(p)}</span>
              <Crowns of={p} view={view} />
              {announced && <b className="announced">wins next turn</b>}
              {marks.length > 0 && <small>steps marked: {marks.map(stepName).join('; ')}</small>}
            </li>
          );
        })}
      </ul>
      {seats.map((p) => {
        const player = playerOf(view, p);
        return (
          <VerseCard
            key={p}
            faction={verseCardOf(player).faction}
            whose={p === me ? 'Your' : `${names(p)}’s`}
            held={player.verse}
            left={verseLeft(view, p)}
          />
        );
      })}
    </div>
  );
}

function VerseCard({ faction, whose, held, left }: { faction: FactionId; whose: string; held: number; left: number }) {
  const { steps, actions } = verseText(faction);
  return (
    <section className="verse-card" data-faction={faction} aria-label={`${whose} ’verse card`}>
      <h3>
        {whose} ’verse card <small>{factionName(faction)}</small>
      </h3>
      <p>
        {held} of {VERSE_TOKENS} tokens held, {left} to be had.
      </p>
      <h4>To earn a token, once a turn</h4>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4>To spend tokens</h4>
      <ul>
        {actions.map(({ id, cost, text }) => (
          <li key={id}>
            <b>{cost}</b> <Icons text={text} />
          </li>
        ))}
        <li>
          <b>1</b> After a fight or a deal: a card you used comes back to your hand.
        </li>
        <li>
          <b>1</b> Use a maneuver once more.
        </li>
      </ul>
    </section>
  );
}
