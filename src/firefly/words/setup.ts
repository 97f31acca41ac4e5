import type { AlertKind, AlertTokens, NpcShip, SetupCard, SetupSteps } from '../content/types';
import { abilityText } from './ability';
import { list, money, said, sentence, several } from './english';
import { JOB_TYPE } from './filter';
import { goods, prices } from './goods';
import { LEVEL } from './level';
import { type Line, lines } from './line';
import { nameOf, SHIP, setName, ZONE } from './name';
import { ifClause, whenClause } from './need';
import { at, atEach, place } from './place';
import { winText } from './win';

type SetupKey = keyof SetupSteps;
type Value<K extends SetupKey> = NonNullable<SetupSteps[K]>;
type Steps = { [K in SetupKey]: (step: Value<K>) => string[] };

const STEP: Steps = {
  nav: ({ decks, reshuffle }) => [
    ...(decks
      ? [`Use ${list(decks.map(({ deck, needs }) => `the ${ZONE[deck]} nav deck${needs?.length ? ` if ${ifClause(needs)}` : ''}`))}.`]
      : []),
    ...reshuffle.map(({ needs, start }, i) => {
      const where =
        start === 'discard' ? "start each nav deck's reshuffle card in its discard pile" : "shuffle each nav deck's reshuffle card in";
      return sentence(i > 0 && !needs?.length ? `otherwise ${where}` : whenClause(needs) + where);
    }),
  ],
  npcShips: ({ ships, alertTokens }) => [
    ...(ships ?? []).map(({ ship, n, at: where, needs }) => sentence(`${whenClause(needs)}put ${several(n, shipName(ship))} ${at(where)}`)),
    ...(alertTokens === null ? ['Leave the alert tokens in the box.'] : tokens(alertTokens ?? {})),
  ],
  leaders: ({ mode, placement, alsoPick, afterwards }) =>
    said(
      mode === 'draft' && 'Each player in turn picks a leader and a ship.',
      mode === 'draft-or-buy' && 'Each player takes a leader or buys a ship, then the other on the way back round.',
      placement?.at !== undefined && `${placement.all ? 'All ships start' : 'Your ship starts'} ${at(placement.at)}.`,
      alsoPick && 'Each player also picks a bounty: its crew is the prisoner you mean to free.',
      afterwards && `With what is left, buy ${prices(afterwards.buy)} each.`,
    ),
  havens: ({ at: where }) => [`Pick as your haven ${place(where)}, and start there.`],
  supplies: ({ cash, fuel, parts }) => {
    const what = said(
      cash !== undefined && money(cash),
      fuel !== undefined && (fuel === 0 ? 'no {fuel}' : goods({ fuel })),
      parts !== undefined && (parts === 0 ? 'no {parts}' : goods({ parts })),
    );
    return [`Start with ${list(what)}.`];
  },
  jobs: ({ mode, contacts, exclude, n, from, handMax, firstGames, faceUpPerContact, capers }) =>
    said(
      mode === 'one-each' && `Take 1 starting job from each of ${list((contacts ?? []).map(nameOf))}.`,
      mode === 'draw' &&
        `Draw ${several(n ?? 0, 'starting job')} from ${from === 'one-contact' ? 'one contact of your choice' : 'any contacts you like'}.`,
      mode === 'none' && 'There are no starting jobs.',
      mode === 'shared' && `Turn up ${several(faceUpPerContact ?? 0, 'job')} per contact, open to all.`,
      exclude && `No starting job comes from ${list(exclude.map(nameOf), 'or')}.`,
      handMax !== undefined && (handMax === 0 ? 'Keep no jobs in hand.' : `Keep up to ${several(handMax, 'job')} in hand.`),
      firstGames && `In your first games, keep to ${list(firstGames.map(nameOf))}.`,
      capers !== undefined && `Take ${several(capers, 'caper')}.`,
    ),
  prime: ({ reveal, bounties }) =>
    said(
      reveal !== undefined && `Turn the top ${several(reveal, 'card')} of each supply deck into its discard pile.`,
      bounties && sentence(`${whenClause(bounties.needs)}turn up ${several(bounties.n, 'bounty', 'bounties')}`),
    ),
  contactDecks: ({ onlySets, size }) =>
    said(
      onlySets && `Contact decks hold only jobs of ${list(onlySets.map(setName))}.`,
      size && 'Each contact deck holds as many jobs as there are players; the rest are out of the game.',
    ),
  contacts: ({ ban }) => [`Nobody can deal with ${list(ban.map(nameOf), 'or')}.`],
  warrants: (n) => [`Start with ${several(n, '{warrant}', '{warrants}')}.`],
  timer: ({ n, perPlayer, spend, empty, storyUnfinished }) =>
    said(
      n !== undefined && `Set out ${several(n, 'timer token')}.`,
      perPlayer !== undefined && `Set out ${several(perPlayer, 'timer token')} per player.`,
      spend && 'Each turn of the first player spends one timer token.',
      empty && 'When the timer is empty, everyone takes one last turn.',
      storyUnfinished && `If nobody has finished the story by then: ${winText(storyUnfinished.win)}`,
    ),
  alertCard: ({ n }) => [`Put ${several(n, 'random Alliance Alert')} into play.`],
  moveJobs: ({ type, shuffle }) => [
    `After starting jobs, move all ${JOB_TYPE[type]} jobs from the contact decks to their discard piles${shuffle ? ' and shuffle the decks' : ''}.`,
  ],
  bank: ({ perPlayer }) => [
    `Beside starting money, the bank holds ${money(perPlayer)} per player and no more; what is paid goes back into it.`,
  ],
  seedGoalTokens: ({ drawPerPlayer }) => [
    ...drawPerPlayer.map(({ needs, n }) => sentence(`${whenClause(needs)}draw ${several(n, 'job')} each from one contact of your choice`)),
    'Put a {goal} token where each of those jobs has its last step, then shuffle the jobs back.',
  ],
  startingCards: ({ pick }) => [
    'Pick one supply deck together, and play as many rounds as there are players.',
    `Each round turn up as many cards as there are players; each takes ${pick} for free, and everyone goes first once.`,
  ],
  shuttles: ({ pick }) => [`Take ${several(pick, 'shuttle')} from the supply decks for free; discard the rest.`],
  crew: ({ pick, maxTotalCost }) => [
    `Take up to ${pick} crew from the supply decks for free, worth ${money(maxTotalCost)} at most together.`,
  ],
  chooseGoal: (n) => [`Pick ${several(n, 'goal')} before play.`],
};

