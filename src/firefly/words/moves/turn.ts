import { priceOf } from '../../actions/buy';
import { restPrice } from '../../actions/shore-leave';
import { bountyCard, storyCard } from '../../cards';
import type { Freight } from '../../content/types';
import { number, text } from '../../menu';
import { playerIds, playerOf, type State } from '../../state';
import { brief, money } from '../english';
import { nameOf } from '../name';
import { abilityLabel, among, crewOf, gearName, type Label, type Labels, price, title, tokens } from './label';

/** An ability of a card in play, with the action it takes where it takes one. */
export const useAbility: Label = ({ G, p, args }) =>
  abilityLabel(G, p, text(args), number(args, 1), args.length > 2 ? ` (your ${ACTION[text(args, 2)] ?? ''} action)` : '');

const ACTION: Record<string, string> = { fly: 'Fly', buy: 'Buy', deal: 'Deal', work: 'Work' };

/** What can be thrown off the ship in many a stage. */
export const jettison: Record<string, Label> = {
  jettison: ({ args }) => `Jettison ${tokens(1, text(args) as Freight)}`,
  putOff: ({ args }) => `Put ${tokens(1, text(args) as Freight)} off the ship`,
  dismiss: ({ G, p, args }) => `Dismiss ${among(text(args), crewOf(G, p))}`,
  scrap: ({ G, p, args }) => `Scrap ${among(text(args), playerOf(G, p).upgrades)}`,
  dropGear: ({ G, p, args }) => `Throw away ${gearName(G, p, text(args))}`,
};

export const outfitting: Label = () => 'Hand gear around';
export const shoreLeave: Label = ({ G, p }) => `Shore leave for ${price(restPrice(G, p) ?? 0)}`;
export const hireAway: Label = ({ G, p, args, names }) => {
  const [from, ref] = [text(args), text(args, 1)];
  return `Hire ${among(ref, crewOf(G, from))} away from ${names(from)} for ${price(priceOf(G, p, ref))}`;
};

/** "Goal 2: steal the crown" */
export function goalLabel(G: State, n: number): string {
  const goal = storyCard(G.options.story).goals?.find((one) => one.goal === n);
  return brief(`goal ${n}: ${goal?.label ?? ''}`);
}

const jobs = (G: State, p: string) => [...playerOf(G, p).active.map(({ ref }) => ref), ...playerOf(G, p).hand];

/** The two ways to fly. */
export const courses: Record<string, Label> = {
  mosey: ({ args }) => `Mosey to ${nameOf(text(args))}`,
  fullBurn: ({ args }) => `Full Burn to ${nameOf(text(args))}`,
};

/** Somebody with a price on the head: where they are tells how they are to be had. */
const apprehend: Label = ({ G, p, args, names }) => {
  const [bounty, ref] = [text(args), text(args, 1)];
  const owner = playerIds(G).find((one) => crewOf(G, one).includes(ref));
  const name = owner === undefined ? title(ref) : among(ref, crewOf(G, owner));
  const whose = owner === undefined ? '' : owner === p ? ' of your own crew' : ` of ${names(owner)}`;
  return brief(`apprehend ${name}${whose}${bountyCard(bounty).stack ? ` (${title(bounty)})` : ''}`);
};

export const gift: Labels<'gift'> = { handMoney: ({ args }) => `Give ${money(number(args))}`, enough: () => 'Give no more' };

export const turn: Labels<'turn'> = {
  ...jettison,
  ...courses,
  giveMoney: ({ args, names }) => `Give ${names(text(args))} money`,
  askForMoney: ({ args, names }) => `Ask ${names(text(args))} for money`,
  prepareFlight: useAbility,
  buy: ({ G, p }) => `Buy at ${nameOf(playerOf(G, p).sector)}`,
  shoreLeave,
  deal: ({ args }) => `Deal with ${nameOf(text(args))}`,
  work: ({ G, p, args }) => {
    const started = playerOf(G, p).active.some(({ ref }) => ref === text(args));
    return brief(`${started ? 'work on' : 'start'} ${among(text(args), jobs(G, p))}`);
  },
  raid: ({ G, p, args, names }) => brief(`raid ${names(text(args, 1))}: ${among(text(args), jobs(G, p))}`),
  apprehend,
  jumpBounty: ({ args }) => brief(`jump the bounty ${title(text(args))}`),
  turnIn: ({ args }) => brief(`turn in the bounty ${title(text(args))}`),
  workBonus: ({ G, p, args }) => brief(`bonus opportunity of ${among(text(args), jobs(G, p))}`),
  workGoal: ({ G, args }) => goalLabel(G, number(args)),
  makeWork: () => `Make-Work: odd jobs for ${money(200)}`,
  useAbility,
  offerTrade: ({ args, names }) => `Offer ${names(text(args))} a trade`,
  hireAway,
  outfit: outfitting,
  stow: () => 'Rearrange hold and stash',
  endTurn: () => 'End turn',
};

export const betterOffer: Labels<'better-offer'> = { hireAway, doneHiring: () => 'Hire nobody else' };

export const outfit: Labels<'outfit'> = {
  handOver: ({ G, p, args }) => `Hand on ${gearName(G, p, text(args))}`,
  giveTo: ({ G, p, frame, args }) => `${title(frame.gear ?? '')} goes to ${among(text(args), crewOf(G, p))}`,
  stowGear: ({ frame }) => `Nobody carries ${title(frame.gear ?? '')}`,
  doneOutfitting: () => 'Done with gear',
};

export const stow: Labels<'stow'> = {
  stash: ({ args }) => `${tokens(number(args, 1), text(args) as Freight)} in the stash`,
};
