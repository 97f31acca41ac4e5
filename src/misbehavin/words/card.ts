import { cardOf, isBlack, isReavers } from '../cards';
import { episodes, verse } from '../content';
import type { Ability, Card, Episode, FactionId, VerseAction, Window } from '../content/types';
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

/** Comes but once a turn or a fight. */
const isMoment = (when: Window | undefined): boolean => when === 'turn-start' || when === 'fight-won';

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
    ability.once && !isMoment(ability.when) ? `once a ${ability.once}` : '',
    ability.if ? `if ${condition(ability.if)}` : '',
    ability.trigger ? 'trigger this card' : '',
    ability.cost ? effectsText(ability.cost) : '',
  ].filter((text) => text !== '');
  const text = `${head.length > 0 ? `${head.join(', ')}: ` : ''}${effectsText(ability.do ?? [])}`;
  return `${mode === 'triggered' ? '⚡ ' : ''}${sentence(text)}`;
}

/** MB-BLACK-01, MB-BLACK-03 */
const BLACK = 'Nobody buys it. Each location you play or trigger returns one copy from your hand to the supply.';

/** All that stands on a card, one sentence a line. */
export function cardText(ref: Ref): string[] {
  const card = cardOf(ref);
  const lines: string[] = isBlack(ref) ? [BLACK] : [];
  if (card.requires) lines.push(sentence(`its abilities work only while ${condition(card.requires)}`));
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

/** What tokens buy, and when: "gain 1 activation to make a deal only, once a turn". */
const actionText = ({ when, once, oncePerCard, do: effects }: VerseAction): string =>
  [
    `${effectsText(effects)}${when === 'your-turn' ? '' : ` ${WHEN[when]}`}`,
    ...(once ? [`once a ${once}`] : []),
    ...(oncePerCard ? [`each card once a ${oncePerCard}`] : []),
  ].join(', ');

/** The steps and actions of a 'verse card. */
export function verseText(faction: FactionId): { steps: string[]; actions: { id: string; cost: number; text: string }[] } {
  const found = verse.find((card) => card.faction === faction);
  return {
    steps: (found?.acquire ?? []).map((step) => sentence('need' in step ? condition(step.need) : effectsText(step.do))),
    actions: (found?.actions ?? []).map((action) => ({ id: action.id, cost: action.cost, text: sentence(actionText(action)) })),
  };
}

const EVENTS = {
  'fight-won': 'win a fight',
  'fight-lost': 'lose a fight',
  'deal-made': 'make a deal',
  'turn-end': 'end your turn',
  'reavers-defeated': 'beat Reavers',
};

type Step = NonNullable<Episode['track']>['steps'][number];
const stepText = ({ on, if: cond }: Step): string => `${EVENTS[on]}${cond ? `, and ${condition(cond)}` : ''}`;

/** What has to be done for a step that somebody marks: "win a fight, and you are the attacker". */
export function stepName(id: string): string {
  const step = episodes.flatMap(({ track }) => track?.steps ?? []).find((one) => one.id === id);
  return step ? stepText(step) : id;
}

/** What an episode changes. */
export function episodeText(id: string): string[] {
  const episode = episodes.find((one) => one.id === id);
  if (!episode) return [];
  const { track, win, standardWin, standardNeed } = episode;
  return [
    ...(standardWin ? [] : ['Power alone does not win.']),
    ...(standardNeed ? [sentence(`the power win counts only while ${condition(standardNeed)}`)] : []),
    ...(track?.steps ?? []).map((step) => sentence(`${step.repeat ? 'each step' : 'step'}: ${stepText(step)}`)),
    ...(track?.lose ?? []).map(({ on, n }) => sentence(`${EVENTS[on]} and ${n} of your markers is lost`)),
    ...win.map(({ need }) => sentence(`win by starting your turn when ${condition(need)}`)),
  ];
}
