import { idOf } from '../../../firefly/cards';
import { nav } from '../../../firefly/content';
import { navDeck } from '../../../firefly/content/decks';
import type { CardId, Effect, NavCard, NpcShip, Zone } from '../../../firefly/content/types';
import type { DeckId, State } from '../../../firefly/state';

/** What may come off a nav deck, as far as everybody can tell from its discard pile. */
export interface Risk {
  /** Cards that may still be drawn. */
  cards: number;
  /** Of these: nothing happens. */
  quiet: number;
  /** A Cutter comes. */
  reavers: number;
  /** The Cruiser comes. */
  cruiser: number;
}

const faces = new Map(nav.map((card) => [card.id, card]));

const brings = (effects: readonly Effect[] | undefined, ship: NpcShip): boolean =>
  (effects ?? []).some((effect) => effect.do === 'move-ship' && effect.ship === ship && 'to' in effect && effect.to === 'here');
const comes = ({ onDraw, options }: NavCard, ship: NpcShip): boolean =>
  brings(onDraw, ship) || options.every(({ effects }) => brings(effects, ship));
const isQuiet = ({ onDraw, options: [only, ...others] }: NavCard): boolean =>
  !onDraw && others.length === 0 && !only?.test && !only?.cost && (only?.effects ?? []).every((effect) => effect.do === 'keep-flying');

export function riskOf(view: State, zone: Zone): Risk {
  const left = new Map<CardId, number>();
  for (const id of navDeck(zone, view.options.sets)) left.set(id, (left.get(id) ?? 0) + 1);
  for (const ref of view.decks[`nav-${zone}` as DeckId]?.discard ?? []) left.set(idOf(ref), (left.get(idOf(ref)) ?? 0) - 1);
  const risk: Risk = { cards: 0, quiet: 0, reavers: 0, cruiser: 0 };
  for (const [id, n] of left) {
    const card = faces.get(id);
    if (!card || n <= 0) continue;
    risk.cards += n;
    if (isQuiet(card)) risk.quiet += n;
    if (comes(card, 'cutter')) risk.reavers += n;
    if (comes(card, 'cruiser')) risk.cruiser += n;
  }
  return risk;
}

const NAMES: Record<Zone, string> = { alliance: 'Alliance', border: 'Border', rim: 'Rim' };

/** "Border nav deck 62% quiet, 4% Reavers" */
export function riskText(view: State, zone: Zone): string {
  const { cards, quiet, reavers, cruiser } = riskOf(view, zone);
  if (cards === 0) return `${NAMES[zone]} nav deck`;
  const share = (n: number) => `${Math.round((100 * n) / cards)}%`;
  return [
    `${NAMES[zone]} nav deck ${share(quiet)} quiet`,
    ...(reavers > 0 ? [`${share(reavers)} Reavers`] : []),
    ...(cruiser > 0 ? [`${share(cruiser)} Cruiser`] : []),
  ].join(', ');
}
