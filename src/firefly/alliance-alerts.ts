import { deckOf, jobCard } from './cards';
import type { EffectOf } from './content/types';
import { draw } from './piles';
import { type Scene, workOf } from './scene';
import { type DeckId, note, pile, type Table } from './state';

/** MISB-21: a new Alliance Alert card comes into play and the old one goes under the deck; with `replace` only where there is an old one (NAV-12). */
export function drawAlertCard(t: Table, { replace }: EffectOf<'draw-alert-card'>): void {
  const { G } = t;
  if (replace && G.alertCards.length === 0) return;
  const card = draw(t, 'alert');
  if (card === undefined) return;
  pile(G, 'alert').draw.unshift(...G.alertCards.map(({ ref }) => ref));
  G.alertCards = [{ ref: card, on: null }];
  note(t, { kind: 'alert-card', card });
}

/** The alert card that speaks is laid on the deck of the job just done, or of the crew just hired, and stays in play there. */
export function moveAlert(t: Table, scene: Scene, { to }: EffectOf<'move-alert'>): void {
  const alert = t.G.alertCards.find(({ ref }) => ref === scene.src);
  const deck = to === 'supply-deck-of-hire' ? homeOf(scene) : contactOf(t, scene);
  if (!alert || deck === null || alert.on === deck) return;
  alert.on = deck;
  note(t, { kind: 'alert-moved', card: alert.ref, deck });
}

const homeOf = ({ hired }: Scene): DeckId | null => (hired === undefined ? null : deckOf(hired));

function contactOf(t: Table, { p }: Scene): DeckId | null {
  const work = workOf(t.G, p);
  return work?.task === 'job' && work.job !== undefined ? jobCard(work.job).contact : null;
}
