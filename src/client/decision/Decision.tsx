import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Move } from '../../engine/moves';
import type { TableGame, TableProps } from '../games/table-game';
import { useKeys } from '../keys';
import { Amounts } from './Amounts';
import { CardChoice } from './CardChoice';
import { Guide } from './Guide';
import { type Group, groupsOf } from './groups';
import { keyOf, MoveButton } from './MoveButton';
import { WhyNot } from './WhyNot';

/** What a part of the panel is given. */
export interface AskedProps extends TableProps<unknown> {
  game: TableGame;
}

/** What is asked of the player at the screen, and exactly what may be answered; below it what else helps, such as a hint. */
export function Decision({ children, game, ...props }: AskedProps & { children?: ReactNode }) {
  const { view, me, legal, onMove } = props;
  const { question, whyNot, Situation } = game.deciding;
  const stage = game.rules.deciders(view)[0]?.stage ?? '';
  const groups = useMemo(() => groupsOf(game.deciding, { view, me, legal }, stage), [game, view, me, legal, stage]);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const isOpen = ({ id, folded }: Group) => !folded || unfolded.includes(id);
  const toggle = (group: Group) => setUnfolded(isOpen(group) ? unfolded.filter((id) => id !== group.id) : [...unfolded, group.id]);
  // What the numbers stand for: every move in sight that is no number itself, and what is folded up.
  const numbered = groups.flatMap((group): (Move | Group)[] => [
    ...(group.folded ? [group] : []),
    ...(isOpen(group) && group.layout !== 'amounts' ? group.moves : []),
  ]);
  const end = legal.find(({ move }) => move === 'endTurn');

  const box = useRef<HTMLElement>(null);
  // The button just pressed is gone; whoever uses the keyboard goes on here and not at the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new choice
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [legal]);

  useKeys((key) => {
    const chosen = /^[1-9]$/.test(key) ? numbered[Number(key) - 1] : undefined;
    if (chosen && 'args' in chosen) onMove(chosen);
    else if (chosen) toggle(chosen);
    else if (key === 'e' && end) onMove(end);
    else return false;
    return true;
  });

  const numberOf = (what: Move | Group): number | undefined => {
    const at = numbered.indexOf(what);
    return at >= 0 && at < 9 ? at + 1 : undefined;
  };

  return (
    <section className="decision" aria-label="Your decision">
      <h2 aria-live="polite">{question(props)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={box} className="choices" aria-label="Choices" tabIndex={0}>
        <Guide game={game} view={view} />
        {Situation && <Situation {...props} />}
        {groups.map((group) => (
          <div key={group.id} className="group" data-layout={group.layout} data-group={group.id}>
            {group.folded ? (
              <button type="button" className="fold" aria-expanded={isOpen(group)} onClick={() => toggle(group)}>
                <Key n={numberOf(group)} /> {group.title} <small>{group.moves.length}</small>
              </button>
            ) : (
              group.title && <h3>{group.title}</h3>
            )}
            {isOpen(group) && <Moves group={group} numberOf={numberOf} game={game} {...props} />}
          </div>
        ))}
      </section>
      <footer>
        <WhyNot reasons={whyNot(view, me, legal)} />
        {children}
        {end && (
          <button type="button" className="end-turn" data-move="endTurn" onClick={() => onMove(end)}>
            End the turn{' '}
            <span className="key" aria-hidden="true">
              E
            </span>
          </button>
        )}
      </footer>
    </section>
  );
}

function Moves({ group, numberOf, ...props }: AskedProps & { group: Group; numberOf(move: Move): number | undefined }) {
  if (group.layout === 'cards') return <CardChoice moves={group.moves} numberOf={numberOf} {...props} />;
  if (group.layout === 'amounts') return <Amounts moves={group.moves} {...props} />;
  return (
    <ul>
      {group.moves.map((move) => (
        <li key={keyOf(move)}>
          <MoveButton move={move} number={numberOf(move)} {...props} />
        </li>
      ))}
    </ul>
  );
}

export function Key({ n }: { n: number | undefined }) {
  return n === undefined ? null : (
    <span className="key" aria-hidden="true">
      {n}
    </span>
  );
}
