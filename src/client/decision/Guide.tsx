import type { TableGame } from '../games/table-game';
import { changeSettings, settings, useSettings } from '../settings/settings';

/** A word on this kind of decision, until it has been taken once. */
export function Guide({ game, view }: { game: TableGame; view: unknown }) {
  const { guide, explained } = useSettings();
  const topic = topicOf(game, view);
  const text = topic && game.deciding.guide[topic.name];
  if (!guide || !topic || !text || explained.includes(topic.id)) return null;
  return (
    <aside className="guide" aria-label="Guide">
      <p>{text}</p>
      <button type="button" className="quiet" onClick={() => noteExplained(game, view)}>
        Got it
      </button>
      <button type="button" className="quiet" onClick={() => changeSettings({ guide: false })}>
        No guide, thanks
      </button>
    </aside>
  );
}

/** This kind of decision needs no more words. */
export function noteExplained(game: TableGame, view: unknown): void {
  const topic = topicOf(game, view);
  const { guide, explained } = settings();
  if (guide && topic && !explained.includes(topic.id)) changeSettings({ explained: [...explained, topic.id] });
}

/** The topic of the decision asked for now; games may call different things by the same name. */
function topicOf({ rules, deciding }: TableGame, view: unknown): { id: string; name: string } | undefined {
  const name = deciding.topic(view);
  return name === undefined ? undefined : { id: `${rules.name}/${name}`, name };
}
