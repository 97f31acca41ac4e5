import { must } from '../../engine/must';
import { modifiersOf } from '../abilities';
import { trigger } from '../ability';
import { jobCard } from '../cards';
import { gainSolid } from '../contacts/solid';
import type { JobCard } from '../content/types';
import { countOf } from '../count';
import { runEffects } from '../effects';
import { openLoad } from '../load';
import { fromBank } from '../money';
import { meets, spendFor } from '../need';
import type { Scene } from '../scene';
import { note, playerOf, type Table } from '../state';
import { sceneOf, type WorkFrame } from './work';

/** PAY-01 to PAY-04: printed pay, changed by what happened, then bonuses and what cards add. */
export function collect(t: Table, frame: WorkFrame, card: JobCard): void {
  const { G } = t;
  const { p } = frame;
  const scene: Scene = { ...sceneOf(frame), delivered: frame.delivered, stolen: frame.stolen };
  const payFor = (job: JobCard) =>
    job.pay.base * (job.pay.per ? countOf(G, scene, job.pay.per) : 1) +
    (job.pay.extra ? job.pay.extra.amount * countOf(G, scene, job.pay.extra.per) : 0);
  const pay = Math.max(0, Math.floor((payFor(card) + frame.pay.add) * frame.pay.factor));
  if (card.types.includes('salvage')) trigger(t, scene, 'salvage');
  else if (modifiersOf(G, scene, 'alsoSalvage').some(({ value }) => value.types?.some((type) => card.types.includes(type))))
    trigger(t, scene, 'salvage');
  trigger(t, scene, 'job-complete');
  for (const { needs, effects } of [...(card.bonus ?? [])].reverse()) {
    const own = { ...scene, src: card.id };
    if (meets(G, scene, needs)) runEffects(t, own, effects);
    // What is used up for it is the player's to spend (D-46).
    else if (spendFor(G, scene, needs)) runEffects(t, own, [{ do: 'choose', options: [{ needs, effects }], may: true }]);
  }
  for (const job of frame.challenge ? [card, jobCard(frame.challenge)] : [card]) {
    if (job.pay.gear) runEffects(t, scene, [{ do: 'gain-card', kinds: ['gear'], n: job.pay.gear, from: { discard: 'any' }, factor: 0 }]);
    if (job.pay.load) openLoad(t, scene, job.pay.load, { times: job.pay.per ? countOf(G, scene, job.pay.per) : 1 });
  }
  note(t, { kind: 'job-done', p, job: card.id, pay: fromBank(t, p, pay + (frame.challenge ? payFor(jobCard(frame.challenge)) : 0)) });
}

/** SOLID-01 to SOLID-03: the card becomes the mark of standing, or leaves the game. */
export function close(t: Table, frame: WorkFrame): void {
  const { p, challenge } = frame;
  const ref = must(frame.job);
  const player = playerOf(t.G, p);
  player.active = player.active.filter((one) => one.ref !== ref);
  gainSolid(t, p, jobCard(ref).contact, ref);
  if (challenge) gainSolid(t, p, 'mr-universe', challenge);
}
