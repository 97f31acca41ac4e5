import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { modifiersOf } from '../abilities';
import { openMuster } from '../actions/muster';
import { eligible, openWork, type WorkFrame } from '../actions/work';
import { canBoard, startBoarding } from '../boarding';
import { bountyCard, deckOf, isLeader, isNamed, supplyCard } from '../cards';
import { designs } from '../consider';
import { disgruntle, takeOff } from '../crew';
import { boardFor } from '../map';
import { type Menu, text } from '../menu';
import { takeFrom } from '../piles';
import { type Scene, workOf } from '../scene';
import { startShowdown } from '../showdown';
import { openStandIn } from '../stand-in';
import { pile, playerOf, type Ref, rivals, type State, type Table } from '../state';
import { canAct, useAction } from '../turn';
import { bind, takeBound } from './bound';
import { openSpoils } from './free';
import { dueHere, turnIn } from './turn-in';

/** Bounties this player may go after: those face up (BOUNTY-02), and the Cortex Alerts held (BOUNTY-22). */
const openTo = (G: State, p: PlayerID): Ref[] => [
  ...G.bounties,
  ...playerOf(G, p)
    .bound.map(({ bounty }) => bounty)
    .filter((bounty) => bountyCard(bounty).stack),
];

const crewNamed = (G: State, p: PlayerID, bounty: Ref): Ref[] =>
  playerOf(G, p)
    .crew.map(({ ref }) => ref)
    .filter((ref) => !isLeader(ref) && isNamed(ref, bountyCard(bounty).crew));

/** BOUNTY-06, BOUNTY-10: face up at the supply planet here; copies in one pile are alike. */
function aloneHere(G: State, p: PlayerID, bounty: Ref): Ref[] {
  const planet = boardFor(G.options.sets).supplyAt(playerOf(G, p).sector);
  if (!planet) return [];
  const { crew } = bountyCard(bounty);
  return designs(pile(G, planet).discard.filter((ref) => supplyCard(ref).kind === 'crew' && isNamed(ref, crew)));
}

/** Rivals in the same sector who can be boarded at all (BOUNTY-08, SHOW-01). */
const boardable = (G: State, p: PlayerID): PlayerID[] =>
  rivals(G, p).filter((rival) => playerOf(G, rival).sector === playerOf(G, p).sector && canBoard(G, rival));

/** Bounties of a rival that can be jumped (BOUNTY-17). */
function jumpable(G: State, rival: PlayerID): Ref[] {
  if (modifiersOf(G, { p: rival }, 'noBountyJump').length > 0) return [];
  return playerOf(G, rival).bound.map(({ bounty }) => bounty);
}

const hasTeam = (G: State, p: PlayerID, bounty: Ref): boolean => eligible(G, p, bountyCard(bounty)).length > 0;

/** `apprehend(bounty, crew)`, `jumpBounty(bounty)` and `turnIn(bounty)`: each card lies in one place, which tells how it is to be had. */
export const bountyMenu: Menu = {
  moves: ['apprehend', 'jumpBounty', 'turnIn'],
  choices(G, p) {
    if (!canAct(G, 'work')) return [];
    const moves: Move[] = [];
    const near = boardable(G, p);
    for (const bounty of openTo(G, p)) {
      const fighting = [...aloneHere(G, p, bounty), ...near.flatMap((rival) => crewNamed(G, rival, bounty))];
      const targets = [...crewNamed(G, p, bounty), ...(hasTeam(G, p, bounty) ? fighting : [])];
      for (const ref of targets) moves.push(move('apprehend', bounty, ref));
    }
    for (const bounty of near.flatMap((rival) => jumpable(G, rival))) if (hasTeam(G, p, bounty)) moves.push(move('jumpBounty', bounty));
    for (const bounty of dueHere(G, p)) moves.push(move('turnIn', bounty));
    return moves;
  },
  decide(t, p, name, args) {
    const { G } = t;
    const bounty = text(args);
    const near = boardable(G, p);
    useAction(t, 'work');
    if (name === 'turnIn') return turnIn(t, p, bounty);
    if (name === 'jumpBounty') {
      const rival = near.find((one) => jumpable(G, one).includes(bounty)) ?? null;
      return startHunt(t, p, bounty, { rival, prey: null });
    }
    const prey = text(args, 1);
    if (crewNamed(G, p, bounty).includes(prey)) return betray(t, p, bounty, prey);
    startHunt(t, p, bounty, { rival: near.find((one) => crewNamed(G, one, bounty).includes(prey)) ?? null, prey });
  },
};

/** BOUNTY-09: no roll, and no thanks from anybody else but the leader. */
function betray(t: Table, p: PlayerID, bounty: Ref, ref: Ref): void {
  bind(t, p, bounty, must(takeOff(t, p, ref), 'crew'));
  for (const crew of [...playerOf(t.G, p).crew]) if (!isLeader(crew.ref)) disgruntle(t, p, crew.ref);
}

function startHunt(t: Table, p: PlayerID, bounty: Ref, whom: Pick<WorkFrame, 'rival' | 'prey'>): void {
  openWork(t, p, { task: 'bounty', job: bounty, crew: eligible(t.G, p, bountyCard(bounty)), ...whom });
  openMuster(t, p, false);
}

/** BOUNTY-08, BOUNTY-17: aboard a rival's ship first the Boarding Test; then the showdown, with what the bounty says of its end. */
export function hunt(t: Table, frame: WorkFrame): void {
  const { p, rival, prey } = frame;
  const card = must(frame.job, 'bounty');
  const { win, lose } = bountyCard(card).showdown;
  switch (frame.at++) {
    case 0:
      if (rival !== null) startBoarding(t, p, rival);
      return;
    case 1:
      return startShowdown(t, { p, card, against: rival === null ? { lone: must(prey, 'prey') } : { rival }, win, lose });
    default:
      frame.stage = 'over';
  }
}

/** The showdown is won (BOUNTY-11): whoever was hunted is bound, a rival's bounty changes hands. */
export function apprehend(t: Table, scene: Scene): void {
  const { p, prey, rival, job } = must(workOf(t.G, scene.p), 'work');
  const bounty = must(job, 'bounty');
  if (rival === null) return pickOut(t, p, bounty, must(prey, 'prey'));
  if (prey === null) return jump(t, p, bounty, rival);
  openStandIn(t, rival, prey, 'apprehend');
}

/** Out of the discard pile. */
function pickOut(t: Table, p: PlayerID, bounty: Ref, ref: Ref): void {
  const deck = must(deckOf(ref), 'deck');
  if (takeFrom(pile(t.G, deck).discard, ref)) bind(t, p, bounty, { ref, disgruntled: false, wanted: false });
}

/** Out of a rival's crew, unless gone by now. */
export function carryOff(t: Table, rival: PlayerID, ref: Ref): void {
  const { p, job } = must(workOf(t.G, t.G.turn.player), 'work');
  const crew = takeOff(t, rival, ref);
  if (crew) bind(t, p, must(job, 'bounty'), crew);
}

/** BOUNTY-18, BOUNTY-24: one bounty card, with all who are bound under it. */
function jump(t: Table, p: PlayerID, bounty: Ref, rival: PlayerID): void {
  const bound = takeBound(t, rival, bounty);
  if (!bound) return;
  for (const crew of bound.crew) bind(t, p, bounty, crew);
  openSpoils(t, p, bounty);
}
