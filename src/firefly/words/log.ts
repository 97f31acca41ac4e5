import type { PlayerID } from '../../engine/moves';
import { idOf, isLeader, jobCard } from '../cards';
import { contacts, jobs } from '../content';
import type { AlertKind, Skill } from '../content/types';
import type { EntryOf, LogEntry } from '../log';
import type { Ref, Token } from '../state';
import { soMany } from './count';
import { capital, list, money, nothingElse, sentence, several } from './english';
import { tag } from './goods';
import { cardName, deckName, findName, isContact, isMany, nameOf, SHIP } from './name';
import { optionClause } from './option';
import { bundle } from './trade';

/** What happened, as one sentence of the story; `names` says what a player is called. Icons stand in braces. */
export function logLine(entry: LogEntry, names: (p: PlayerID) => string): string {
  return sentence(tell(entry, names));
}

function tell(entry: LogEntry, names: (p: PlayerID) => string): string {
  const who = 'p' in entry ? names(entry.p) : '';
  switch (entry.kind) {
    case 'ability':
      return contacts.some(({ id }) => id === entry.card)
        ? `${who} turned to ${cardName(entry.card)} for help`
        : `${who} put ${cardName(entry.card)} to good use`;
    case 'ace':
      return `${who} had just the ace for ${cardName(entry.card)}`;
    case 'alert':
      return `${who} rolled a ${entry.die} against ${several(entry.tokens, `${alertName(entry.alert)} alert`)} at ${nameOf(entry.sector)}, which ${entry.die <= entry.tokens ? 'went off' : 'stayed quiet'}`;
    case 'alerted':
      return `word of ${entry.alert === 'alliance' ? 'outlaws' : 'Reavers'} spread at ${nameOf(entry.sector)}`;
    case 'alert-card':
      return `the Alliance announced ${cardName(entry.card)}`;
    case 'alert-moved':
      return `${cardName(entry.card)} settled on ${deckName(entry.deck)}`;
    case 'alliance':
      return `the Cruiser hailed ${who} and looked into every corner of the ship`;
    case 'botched':
      return `it all went south, and ${who} botched the attempt`;
    case 'bought':
      return `${who} took ${cardName(entry.card)} aboard${forPrice(entry.price)}`;
    case 'bound':
      return `${who} put ${cardName(entry.crew)} in irons`;
    case 'bounty-done':
      return `${who} turned in ${list(entry.crew.map(cardName))}${forPay(entry.pay)}`;
    case 'bounty-off':
      return `nobody pays for ${cardName(entry.bounty)} any more`;
    case 'bribe':
      return `${who} greased a few palms with ${money(entry.amount)}`;
    case 'calmed':
      return isLeader(entry.crew)
        ? `${cardName(entry.crew)}, captain to ${who}, cheered up`
        : `${cardName(entry.crew)} made peace with ${who}`;
    case 'called':
      return `${who} called ${entry.call}`;
    case 'captain':
      return isLeader(entry.card) ? `${who} took command as ${cardName(entry.card)}` : `${who} took the helm of ${nameOf(entry.card)}`;
    case 'cash':
      return entry.amount < 0 ? `${who} paid ${money(-entry.amount)}` : `${who} took in ${money(entry.amount)}${thanks(entry.by)}`;
    case 'challenge':
      return `${who} took on ${cardName(entry.challenge)} as a challenge with ${cardName(entry.job)}`;
    case 'considers':
      return isContact(entry.deck)
        ? `${who} looked over ${cards(entry.taken, entry.drawn, 'job')} from ${nameOf(entry.deck)}`
        : `${who} looked over ${cards(entry.taken, entry.drawn, 'card')} of ${deckName(entry.deck)}`;
    case 'corvette':
      return `the Operative caught up with ${who}`;
    case 'cuts':
      return `${who} paid ${list(entry.crew.map(cardName))} ${money(entry.amount)}`;
    case 'deals':
      return `${who} sat down with ${nameOf(entry.contact)}`;
    case 'delivered':
      return `${who} handed over ${tokens(entry.n, entry.token)}`;
    case 'die':
      return rolled(entry, who);
    case 'discarded':
      return `${who} parted with ${cardName(entry.card)}`;
    case 'dismissed':
      return `${who} let ${cardName(entry.crew)} go`;
    case 'disgruntled':
      return `${cardName(entry.crew)}${isLeader(entry.crew) ? `, captain to ${who}, grew {disgruntled}` : ` grew {disgruntled} with ${who}`}`;
    case 'freed':
      return `${who} set ${cardName(entry.crew)} free`;
    case 'gave':
      return `${who} handed ${names(entry.to)} ${money(entry.amount)}`;
    case 'goal':
      return `${who} reached goal ${entry.n}`;
    case 'goal-chosen':
      return `${who} settled on goal ${entry.n}`;
    case 'haven':
      return `${who} found a haven at ${nameOf(entry.sector)}`;
    case 'hired-away':
      return `${who} made ${cardName(entry.crew)} a better offer${entry.price > 0 ? ` of ${money(entry.price)}` : ''}, and ${names(entry.from)} lost a hand`;
    case 'job-done':
      return `${who} finished ${cardName(entry.job)} for ${employer(entry.job)}${entry.pay > 0 ? ` and took in ${money(entry.pay)}` : ''}`;
    case 'job-lost':
      return `${who} lost the job ${cardName(entry.job)}`;
    case 'job-started':
      return `${who} started on ${cardName(entry.job)} for ${employer(entry.job)}`;
    case 'joined':
      return entry.price === undefined
        ? `${cardName(entry.crew)} joined the crew of ${who}`
        : `${who} hired ${cardName(entry.crew)}${forPrice(entry.price)}`;
    case 'killed':
      return `${who} had to bury ${cardName(entry.crew)}`;
    case 'left':
      return `${cardName(entry.crew)} walked away from ${who}`;
    case 'loaded':
      return entry.price === undefined
        ? `${who} loaded ${tokens(entry.n, entry.token)}${thanks(entry.by)}`
        : `${who} ${entry.price > 0 ? 'bought' : 'took'} ${tokens(entry.n, entry.token)}${forPrice(entry.price)}`;
    case 'lost':
      return `${who} gave up ${tokens(entry.n, entry.token)}`;
    case 'make-work':
      return `${who} got by with odd jobs${forPay(entry.pay)}`;
    case 'misbehave':
      return `${who} ran into ${cardName(entry.card)}`;
    case 'moved':
      return `${who} came to ${nameOf(entry.to)}`;
    case 'nav':
      return `${who} flew into ${cardName(entry.card)}`;
    case 'option':
      return `${who} chose: ${capital(optionClause(entry.picked))}`;
    case 'over':
      return entry.winner === null ? 'the story ended, and nobody had won' : `${names(entry.winner)} won the game`;
    case 'peeks':
      return `${who} had a look at the top ${several(entry.n, 'card')} of ${deckName(entry.deck)}`;
    case 'prisoner':
      return `${cardName(entry.crew)} sat in jail, waiting for ${who}`;
    case 'proceed':
      return `${who} got past it`;
    case 'reavers':
      return `Reavers fell upon ${who}`;
    case 'removed':
      return `${cardName(entry.crew)} left the story for good`;
    case 'reshuffle':
      return `${deckName(entry.deck)} ${isMany(entry.deck) ? 'were' : 'was'} shuffled anew`;
    case 'returned':
      return `${cardName(entry.crew)} went back to the ship`;
    case 'saved':
      return `${cardName(entry.crew)} pulled through`;
    case 'seeded':
      return `${cardName(entry.job)} brought a {goal} token to ${nameOf(entry.sector)}`;
    case 'ship':
      return `${SHIP[entry.ship]} came to ${nameOf(entry.to)}`;
    case 'shore-leave':
      return `${who} gave the whole crew shore leave${forPrice(entry.price)}`;
    case 'showdown':
      return `${who} ${entry.won ? 'won' : 'lost'} the showdown${entry.rival === null ? '' : ` with ${names(entry.rival)}`} over ${cardName(entry.card)}, ${entry.attack} to ${entry.defence}`;
    case 'sold':
      return `${who} sold ${tokens(entry.n, entry.token)}${forPrice(entry.price)}`;
    case 'solid':
      return `${who} got {solid} with ${nameOf(entry.contact)}`;
    case 'solid-lost':
      return `${who} lost the trust of ${nameOf(entry.contact)}`;
    case 'split':
      return `${list(entry.away.map(cardName))} parted from ${list(entry.stay.map(cardName))}`;
    case 'story':
      return `${who} began to tell ${nameOf(entry.story)}`;
    case 'stole':
      return `${who} stole ${tokens(entry.n, entry.token)} from ${names(entry.from)}`;
    case 'stole-cash':
      return `${who} took ${money(entry.amount)} off ${names(entry.from)}`;
    case 'stole-goals':
      return `${who} stole ${several(entry.n, '{goal} token')} from ${names(entry.from)}`;
    case 'stole-job':
      return `${who} stole one of ${deckName(entry.deck)} from ${names(entry.from)}`;
    case 'test':
      return `${who} rolled ${list(entry.dice.map(String))}${sum(entry)}${needed(entry.marks)}`;
    case 'took-job':
      return entry.job === undefined ? `${who} took a job from ${nameOf(entry.deck)}` : `${who} took the job ${cardName(entry.job)}`;
    case 'traded':
      return `${who} gave ${names(entry.with)} ${bundle(entry.give)} for ${bundle(entry.want)}`;
    case 'turn':
      return `${who} took the next turn`;
    case 'turned-up':
      return entry.cards.length > 0
        ? `${list(entry.cards.map(cardName))} came up ${entry.deck === 'bounty' ? 'among' : 'from'} ${deckName(entry.deck)}`
        : `nothing came up from ${deckName(entry.deck)}`;
    case 'unpaid':
      return `${who} let ${cardName(entry.crew)} go unpaid`;
    case 'walkout':
      return `the whole crew walked out on ${who}`;
    case 'wanted':
      return `${cardName(entry.crew)} became {wanted}`;
    case 'warrants':
      return entry.n < 0 ? `${who} got rid of ${warrants(-entry.n)}` : `the law served ${who} with ${warrants(entry.n)}`;
    case 'work':
      return `${who} went to work on ${entry.goal === undefined ? cardName(entry.job) : `goal ${entry.goal}`} with ${list(entry.crew.map(cardName))}`;
    default:
      return nothingElse(entry);
  }
}

