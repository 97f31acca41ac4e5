import type { Keyword, Profession, SupplyKind } from '../content/types';

/** One of it, as something to have. */
export const KEYWORD: Record<Keyword, string> = {
  explosives: 'explosives',
  'fake-id': 'a fake ID',
  'fancy-duds': 'fancy duds',
  firearm: 'a firearm',
  'hacking-rig': 'a hacking rig',
  'sniper-rifle': 'a sniper rifle',
  transport: 'a transport',
  knife: 'a knife',
};

/** All of them. */
export const KEYWORDS: Record<Keyword, string> = {
  explosives: 'explosives',
  'fake-id': 'fake IDs',
  'fancy-duds': 'fancy duds',
  firearm: 'firearms',
  'hacking-rig': 'hacking rigs',
  'sniper-rifle': 'sniper rifles',
  transport: 'transports',
  knife: 'knives',
};

/** One of that trade. */
export const PROFESSION: Record<Profession, string> = {
  companion: 'companion',
  grifter: 'grifter',
  'hill-folk': 'hill folk',
  lawman: 'lawman',
  mechanic: 'mechanic',
  medic: 'medic',
  merc: 'merc',
  mudder: 'mudder',
  pilot: 'pilot',
  soldier: 'soldier',
};

/** Several of that trade. */
export function professions(profession: Profession): string {
  if (profession === 'hill-folk') return 'hill folk';
  return profession === 'lawman' ? 'lawmen' : `${PROFESSION[profession]}s`;
}

/** Somebody of that trade, as something to have. */
export function someone(profession: Profession): string {
  return profession === 'hill-folk' ? 'hill folk' : `a ${PROFESSION[profession]}`;
}

/** Supply cards of a kind: one, and several. */
export const KIND: Record<SupplyKind, [string, string]> = {
  crew: ['crew', 'crew'],
  gear: ['gear card', 'gear cards'],
  upgrade: ['upgrade', 'upgrades'],
  drive: ['drive core', 'drive cores'],
};
