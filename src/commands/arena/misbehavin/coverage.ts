import { abilitiesOf, idOf, marketRefs, reaversRefs, startingRefs, supplyRefs } from '../../../misbehavin/cards';
import { factions, setups, supply, verse } from '../../../misbehavin/content';
import type { Ability, FactionId, SupplySet } from '../../../misbehavin/content/types';
import { type Frame, kinds } from '../../../misbehavin/frames';
import type { LogEntry } from '../../../misbehavin/log';
import { DECKS } from '../../../misbehavin/market';
import { misbehavin } from '../../../misbehavin/rules';
import { type Options, playerIds, playerOf, type Ref, type State } from '../../../misbehavin/state';
import { isActive } from '../../../misbehavin/values';
import type { Observer, Table } from '../contest';
import { count as add, newCounts, stepsOf } from '../coverage';

/** What is counted; an ability is written card/number, from 0. */
export const SORTS = { card: 'cards', ability: 'abilities', action: "'verse actions", frame: 'kinds of frame', move: 'moves' } as const;
type Sort = keyof typeof SORTS;

/** Entries that name a card without anything being done with it. */
const IDLE: readonly LogEntry['kind'][] = ['discarded', 'turned-up', 'cycled', 'gained', 'reset', 'returned'];

const steps = stepsOf<Frame>(kinds);

export function observe(): Observer<State, Options> {
  const counts = newCounts(Object.keys(SORTS));
  let turn = -1;

  const count = (sort: Sort, name: string): void => add(counts, sort, name);
  const use = (ref: Ref, which: (ability: Ability) => boolean): void => {
    abilitiesOf(ref).forEach((ability, i) => {
      if (which(ability)) count('ability', `${idOf(ref)}/${i}`);
    });
  };
  const onStep = (frame: Frame): void => {
    count('frame', frame.kind);
    // An ability begins with the first of its effects.
    if (frame.kind === 'effects' && frame.at === 0 && frame.left === 0 && frame.scene.card !== '')
      use(frame.scene.card, ({ do: effects }) => effects === frame.list);
  };
  const onEntry = (entry: LogEntry, stage: string): void => {
    if (entry.kind === 'verse-action') count('action', entry.action);
    if (entry.kind === 'black') count('card', 'su-the-black');
    // What works by lying in the display, or by being given for a token, is no effect that runs.
    if (entry.kind === 'committed' && stage === 'fight')
      use(entry.card, ({ mode, zone, cost }) => mode === 'innate' && zone === 'display' && !cost);
    if (entry.kind === 'discarded' && stage === 'acquire') use(entry.card, ({ when }) => when === 'verse');
    if ('card' in entry && !IDLE.includes(entry.kind)) count('card', idOf(entry.card));
  };
  /** Once a turn: an ability that nobody has to use is exercised while its card is in play. */
  const onTurn = (G: State): void => {
    for (const p of playerIds(G))
      for (const placed of playerOf(G, p).tableau) {
        count('card', idOf(placed.ref));
        if (isActive(placed)) use(placed.ref, ({ modifier }) => modifier !== undefined);
      }
  };

  return {
    counts,
    play(match, player, move) {
      count('move', move.move);
      const stage = match.active()[0]?.stage ?? '';
      steps.during(onStep, () => match.play(player, move));
      for (const entry of match.G.log) onEntry(entry, stage);
      if (match.G.turn.number !== turn) onTurn(match.G);
      turn = match.G.turn.number;
    },
  };
}

/** The supply sets a table may come to use. */
function setsOf({ supply: wanted }: Options): SupplySet[] {
  const slots = setups.find(({ id }) => id === wanted)?.slots;
  return slots ? ['shiny', 'the-black', ...Object.values(slots)] : supply.map(({ supplySet }) => supplySet);
}

/** All that could be exercised in such games. */
export function possible(tables: readonly Table[], players: number): Record<Sort, string[]> {
  const refs = new Set<Ref>();
  const present = new Set<FactionId>();
  for (const table of tables) {
    const options = misbehavin.options(table, players);
    for (const faction of Array.isArray(options.factions) ? options.factions : factions.map(({ id }) => id)) present.add(faction);
    for (const ref of [...DECKS.flatMap(marketRefs), ...setsOf(options).flatMap(supplyRefs)]) refs.add(ref);
    if (options.reavers) for (const ref of reaversRefs()) refs.add(ref);
  }
  for (const faction of present) for (const ref of startingRefs(faction)) refs.add(ref);
  const ids = [...new Set([...refs].map(idOf))].sort();
  const actions = verse.filter(({ faction }) => present.has(faction)).flatMap((card) => card.actions.map(({ id }) => id));
  return {
    card: ids,
    ability: ids.flatMap((id) => abilitiesOf(id).map((_, i) => `${id}/${i}`)),
    action: [...actions, 'replay', 'retain'].sort(),
    frame: Object.keys(kinds).sort(),
    move: [...new Set(Object.values(misbehavin.stages).flat())].sort(),
  };
}