function tokens({ start, cutterMove, cruiserMove }: AlertTokens): string[] {
  return said(
    ...(start ?? []).map(({ kind, n, at: where }) => `Put ${alerts(n, kind)} ${atEach(where)}.`),
    cutterMove && sentence(`${whenClause(cutterMove.needs)}a moving Cutter leaves ${alerts(cutterMove.leaves, 'reaver')} behind`),
    cruiserMove && `The moving Cruiser leaves ${alerts(cruiserMove.leaves, 'alliance')} behind.`,
  );
}

function alerts(n: number, kind: AlertKind): string {
  const alert = kind === 'alliance' ? 'Alliance alert' : 'Reaver alert';
  return n === 0 ? `no ${alert}` : several(n, alert);
}

function shipName(ship: NpcShip): string {
  return SHIP[ship].replace(/^(the|a) /, '');
}

/** What is done when setting up, one sentence for each thing; in that order, where there is one. */
export function setupTexts(steps: SetupSteps, order: readonly string[] = []): string[] {
  const keys = (Object.keys(steps) as SetupKey[]).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return keys.flatMap((key) => texts(key, steps));
}

function texts<K extends SetupKey>(key: K, steps: SetupSteps): string[] {
  const step = steps[key];
  return step === undefined ? [] : STEP[key](step as Value<K>);
}

/** A setup card, line by line. */
export function setupLines(card: SetupCard): Line[] {
  const note = said(
    card.players === 'solo' && 'For 1 player.',
    card.level && LEVEL[card.level],
    card.time && card.time !== 'standard' && `Plays ${card.time} than usual.`,
    card.inherits && `As ${nameOf(card.inherits)}, except as follows.`,
    card.requires?.length ? `Needs ${list(card.requires.map(setName))}.` : '',
  );
  return [
    ...lines('note', [note.join(' ')]),
    ...lines('setup', setupTexts(card.setup, card.order)),
    ...lines(
      'ability',
      (card.abilities ?? []).map((ability) => abilityText(ability)),
    ),
  ];
}
