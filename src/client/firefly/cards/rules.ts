import type { Card } from '../../../firefly/words';
import type { CardSort } from './face';

/** A rule a reader of the card may want, in one sentence, with its id. */
export interface Rule {
  id: string;
  text: string;
}

const MORAL: Rule = { id: 'PAY-05', text: 'A moral crew member is disgruntled when an immoral job is done, on the job or not.' };
const WANTED: Rule = { id: 'OUTLAW-04', text: 'Anyone wanted aboard makes the whole ship an outlaw.' };
const IMMORAL: Rule = { id: 'PAY-05', text: 'Done, it disgruntles every moral crew member, the leader too.' };
const ACE: Rule = { id: 'MISB-05', text: 'Whoever has what its ace names proceeds without a test.' };
const RESHUFFLE: Rule = { id: 'NAV-08', text: 'Once resolved, the whole deck is shuffled anew.' };

const OF: Record<CardSort, Rule[]> = {
  crew: [{ id: 'CORE-11', text: 'The price of hiring is also the cut owed for every finished job.' }],
  leader: [
    { id: 'CORE-13', text: 'A leader never dies: chosen for a kill, the leader is disgruntled instead.' },
    { id: 'CORE-20', text: 'A leader disgruntled twice calms down, but everybody else leaves.' },
  ],
  gear: [{ id: 'CORE-28', text: 'Each crew member carries one gear card, unless a card says otherwise.' }],
  upgrade: [{ id: 'CORE-31', text: 'An upgrade fills one upgrade slot of the ship.' }],
  drive: [{ id: 'FLY-04', text: 'The drive says how far a Full Burn goes and what fuel it takes.' }],
  ship: [{ id: 'CORE-02', text: 'One square holds one big token, or two of fuel and parts.' }],
  contact: [{ id: 'SOLID-01', text: 'A finished job makes you Solid with whoever gave it.' }],
  job: [
    { id: 'WORK-10', text: 'Its needs must be met by the crew on the job at every Work action.' },
    { id: 'PAY-06', text: 'When it is done every crew member is owed a cut.' },
  ],
  nav: [{ id: 'NAV-03', text: 'It ends in keeping on, a full stop, or evading to a neighbouring sector.' }],
  misbehave: [{ id: 'MISB-04', text: 'An option can be picked only if its needs are met and its price can be paid.' }],
  bounty: [{ id: 'SOLID-12', text: 'A delivered bounty pays, but makes nobody Solid.' }],
  alert: [{ id: 'NAV-12', text: 'It stays in force until the Alliance Cruiser is drawn and another takes its place.' }],
  story: [{ id: 'GOAL-02', text: 'Numbered goals are done in order.' }],
  setup: [{ id: 'SETUP-03', text: 'It may change any step of setting up; what it leaves alone is done as usual.' }],
};

/** The rules behind a card. */
export function rulesFor(card: Card, sort: CardSort): Rule[] {
  return [
    ...OF[sort],
    ...('moral' in card && card.moral ? [MORAL] : []),
    ...('wanted' in card && card.wanted ? [WANTED] : []),
    ...('immoral' in card && card.immoral ? [IMMORAL] : []),
    ...('ace' in card && card.ace ? [ACE] : []),
    ...('reshuffle' in card && card.reshuffle ? [RESHUFFLE] : []),
  ];
}
