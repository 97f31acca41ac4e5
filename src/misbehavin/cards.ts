import { must } from '../engine/must';
import { boards, episodes, market, reavers, starting, supply, verse } from './content';
import type { Ability, Board, Card, Episode, FactionId, MarketDeck, ReaversCard, SupplyCard, SupplySet, VerseCard } from './content/types';
import { type Player, playerOf, type Ref, type State } from './state';

const all: readonly Card[] = [...Object.values(starting).flat(), ...Object.values(market).flat(), ...supply, ...reavers];
const byId = new Map(all.map((card) => [card.id, card]));

export const idOf = (ref: Ref): string => {
  const at = ref.indexOf('~');
  return at < 0 ? ref : ref.slice(0, at);
};
/** Everything about a card. */
export const cardOf = (ref: Ref): Card => must(byId.get(ref) ?? byId.get(idOf(ref)), 'card', ref);

/** The physical cards of a design. */
export const refsOf = ({ id, copies = 1 }: Card): Ref[] => Array.from({ length: copies }, (_, i) => (i === 0 ? id : `${id}~${i + 1}`));
export const startingRefs = (faction: FactionId): Ref[] => starting[faction].flatMap(refsOf);
export const marketRefs = (deck: MarketDeck): Ref[] => market[deck].flatMap(refsOf);
export const supplyRefs = (set: SupplySet): Ref[] => supply.filter(({ supplySet }) => supplySet === set).flatMap(refsOf);
export const reaversRefs = (): Ref[] => reavers.flatMap(refsOf);

export const isSupply = (card: Card): card is SupplyCard => 'supplySet' in card;
export const isReavers = (card: Card): card is ReaversCard => card.type === 'reavers';
export const isBlack = (ref: Ref): boolean => cardOf(ref).type === 'hazard';
/** Goes to a tableau when played (MB-CARD-01). */
export const isForTableau = ({ type }: Card): boolean => type === 'asset' || type === 'character' || type === 'item';

export const abilitiesOf = (ref: Ref): readonly Ability[] => cardOf(ref).abilities ?? [];
export const hasTriggered = (ref: Ref): boolean => abilitiesOf(ref).some(({ mode }) => mode === 'triggered');

export const factionOf = ({ faction }: Player): FactionId => must(faction, 'faction');
export const verseCardOf = (player: Player): VerseCard =>
  must(
    verse.find(({ faction }) => faction === player.faction),
    'verse card',
  );
export const boardOf = (G: State, p: string): Board =>
  must(
    boards.find(({ faction, side }) => faction === playerOf(G, p).faction && side === G.options.side),
    'board',
  );
export const episodeOf = (G: State): Episode | undefined => episodes.find(({ id }) => id === G.options.episode);

/** Of several copies that lie together only the first: which one is picked makes no difference. */
export function distinct(refs: readonly Ref[]): Ref[] {
  const seen = new Set<string>();
  return refs.filter((ref) => {
    const id = idOf(ref);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
