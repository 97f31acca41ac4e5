import { cardOf, isReavers } from '../cards';
import { episodes, verse } from '../content';
import type { Ability, Card, FactionId, Window } from '../content/types';
import type { Ref } from '../state';
import { effectsText } from './effect';
import { sentence } from './english';
import { condition, kindOfCard } from './filter';

const WHEN: Readonly<Record<Window, string>> = {
  'your-turn': 'on your turn',
  any: 'at any time',
  fight: 'in a fight',
  'fight-attacker': 'while you attack',
  'fight-defender': 'while you defend',
  'fight-won': 'when you win a fight',
  'fight-lost': 'when one of your characters is dispatched',
  deal: 'in your deal',
  'deal-other': "in another player's deal",
  verse: "when discarded for your 'verse card",
  'turn-start': 'at the start of your turn',
  'your-turn-or-fight': 'on your turn or in a fight',
};
const ZONES = { hand: 'from your hand', display: 'lying in your display', 'any-play': '' };

export const nameOf = (ref: Ref): string => cardOf(ref).name;

/** One ability in one sentence. */
export function abilityText(ability: Ability, card: Card): string {
  const { mode, modifier } = ability;
  if (modifier?.kind === 'defense') return sentence(`your ${modifier.of.other ? 'other ' : ''}cards have +${modifier.n} defense`);
  if (modifier?.kind === 'influence-x') {
    const x = 'influenceX' in card ? card.influenceX : undefined;
    return x ? sentence(`influence X is ${x.plus} plus 1 for each ${kindOfCard(x.of)} in your tableau, at most ${x.max}`) : '';
  }
  const head = [
    ability.when ? WHEN[ability.when] : '',
    ability.zone ? ZONES[ability.zone] : '',
    ability.once && ability.when !== 'turn-start' ? `once a ${ability.once}` : '',
    ability.trigger ? 'trigger this card' : '',
    ability.cost ? effectsText(ability.cost) : '',
  ].filter((text) => text !== '');
  const ifs = ability.if ? ` if ${condition(ability.if)}` : '';
  const text = `${head.length > 0 ? `${head.join(', ')}: ` : ''}${effectsText(ability.do ?? [])}${ifs}`;
  return `${mode === 'triggered' ? '⚡ ' : ''}${sentence(text)}`;
}

/** All that stands on a card, one sentence a line. */
export function cardText(ref: Ref): string[] {
  const card = cardOf(ref);
  const lines: string[] = [];
  if (card.requires) lines.push(sentence(`works only while ${condition(card.requires)}`));
  for (const ability of card.abilities ?? []) lines.push(abilityText(ability, card));
  for (const { when, do: effects } of card.required ?? [])
    lines.push(sentence(`when you ${when === 'on-play' ? 'play' : 'gain'} this card, ${effectsText(effects)}`));
  if (isReavers(card)) {
    if (card.onReveal) lines.push(sentence(`when turned up, ${effectsText(card.onReveal)}`));
    for (const { if: cond, do: effects } of card.ongoing ?? [])
      lines.push(sentence(`at the end of your turn${cond ? `, if ${condition(cond)}` : ''}, ${effectsText(effects)}`));
    lines.push(sentence(`reward: ${effectsText(card.reward)}`));
  }
  return lines;
}

/** The steps and actions of a 'verse card. */
export function verseText(faction: FactionId): { steps: string[]; actions: { id: string; cost: number; text: string }[] } {
  const found = verse.find((card) => card.faction === faction);
  return {
    steps: (found?.acquire ?? []).map((step) => sentence('need' in step ? condition(step.need) : effectsText(step.do))),
    actions: (found?.actions ?? []).map(({ id, cost, do: effects }) => ({ id, cost, text: sentence(effectsText(effects)) })),
  };
}

const EVENTS = {
  'fight-won': 'win a fight',
  'fight-lost': 'lose a fight',
  'deal-made': 'make a deal',
  'turn-end': 'end your turn',
  'reavers-defeated': 'beat Reavers',
};

/** What an episode changes. */
export function episodeText(id: string): string[] {
  const episode = episodes.find((one) => one.id === id);
  if (!episode) return [];
  const { track, win, standardWin, standardNeed } = episode;
  return [
    ...(standardWin ? [] : ['Power alone does not win.']),
    ...(standardNeed ? [sentence(`the power win counts only while ${condition(standardNeed)}`)] : []),
    ...(track?.steps ?? []).map(({ on, if: cond }) => sentence(`step: ${EVENTS[on]}${cond ? `, and ${condition(cond)}` : ''}`)),
    ...(track?.lose ?? []).map(({ on, n }) => sentence(`${EVENTS[on]} and ${n} of your markers is lost`)),
    ...win.map(({ need }) => sentence(`win by starting your turn when ${condition(need)}`)),
  ];
}
