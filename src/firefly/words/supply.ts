import type { Keyword, LeaderCard, Profession, Skill, SupplyCard } from '../content/types';
import { abilityText } from './ability';
import { a, list, money, said, sentence } from './english';
import { KEYWORD, PROFESSION, someone } from './keyword';
import { type Line, lines } from './line';
import { nameOf } from './name';

const SKILLS: Skill[] = ['fight', 'tech', 'negotiate'];

/** Crew, gear, an upgrade or a drive core, line by line. */
export function supplyLines(card: SupplyCard): Line[] {
  const trades = 'professions' in card ? (card.professions ?? []) : [];
  const stats = said(
    card.kind === 'crew' ? person(card, 'hand') : trades.length > 0 && `Counts as ${list(trades.map(someone))}.`,
    card.kind === 'drive' && `Burns up to ${card.range} sectors, for ${card.fuel === 0 ? 'no' : card.fuel} {fuel}.`,
    brings(card),
  );
  return [...lines('stats', stats), ...lines('price', [price(card)]), ...abilities(card)];
}

/** A leader, line by line. */
export function leaderLines(card: LeaderCard): Line[] {
  return [
    ...lines('stats', [person(card, 'captain'), brings(card)]),
    ...abilities(card),
    ...lines(
      'note',
      (card.removesCrew ?? []).map((crew) => `With this leader, ${nameOf(crew)} is not for hire.`),
    ),
  ];
}

function abilities(card: SupplyCard | LeaderCard): Line[] {
  return lines(
    'ability',
    (card.abilities ?? []).map((ability) => abilityText(ability)),
  );
}

/** "A {moral} pilot and soldier." */
function person(card: { professions?: Profession[]; moral?: true; wanted?: true }, otherwise: string): string {
  const nature = said(card.moral && '{moral}', card.wanted && '{wanted}').join(', ');
  const trades = card.professions ?? [];
  if (!nature && trades.length === 0) return '';
  const others = trades.filter((trade) => trade !== 'hill-folk');
  if (others.length === trades.length)
    return sentence(a(said(nature, list(trades.map((trade) => PROFESSION[trade])) || otherwise).join(' ')));
  return `One of the ${said(nature, 'hill folk').join(' ')}${others.length ? `, and ${list(others.map(someone))}` : ''}.`;
}

/** "Brings 2 {fight} and a firearm." */
function brings(card: { [S in Skill]?: number } & { keywords?: Keyword[] }): string {
  const skills = SKILLS.filter((skill) => card[skill]).map((skill) => `${card[skill]} {${skill}}`);
  const what = [...skills, ...(card.keywords ?? []).map((keyword) => KEYWORD[keyword])];
  return what.length ? `Brings ${list(what)}.` : '';
}

function price(card: SupplyCard): string {
  if (card.cost === null) return 'Not for sale.';
  if (card.kind === 'crew') return card.cost === 0 ? 'Works for free.' : `Hires on for ${money(card.cost)}, and takes as much for a cut.`;
  return card.cost === 0 ? 'Costs nothing.' : `Costs ${money(card.cost)}.`;
}
