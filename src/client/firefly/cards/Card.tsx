import { HIDDEN, type Ref } from '../../../firefly/state';
import { cardText, type Line, money } from '../../../firefly/words';
import { Icon } from '../../icons/Icon';
import { Markup } from '../markup/Markup';
import { type Face, faceOf } from './face';
import { Points } from './Points';
import { rulesFor } from './rules';

interface Props {
  /** The card, by ref or by the id of its design. */
  card: Ref;
  /** Shows the rules behind it. */
  rules?: boolean;
}

/** Lines that are picked from or done in turn; where there are several they are counted. */
const COUNTED: ReadonlySet<Line['of']> = new Set(['step', 'option']);

/** Any card, face up, drawn from its data. */
export function Card({ card, rules = false }: Props) {
  const face = faceOf(card);
  if (!face) return <Back known={card === HIDDEN} />;
  const { name, kind, lines } = cardText(face.card);
  return (
    <article className="card" data-sort={face.sort} aria-label={`${name}, ${kind}`}>
      <header>
        <Icon name={face.sort} />
        <h3>{name}</h3>
        <Price face={face} />
      </header>
      <p className="card-kind">{kind}</p>
      <Emblems face={face} />
      <div className="card-lines">
        {lines
          .filter(({ of }) => of !== 'price')
          .map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's lines never change
            <p key={i} data-of={line.of}>
              <Count n={numberOf(lines, line)} />
              <Markup text={line.text} words />
            </p>
          ))}
      </div>
      {rules ? <Rules face={face} /> : null}
    </article>
  );
}

function numberOf(lines: readonly Line[], line: Line): number | undefined {
  const same = lines.filter(({ of }) => of === line.of);
  return COUNTED.has(line.of) && same.length > 1 ? same.indexOf(line) + 1 : undefined;
}

const Count = ({ n }: { n: number | undefined }) => (n === undefined ? null : <span className="card-number">{n}</span>);

function Price({ face: { card } }: { face: Face }) {
  const cost = 'cost' in card ? card.cost : 'value' in card ? card.value : null;
  return cost === null ? null : <span className="card-price">{cost === 0 ? 'free' : money(cost)}</span>;
}

/** Skill points as so many pictures, and the marks everybody looks for; the lines say the same. */
function Emblems({ face: { card } }: { face: Face }) {
  if (!('kind' in card) || 'dropOff' in card) return null;
  const marks = (['moral', 'wanted'] as const).filter((mark) => mark in card);
  return (
    <p className="card-points" aria-hidden="true">
      <Points of={card} />
      {marks.map((mark) => (
        <Icon key={mark} name={mark} />
      ))}
    </p>
  );
}

function Rules({ face: { card, sort } }: { face: Face }) {
  return (
    <footer className="card-rules">
      {rulesFor(card, sort).map(({ id, text }) => (
        <p key={`${id}${text}`}>
          <b>{id}</b> {text}
        </p>
      ))}
    </footer>
  );
}

function Back({ known }: { known: boolean }) {
  return (
    <article className="card card-back" aria-label={known ? 'A card face down' : 'An unknown card'}>
      <Icon name="back" />
      <p>{known ? 'Face down' : 'Unknown'}</p>
    </article>
  );
}
