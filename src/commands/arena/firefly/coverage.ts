import { findCard, idOf } from '../../../firefly/cards';
import * as content from '../../../firefly/content';
import type { Ability, CardId } from '../../../firefly/content/types';
import { type Frame, kinds } from '../../../firefly/frames';
import type { LogEntry } from '../../../firefly/log';
import { firefly } from '../../../firefly/rules';
import { leadersFor, shipsFor } from '../../../firefly/setup/options';
import { cardsOf, DECKS } from '../../../firefly/setup/table';
import { HIDDEN, type Options, type Ref, type State } from '../../../firefly/state';
import type { Observer, Table } from '../contest';
import { count as add, newCounts, stepsOf } from '../coverage';

/** What is counted; an option is written card/number, an ability likewise, both from 0. */
export const SORTS = {
  card: 'cards',
  option: 'options of nav and misbehave cards',
  ability: 'abilities',
  frame: 'kinds of frame',
  move: 'moves',
} as const;
type Sort = keyof typeof SORTS;

interface WithAbilities {
  id: CardId;
  abilities?: Ability[];
}

const others = new Map<string, WithAbilities>(
  [content.ships, content.contacts, content.stories, content.setups].flat().map((card) => [card.id, card]),
);
const cardOf = (ref: Ref): WithAbilities | undefined => (findCard(ref) as WithAbilities | undefined) ?? others.get(ref);

/** How many options a nav or misbehave card has. */
const optionsOn = (ref: Ref): number => [...content.nav, ...content.misbehave].find(({ id }) => id === idOf(ref))?.options.length ?? 0;

/** Entries that name a card without anything being done with it. */
const IDLE: readonly LogEntry['kind'][] = ['took-job', 'discarded', 'turned-up', 'bounty-off', 'job-lost', 'removed'];
/** Fields of a log entry that name cards. */
const NAMING: readonly string[] = ['card', 'crew', 'job', 'bounty', 'challenge', 'story', 'contact'];

const steps = stepsOf<Frame>(kinds);

export function observe(): Observer<State, Options> {
  const counts = newCounts(Object.keys(SORTS));
  const used = new Set<string>();
  let turn = -1;

  const count = (sort: Sort, name: string): void => add(counts, sort, name);
  const use = (src: Ref | undefined, index: number): void => {
    if (src !== undefined && index >= 0) used.add(`${idOf(src)}/${index}`);
  };
  const onStep = (frame: Frame): void => {
    count('frame', frame.kind);
    if (frame.kind !== 'ability' || (frame.ability.may && !frame.agreed)) return;
    const { src } = frame.scene;
    if (src !== undefined) use(src, cardOf(src)?.abilities?.indexOf(frame.ability) ?? -1);
  };
  const onEntry = (entry: LogEntry): void => {
    if (entry.kind === 'option' && entry.from !== 'effect') count('option', `${idOf(entry.card)}/${entry.option}`);
    if (entry.kind === 'ace') count('option', `${idOf(entry.card)}/ace`);
    // A card with but one way through leaves nothing to pick.
    if ((entry.kind === 'nav' || entry.kind === 'misbehave') && optionsOn(entry.card) === 1) count('option', `${idOf(entry.card)}/0`);
    if (entry.kind === 'ability' && cardOf(entry.card)?.abilities?.length === 1) use(entry.card, 0);
    if (IDLE.includes(entry.kind)) return;
    for (const [field, value] of Object.entries(entry))
      if (NAMING.includes(field)) for (const ref of [value].flat()) if (typeof ref === 'string') count('card', idOf(ref));
  };
  /** Once a turn: an ability that nobody has to use is exercised while its card is in play. */
  const onTurn = (G: State): void => {
    for (const ref of inPlay(G)) {
      count('card', idOf(ref));
      cardOf(ref)?.abilities?.forEach((ability, i) => {
        if (!ability.may && !ability.do) count('ability', `${idOf(ref)}/${i}`);
      });
    }
  };

  return {
    counts,
    play(match, player, move) {
      used.clear();
      count('move', move.move);
      const [src, index] = move.args;
      if (move.move === 'useAbility' && typeof src === 'string' && typeof index === 'number') use(src, index);
      steps.during(onStep, () => match.play(player, move));
      for (const entry of match.G.log) onEntry(entry);
      for (const name of used) count('ability', name);
      if (match.G.turn.number !== turn) onTurn(match.G);
      turn = match.G.turn.number;
    },
  };
}

/** The cards that have something to say now. */
function inPlay(G: State): Ref[] {
  const { story, setup } = G.options;
  const own = Object.values(G.players).flatMap(({ crew, gear, upgrades, drive, ship, active }) => [
    ...crew.map(({ ref }) => ref),
    ...gear.filter(({ by }) => by !== null).map(({ ref }) => ref),
    ...upgrades,
    ...active.flatMap(({ ref, challenge }) => (challenge ? [ref, challenge] : [ref])),
    drive,
    ship,
  ]);
  const contacts = content.contacts.filter(({ set }) => G.options.sets.includes(set)).map(({ id }) => id);
  return [...own, ...G.alertCards.map(({ ref }) => ref), ...contacts, story, setup].filter((ref) => ref !== '' && ref !== HIDDEN);
}

/** All that could be exercised in such games. */
export function possible(tables: readonly Table[], players: number): Record<Sort, string[]> {
  const ids = new Set<CardId>();
  const options = new Set<string>();
  for (const table of tables) {
    const settled = firefly.options(table, players);
    for (const deck of DECKS) for (const ref of cardsOf(deck, settled)) ids.add(idOf(ref));
    ids.add(settled.story).add(settled.setup);
    const { sets } = settled;
    for (const { id } of [...leadersFor(sets), ...shipsFor(sets), ...content.contacts.filter(({ set }) => sets.includes(set))]) ids.add(id);
    const ships = new Set(shipsFor(sets).map(({ id }) => id));
    for (const { id, withShip } of content.supply) if (Object.keys(withShip ?? {}).some((ship) => ships.has(ship))) ids.add(id);
  }
  for (const card of [...content.nav, ...content.misbehave]) {
    if (!ids.has(card.id)) continue;
    card.options.forEach((_, i) => options.add(`${card.id}/${i}`));
    if ('ace' in card && card.ace) options.add(`${card.id}/ace`);
  }
  const abilities = [...ids].flatMap((id) => (cardOf(id)?.abilities ?? []).map((_, i) => `${id}/${i}`));
  return {
    card: [...ids].sort(),
    option: [...options].sort(),
    ability: abilities.sort(),
    frame: Object.keys(kinds).sort(),
    move: [...new Set(Object.values(firefly.stages).flat())].sort(),
  };
}
