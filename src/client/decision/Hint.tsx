import { useState } from 'react';
import type { Advice } from '../../../bots/types';
import type { TableGame, TableProps } from '../games/table-game';
import { useKeys } from '../keys';
import type { Thinker } from '../match/thinker';
import { newSeed } from '../saves/saved';

const BUDGET = 3000;

interface HintProps extends Pick<TableProps<unknown>, 'view' | 'me' | 'legal' | 'names'> {
  game: TableGame;
  thinker: Thinker;
}

/** Asks a bot that can explain itself what it would do; without one there is nothing to ask. */
export function Hint({ game, view, me, legal, names, thinker }: HintProps) {
  const adviser = game.bots.find(({ explain }) => explain !== undefined);
  const [advice, setAdvice] = useState<readonly Advice[] | string | null>(null);
  const ask = async () => {
    if (!adviser) return;
    setAdvice('Thinking it over…');
    try {
      setAdvice(
        await thinker.explain({ game: game.rules.name, bot: adviser.name, player: me, view, legal, seed: newSeed(), budget: BUDGET }),
      );
    } catch (error) {
      setAdvice(`No advice this time: ${error instanceof Error ? error.message : String(error)}.`);
    }
  };
  useKeys((key) => {
    if (key !== 'h' || !adviser) return false;
    void ask();
    return true;
  });
  if (!adviser) return null;
  return (
    <>
      <button type="button" className="quiet" title={`What the bot ${adviser.name} would do, and why`} onClick={() => void ask()}>
        Hint{' '}
        <span className="key" aria-hidden="true">
          H
        </span>
      </button>
      {typeof advice === 'string' && (
        <p role="status" className="advice">
          {advice}
        </p>
      )}
      {Array.isArray(advice) && (
        <ol className="advice" aria-label={`What ${adviser.name} would do`}>
          {advice.slice(0, 3).map(({ move, estimate, why }) => (
            <li key={[move.move, ...move.args].join()}>
              {game.deciding.words(view, me, move, names)} <small>{Math.round(100 * estimate)} %</small> {why}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
