import { crewCost, isLeader } from '../../cards';
import type { Freight, Skill } from '../../content/types';
import { number, text } from '../../menu';
import type { PickAct } from '../../pick-crew';
import { skillTotal } from '../../skills';
import { playerOf } from '../../state';
import { effects } from '../effect';
import { brief, money, signed } from '../english';
import { goods } from '../goods';
import { nameOf } from '../name';
import { thing } from '../need';
import { optionLabel } from '../option';
import { among, crewOf, doing, type Label, type Labels, price, title, tokens } from './label';
import { jettison, useAbility } from './turn';

const SKILL: Record<Skill, string> = { fight: 'Fight', tech: 'Tech', negotiate: 'Negotiate' };
const skill = (word: string): string => SKILL[word as Skill];
/** One of one's own crew. */
const one = ({ G, p, args }: Parameters<Label>[0], i = 0): string => among(text(args, i), crewOf(G, p));

export const muster: Labels<'muster'> = {
  setOut: () => 'Set out',
  leaveAboard: (asked) => `Leave ${one(asked)} aboard`,
  handOutGear: () => 'Hand out gear',
  attach: ({ G, p, args }) => brief(`take on ${among(text(args), playerOf(G, p).hand)}`),
  callOff: () => 'Call it off',
};

export const deliver: Labels<'deliver'> = {
  deliver: ({ args }) => `Hand over ${tokens(number(args, 1), text(args) as Freight)}`,
};

export const deliverSets: Labels<'deliver-sets'> = {
  handIn: ({ frame, args }) => `Hand in ${goods(frame.list[number(args)] ?? {})}`,
  enough: () => 'Hand in nothing more',
};

/** The work is done but for a blow that a card could turn aside. */
export const work: Labels<'work'> = { useAbility, accept: () => 'Take the warrant' };
export const spare: Labels<'spare'> = {
  useAbility,
  accept: ({ frame }) => (frame.blow.event === 'warrant' ? 'Take the warrant' : `Lose the trust of ${nameOf(frame.blow.contact)}`),
};

export const split: Labels<'split'> = {
  sendOff: (asked) => `${one(asked)} goes with the others`,
  part: () => 'Part ways',
};

export const gamble: Labels<'gamble'> = {
  stake: ({ args }) => `Stake ${price(number(args))}`,
  call: ({ args }) => `Call ${text(args)}`,
};

export const choose: Labels<'choose'> = {
  ...jettison,
  chooseOption: ({ frame, args }) => {
    const option = frame.options[number(args)];
    return option ? optionLabel(option) : '';
  },
  ace: ({ frame }) => (frame.ace ? brief(`play the ace: ${thing(frame.ace)}`) : ''),
  decline: () => 'None of these',
  useAbility,
};

export const ability: Labels<'ability'> = {
  yes: ({ frame }) => brief(doing(frame.ability), 'yes'),
  no: () => 'No thanks',
};

export const effect: Labels<'effects'> = {
  yes: ({ frame }) => {
    const asked = frame.list[frame.at];
    return asked ? brief(effects([{ ...asked, may: undefined } as typeof asked]), 'yes') : 'Yes';
  },
  no: () => 'No thanks',
};

export const test: Labels<'test'> = {
  testSkill: ({ frame, args }) =>
    frame.mystic ? `${signed(frame.mystic.add)} for a ${skill(text(args))} test` : `Test ${skill(text(args))}`,
  testAs: ({ args }) => `${title(text(args))}: test ${skill(text(args, 1))}`,
  testCrew: (asked) => `${one(asked)} takes the test`,
  useAbility,
  bribe: ({ args }) => `Bribe with ${money(100 * number(args))}`,
  roll: () => 'Roll the die',
  accept: () => 'Leave it at that',
};

export const showdown: Labels<'showdown'> = {
  handOutGear: () => 'Hand out gear',
  stow: () => 'Rearrange hold and stash',
  ready: () => 'Ready',
  fightWith: ({ G, p, args }) => `Use ${skill(text(args))} (${skillTotal(G, { p }, text(args) as Skill)})`,
  useAbility,
  accept: () => 'Leave it at that',
};

export const kill: Labels<'kill'> = {
  chooseVictim: (asked) => (isLeader(text(asked.args)) ? `${one(asked)} bears the blow and resents it` : `${one(asked)} takes the bullet`),
  medic: (asked) => `Try to save ${one(asked)}`,
  cure: (asked) => (asked.args.length > 1 ? `Save ${one(asked, 1)} with ${title(text(asked.args))}` : `Use ${title(text(asked.args))}`),
  reroll: () => 'Roll again',
  accept: () => 'Leave it at that',
  noMedic: (asked) => `Let ${one(asked)} go`,
  standIn: (asked) => `${one(asked)} dies instead`,
  letDie: ({ G, p, frame }) => `Let ${among(frame.dying ?? '', crewOf(G, p))} go`,
};

export const wantedRoll: Labels<'wanted-roll'> = {
  hide: (asked) => `Hide ${one(asked)}`,
  standIn: (asked) => `${one(asked)} dies instead`,
  letGo: ({ G, p, frame }) => `Let them take ${among(frame.caught ?? '', crewOf(G, p))}`,
};

export const standIn: Labels<'stand-in'> = {
  standIn: (asked) => `${one(asked)} dies instead`,
  letGo: ({ frame }) => `Let them take ${title(frame.crew)}`,
};

export const freeCrew: Labels<'free-crew'> = {
  dismiss: (asked) => `Dismiss ${one(asked)}`,
  letGo: ({ frame }) => `Let ${title(frame.crew)} go`,
};

export const spoils: Labels<'spoils'> = {
  keepBound: ({ args }) => `Keep ${title(text(args))} bound`,
  setFree: ({ args }) => `Set ${title(text(args))} free`,
};

export const payCrew: Labels<'pay-crew'> = {
  payAll: ({ frame }) => `Pay everybody: ${price(frame.owed.reduce((sum, ref) => sum + crewCost(ref), 0))}`,
  payCut: (asked) => `Pay ${one(asked)} ${price(crewCost(text(asked.args)))}`,
  donePaying: () => 'Pay nobody else',
};

const ACT: Record<PickAct, (name: string) => string> = {
  discard: (name) => `Let ${name} go`,
  remove: (name) => `Lose ${name} for good`,
  seize: (name) => `Let them take ${name}`,
  calm: (name) => `Make peace with ${name}`,
  'clear-wanted': (name) => `Clear the name of ${name}`,
  return: (name) => `Send ${name} back to the ship`,
  scrap: (name) => `Scrap ${name}`,
};

export const pickCrew: Labels<'pick-crew'> = {
  chooseCrew: ({ G, p, frame, args }) => ACT[frame.act](among(text(args), [...crewOf(G, p), ...playerOf(G, p).upgrades])),
  enough: () => 'Nobody else',
};

export const loseSolid: Labels<'lose-solid'> = { loseSolid: ({ args }) => `Lose the trust of ${nameOf(text(args))}` };
