import type { PlayerID } from '../../../engine/moves';
import { type Part, spaceOf } from '../../../firefly/goods';
import { playerOf, type State, type Token } from '../../../firefly/state';
import { Icon } from '../../icons/Icon';
import { squaresOf } from './squares';

const TOKENS: Record<Token, [one: string, many: string]> = {
  cargo: ['cargo', 'cargo'],
  contraband: ['contraband', 'contraband'],
  fuel: ['fuel', 'fuel'],
  parts: ['part', 'parts'],
  passengers: ['passenger', 'passengers'],
  fugitives: ['fugitive', 'fugitives'],
};

const isHalf = (token: Token): boolean => token === 'fuel' || token === 'parts';

/** The hold or the stash, square by square. */
export function Hold({ view, p, part }: { view: State; p: PlayerID; part: Part }) {
  const tokens = playerOf(view, p)[part];
  const squares = squaresOf(tokens, spaceOf(view, p, part));
  if (squares.length === 0) return null;
  const title = part === 'hold' ? 'Hold' : 'Stash';
  const used = squares.filter((square) => square.tokens.length > 0).length;
  const list = (Object.keys(TOKENS) as Token[])
    .filter((token) => tokens[token] > 0)
    .map((token) => `${tokens[token]} ${TOKENS[token][tokens[token] === 1 ? 0 : 1]}`);
  const label = `${title}, ${used} of ${squares.length} squares used${list.length > 0 ? `: ${list.join(', ')}` : ''}`;
  return (
    <div className="hold" data-part={part}>
      <span className="ship-term" aria-hidden="true">
        {title}
      </span>
      <div className="hold-squares" role="img" aria-label={label} title={label}>
        {squares.map(({ tokens: inside, only }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          <span key={i} className="hold-square" data-only={only} data-halves={(only === undefined && inside.some(isHalf)) || undefined}>
            {inside.map((token, half) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
              <Icon key={half} name={token} />
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}
