import { bountyCard, crewCost, shipCard } from '../../cards';
import type { Good } from '../../content/types';
import { number, text } from '../../menu';
import { stepsOf } from '../../setup/steps';
import { brief, money } from '../english';
import { deckName, nameOf } from '../name';
import { among, type Labels, price, title, tokens } from './label';
import { goalLabel } from './turn';
import { unitPrice } from './unit-price';

/** All that is settled before play. */
export const draft: Labels<'draft'> = {
  chooseStory: ({ args }) => nameOf(text(args)),
  chooseLeader: ({ args }) => `Sail under ${nameOf(text(args))}`,
  chooseShip: ({ G, args }) => {
    const bought = stepsOf(G).leaders?.mode === 'draft-or-buy';
    return `Take ${nameOf(text(args))}${bought ? ` for ${money(shipCard(text(args)).value)}` : ''}`;
  },
  choosePrisoner: ({ args }) => `Break ${nameOf(bountyCard(text(args)).crew)} out of jail`,
  placeHaven: ({ args }) => `Haven at ${nameOf(text(args))}`,
  placeShip: ({ args }) => `Start at ${nameOf(text(args))}`,
  chooseDeck: ({ args }) => `Cards of ${nameOf(text(args))}`,
  takeCard: ({ args }) => brief(`take ${title(text(args))}`),
  dropUpgrade: ({ args }) => brief(`scrap ${title(text(args))}`),
  pickCrew: ({ args }) => `Hire ${title(text(args))}, worth ${price(crewCost(text(args)))}`,
  nextDeck: () => 'Look elsewhere',
  doneCrew: () => 'The crew is complete',
  stockUp: ({ G, p, args }) => {
    const [good, n] = [text(args) as Good, number(args, 1)];
    const each = unitPrice(G, p, { move: 'stockUp', args });
    return `Buy ${tokens(n, good)}${each === undefined ? '' : ` for ${money(n * each)}`}`;
  },
  drawFrom: ({ args }) => `Draw from ${deckName(text(args) as Parameters<typeof deckName>[0])}`,
  dropJob: ({ frame, p, args }) => brief(`throw back ${among(text(args), frame.dealt[p] ?? [])}`),
  doneJobs: () => 'Keep these jobs',
  placeToken: ({ args }) => `Goal token at ${nameOf(text(args))}`,
  chooseGoal: ({ G, args }) => goalLabel(G, number(args)),
};