const alertName = (kind: AlertKind): string => (kind === 'alliance' ? 'Alliance' : 'Reaver');

/** "2 {cargo}", "1 {passenger}" */
const tokens = (n: number, token: Token): string => `${n} ${tag(token, n)}`;
const points = (n: number, skill: Skill): string => `${n} {${skill}}`;

/** What came to the dice of a test, and what it made. */
function sum({ added, skill, dice, total }: EntryOf<'test'>): string {
  if (added > 0) return `, added ${points(added, skill)} and came to ${total}`;
  if (added < 0) return `, lost ${points(-added, skill)} and came to ${total}`;
  return ` with no {${skill}} to add${dice.length > 1 ? ` and came to ${total}` : ''}`;
}
const warrants = (n: number): string => (n === 1 ? 'a {warrant}' : `${n} {warrants}`);
const employer = (job: Ref): string => nameOf(jobCard(job).contact);

/** Cards taken from the discard pile and drawn unseen. */
function cards(open: number, drawn: number, what: 'card' | 'job'): string {
  if (open === 0) return several(drawn, `new ${what}`);
  return drawn === 0 ? several(open, `open ${what}`) : `${open} open and ${several(drawn, `new ${what}`)}`;
}

/** " for $200", " for nothing" */
const forPrice = (price: number): string => ` for ${price > 0 ? money(price) : 'nothing'}`;
/** " for $200"; a finite bank may have had nothing to give. */
const forPay = (pay: number): string => (pay > 0 ? ` for ${money(pay)}` : '');
/** " thanks to Scrapper", " as a bonus" */
function thanks(card: Ref | undefined): string {
  if (card === undefined) return '';
  return jobs.some(({ id }) => id === idOf(card)) ? ' as a bonus' : ` thanks to ${cardName(card)}`;
}

/** What the roll should have come to: ", where 5 was needed", ", where 5 was good and 9 was best" */
function needed(marks: readonly number[] = []): string {
  const [least, best] = [marks[0], marks.at(-1)];
  if (least === undefined) return '';
  return least === best ? `, where ${least} was needed` : `, where ${least} was good and ${best} was best`;
}

/** A roll that is no test, and what it was for: "rolled a 4 for Jayne" */
function rolled({ why, die, added, marks, against }: EntryOf<'die'>, who: string): string {
  const whose = why === 'medic' ? `${who}'s medic` : who;
  const more = added ? `, which with ${added} more made ${die + added}` : '';
  return `${whose} rolled a ${die}${rolledFor(why)}${against ? ` against ${soMany(against.n, against.count)}` : ''}${more}${needed(marks)}`;
}

/** Some rolls have a name of their own, the others are about a card. */
function rolledFor(why: string): string {
  switch (why) {
    case 'medic':
      return '';
    case 'first':
      return ' for the first choice';
    case 'skill':
      return ' for the skill';
    case 'gamble':
      return ' in the gamble';
    case 'clear-skies':
      return ' for clear skies';
    default: {
      const card = findName(idOf(why));
      return card === undefined ? '' : ` for ${card}`;
    }
  }
}
