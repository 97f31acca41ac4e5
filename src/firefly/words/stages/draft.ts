import type { DraftFrame, DraftStep, ItemOf } from '../../setup/draft-part';
import { stepsOf } from '../../setup/steps';
import { playerOf, type State } from '../../state';
import { capital, money, several } from '../english';
import { howMuch } from '../goods';
import { deckName } from '../name';

type Asking = { [S in DraftStep]: (G: State, item: ItemOf<S>, frame: DraftFrame) => string };

const nothing = (): string => 'The table is being set';

/** What is asked at every step before play; some are only carried out. */
const asking: Asking = {
  story: () => 'Which story will be told?',
  plan: nothing,
  leader: () => 'Who will be your captain?',
  ship: () => 'Which ship will you fly?',
  'leader-or-ship': (G, { p }) => {
    const { leader, ship, cash } = playerOf(G, p);
    if (leader) return `Which ship will you buy with your ${money(cash)}?`;
    return ship ? 'Who will be your captain?' : `Will you choose a captain first, or buy a ship with your ${money(cash)}?`;
  },
  prisoner: () => 'Whom will you break out of jail?',
  haven: () => 'Where will your haven be?',
  place: () => 'Where does your ship start?',
  alerts: nothing,
  cash: nothing,
  stores: nothing,
  deck: () => 'Which supply deck do the starting cards come from?',
  'turn-up': nothing,
  'put-away': nothing,
  card: () => 'Which of these cards do you take?',
  crew: (G, { p, deck }, { budget }) => {
    const { pick = 0, maxTotalCost = 0 } = stepsOf(G).crew ?? {};
    const left = pick - (playerOf(G, p).crew.length - 1);
    return `Hire up to ${several(left, 'crew member')} worth ${money(maxTotalCost - budget)} in all; now from ${deckName(deck)}`;
  },
  jobs: (G, { p }, { dealt }) => {
    const most = stepsOf(G).jobs?.handMax ?? 3;
    const many = (dealt[p]?.length ?? 0) > most;
    return many ? `You may keep ${several(most, 'job')}: which one do you throw back?` : 'Do you keep these jobs, or throw one back?';
  },
  draw: (_G, { n }) => `Whose jobs do you draw (${n} of one contact)?`,
  'throw-back': nothing,
  seed: (_G, _item, { open }) =>
    open.length > 0 ? 'In which of these sectors does the goal token lie?' : 'Whose jobs tell where the goal tokens lie?',
  goal: () => 'Which goal do you set yourself?',
  stock: (G, { p, good, price }) => `${capital(howMuch(good))} do you buy at ${money(price)} each with your ${money(playerOf(G, p).cash)}?`,
};

/** What the draft asks now. */
export function askDraft(G: State, frame: DraftFrame): string {
  const [item] = frame.queue;
  if (!item) return nothing();
  const ask = asking[item.step] as (G: State, item: ItemOf<DraftStep>, frame: DraftFrame) => string;
  return ask(G, item, frame);
}
