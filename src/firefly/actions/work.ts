import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { modifiersOf } from '../abilities';
import { trigger } from '../ability';
import type { Verdict } from '../attempt';
import { boxBound } from '../bounty/bound';
import { hunt } from '../bounty/hunt';
import { collectReward } from '../bounty/turn-in';
import { crewCard, jobCard, storyCard } from '../cards';
import { openChoice, spend } from '../choose';
import { loseSolid } from '../contacts/solid';
import { findSpare, spare, sparedBy, spareMoves } from '../contacts/spare';
import type { Freight, Goal, JobCard, Step } from '../content/types';
import { disgruntle } from '../crew';
import { runEffects } from '../effects';
import { canTryGoal } from '../goals';
import { openLoad } from '../load';
import { boardFor } from '../map';
import { type Menu, number, text } from '../menu';
import { drawMisbehave } from '../misbehave';
import { fromBank } from '../money';
import { jobFits, spendFor } from '../need';
import { openPayCrew } from '../pay-crew';
import { isAt } from '../place';
import { type Scene, workOf } from '../scene';
import { startShowdown } from '../showdown';
import { type ActiveJob, type Kind, note, playerOf, type Ref, type State, type Table } from '../state';
import { startTest } from '../test';
import { canAct, useAction } from '../turn';
import { addWarrants } from '../warrants';
import { isMoral } from '../who';
import { crewLimit, leavesGear, meetsWithin } from './challenge';
import { close, collect } from './complete';
import { activeLimit } from './deal';
import { deliver } from './deliver';
import { discardJob } from './discard-jobs';
import { canHandle } from './freight';
import { openMuster } from './muster';
import { isWrong, raids } from './piracy';
import { jobsToStart, takeUp } from './shared-jobs';

/** A Work action: one step of a job, a bonus opportunity, a goal, or going after a bounty (WORK-01, TURN-04). */
export interface WorkFrame {
  kind: 'work';
  ask: PlayerID | null;
  p: PlayerID;
  task: 'job' | 'bonus' | 'goal' | 'bounty';
  /** The job or bounty worked; undefined for a goal. */
  job?: Ref;
  goal: number | null;
  challenge: Ref | null;
  /** Those on the job; everybody else stays aboard (WORK-02). */
  crew: Ref[];
  /** A challenge leaves all gear aboard. */
  noGear: boolean;
  /** The attempt is under way: results reach only those on the job. */
  open: boolean;
  /** Place in the step's order; the parts of a challenge come first. */
  at: number;
  mark: Verdict | null;
  /** Misbehave cards proceeded past in this job or goal. */
  passed: Ref[];
  /** What tests and cards have done to the pay. */
  pay: { add: number; factor: number };
  delivered: Partial<Record<Freight, number>>;
  /** Whole sets handed over, where a goal asks for them. */
  sets: number;
  /** Abilities used that work once in a Work action. */
  once: string[];
  /** The player attacked in this action (PIRACY-06). */
  rival: PlayerID | null;
  /** Whom a bounty is worked on; null for those a rival has bound already (BOUNTY-17). */
  prey: Ref | null;
  /** Goods or jobs taken from that player. */
  stolen: number;
  /** A subjective job turned out immoral (PIRACY-07). */
  immoral: boolean;
  stage: 'parts' | 'pay' | 'morals' | 'cuts' | 'standing' | 'over';
}

const activeOf = (G: State, p: PlayerID, ref: Ref): ActiveJob | undefined => playerOf(G, p).active.find((job) => job.ref === ref);

/** The step of a job that comes next (WORK-13). */
export const stepOf = (card: JobCard, done: number): Step | undefined => card.steps[done];

/** Whoever may go on such a job at all (WORK-03); whether one against a rival is immoral depends on that rival (PIRACY-07). */
export function eligible(G: State, p: PlayerID, job: Pick<JobCard, 'legal' | 'immoral'> | null, immoral = job?.immoral === true): Ref[] {
  const refs = playerOf(G, p).crew.map(({ ref }) => ref);
  if (!job) return refs;
  return refs.filter((ref) => {
    const refuses = (crewCard(ref).abilities ?? []).flatMap(({ modifier }) => (modifier?.stayAboard ? [modifier.stayAboard] : []));
    return !refuses.some((filter) => (filter.legal !== undefined && filter.legal === job.legal) || (filter.immoral && immoral));
  });
}

/** Whether this job can be advanced here and now by everybody who may go (WORK-08 to WORK-10). */
function canWork(G: State, p: PlayerID, ref: Ref): boolean {
  const card = jobCard(ref);
  const active = activeOf(G, p, ref);
  const step = stepOf(card, active?.step ?? 0);
  if (!step || card.attach || card.types.includes('piracy')) return false;
  if (!active && playerOf(G, p).active.length >= activeLimit(G, p)) return false;
  return canDo(G, p, card, step, active?.challenge ?? null);
}

/** Whether the step can be done here and now by some of those who may go. */
function canDo(G: State, p: PlayerID, card: JobCard, step: Step, challenge: Ref | null): boolean {
  if (modifiersOf(G, { p }, 'noWorkFor').some(({ value }) => value.includes(card.contact))) return false; // DEAL-18
  if (!isAt(G, { p }, step.at, playerOf(G, p).sector) || !canHandle(G, p, step)) return false;
  const scene = { p, team: eligible(G, p, card), noGear: leavesGear(challenge) };
  return meetsWithin(G, scene, card.needs ?? [], crewLimit(challenge));
}

/** WORK-24: once, while the job is active; its needs hold here too (U-19). */
function canWorkBonus(G: State, p: PlayerID, { ref, bonusDone, challenge }: ActiveJob): boolean {
  const card = jobCard(ref);
  const step = card.bonusOpportunity;
  return step !== undefined && !bonusDone && canDo(G, p, card, step, challenge);
}

export const workMenu: Menu = {
  moves: ['work', 'raid', 'workBonus', 'workGoal', 'makeWork'],
  choices(G, p) {
    if (!canAct(G, 'work')) return [];
    const player = playerOf(G, p);
    const moves: Move[] = [...player.active.map(({ ref }) => ref), ...jobsToStart(G, p)]
      .filter((ref) => canWork(G, p, ref))
      .map((ref) => move('work', ref));
    moves.push(...raids(G, p));
    for (const job of player.active) if (canWorkBonus(G, p, job)) moves.push(move('workBonus', job.ref));
    const goal = canTryGoal(G, p, 'work');
    if (goal) moves.push(move('workGoal', goal.goal));
    // MAKEWORK-01, MAKEWORK-02
    if (boardFor(G.options.sets).planetary(player.sector)) moves.push(move('makeWork'));
    return moves;
  },
  decide(t, p, name, args) {
    useAction(t, 'work');
    switch (name) {
      case 'makeWork':
        note(t, { kind: 'make-work', p, pay: fromBank(t, p, 200) });
        return trigger(t, { p }, 'make-work');
      case 'workGoal':
        return begin(t, p, { task: 'goal', goal: number(args) });
      case 'raid':
        return begin(t, p, { task: 'job', job: text(args), rival: text(args, 1) });
      case 'workBonus':
        return begin(t, p, { task: 'bonus', job: text(args) });
      default:
        return begin(t, p, { task: 'job', job: text(args) });
    }
  },
};

function begin(t: Table, p: PlayerID, what: Pick<WorkFrame, 'task' | 'job'> & { goal?: number; rival?: PlayerID }): void {
  const { G } = t;
  const job = what.job === undefined ? null : jobCard(what.job);
  const active = what.job === undefined ? undefined : activeOf(G, p, what.job);
  if (what.job !== undefined && !active) activate(t, p, what.job);
  const immoral = what.rival !== undefined && isWrong(G, job, what.rival);
  openWork(t, p, {
    ...what,
    goal: what.goal ?? null,
    rival: what.rival ?? null,
    challenge: active?.challenge ?? null,
    crew: eligible(G, p, job, immoral || job?.immoral === true),
    noGear: leavesGear(active?.challenge ?? null),
    passed: [...(active?.passed ?? [])],
    pay: { add: 0, factor: 1, ...active?.pay },
    immoral,
  });
  openMuster(t, p, active === undefined && what.job !== undefined);
  if (what.task === 'job') trigger(t, { p }, 'work');
}

/** Starts a Work action; who goes is settled by a muster where that matters. */
export function openWork(t: Table, p: PlayerID, what: Partial<WorkFrame> & Pick<WorkFrame, 'task' | 'crew'>): void {
  t.G.stack.push({
    kind: 'work',
    ask: null,
    p,
    goal: null,
    challenge: null,
    rival: null,
    prey: null,
    stolen: 0,
    noGear: false,
    open: true,
    at: 0,
    mark: null,
    passed: [],
    pay: { add: 0, factor: 1 },
    delivered: {},
    sets: 0,
    once: [],
    immoral: false,
    stage: 'parts',
    ...what,
  });
}

/** WORK-07: turned face up. */
function activate(t: Table, p: PlayerID, ref: Ref): void {
  takeUp(t, p, ref);
  playerOf(t.G, p).active.push({ ref, step: 0, bonusDone: false, challenge: null, passed: [], pay: { add: 0, factor: 1 }, once: [] });
  note(t, { kind: 'job-started', p, job: ref });
}

/** Needs of what is being worked. */
export function needsOf(G: State, frame: WorkFrame) {
  if (frame.job === undefined) return goalOf(G, frame)?.needs ?? [];
  return frame.task === 'bounty' ? [] : (jobCard(frame.job).needs ?? []);
}

function goalOf(G: State, frame: WorkFrame): Goal | undefined {
  return storyCard(G.options.story).goals?.find(({ goal }) => goal === frame.goal);
}

/** What is done in this action, first to last. */
export function stepsOf(G: State, frame: WorkFrame): (Step | Goal)[] {
  if (frame.job === undefined) return [must(goalOf(G, frame), 'goal')];
  const card = jobCard(frame.job);
  if (frame.task === 'bonus') return [must(card.bonusOpportunity, 'bonus opportunity')];
  const done = activeOf(G, frame.p, frame.job)?.step ?? 0;
  const last = done === card.steps.length - 1;
  const extra = last && frame.challenge ? jobCard(frame.challenge).steps : [];
  return [...extra, must(stepOf(card, done), 'step')];
}

/** The parts of all steps of this action in their order. */
function partsOf(G: State, frame: WorkFrame) {
  return stepsOf(G, frame).flatMap((step) => step.order.map((key) => ({ key, step })));
}

export const work: Kind<WorkFrame> = {
  moves: ['useAbility', 'accept'],
  step(t, frame) {
    const { G } = t;
    const { p } = frame;
    switch (frame.stage) {
      case 'parts':
        return goOn(t, frame);
      case 'pay':
        frame.stage = 'morals';
        return frame.task === 'bounty' ? collectReward(t, frame) : collect(t, frame, jobCard(must(frame.job)));
      case 'morals':
        frame.stage = 'cuts';
        frame.open = false;
        // PAY-05
        if (frame.immoral || jobFits(G, { p }, { immoral: true }))
          for (const crew of [...playerOf(G, p).crew]) if (isMoral(crew)) disgruntle(t, p, crew.ref);
        return;
      case 'cuts':
        frame.stage = 'standing';
        return openPayCrew(
          t,
          p,
          modifiersOf(G, { p }, 'goodDeeds').some(({ src }) => src === frame.job),
        );
      case 'standing':
        frame.stage = 'over';
        return frame.task === 'bounty' ? boxBound(t, p, must(frame.job)) : close(t, frame);
      case 'over':
        finish(t);
    }
  },
  // A warrant that a card could cancel.
  choices: (G, { p }) => spareMoves(G, p, 'warrant'),
  decide(t, frame, name, args) {
    if (name === 'accept') return warrant(t, frame);
    spare(t, findSpare(t.G, frame.p, 'warrant', args));
    botch(t, frame);
  },
};

/** What tests and effects of this action are about. */
export const sceneOf = ({ p, rival }: WorkFrame): Scene => (rival === null ? { p } : { p, rival });

function goOn(t: Table, frame: WorkFrame): void {
  const { G } = t;
  const { p } = frame;
  const scene = sceneOf(frame);
  if (frame.mark === 'botch') return botch(t, frame);
  if (frame.mark === 'warrant') {
    if (sparedBy(G, p, 'warrant').length === 0) return warrant(t, frame);
    frame.ask = p;
    return;
  }
  if (frame.task === 'bounty') return hunt(t, frame);
  const part = partsOf(G, frame)[frame.at];
  if (!part) return stepDone(t, frame);
  frame.at++;
  frame.mark = null;
  const { key, step } = part;
  switch (key) {
    case 'misbehave':
      return drawMisbehave(t, scene, cardsToFace(G, scene, step.misbehave ?? 0));
    case 'test':
      return startTest(t, scene, must(step.test, 'test'));
    case 'options':
      return openChoice(t, { scene, from: 'step', card: frame.job ?? '', options: step.options ?? [], ace: null, may: false });
    case 'load':
      if (!canHandle(G, p, { load: step.load, upTo: step.upTo })) return botch(t, frame);
      return openLoad(t, scene, must(step.load), { upTo: step.upTo === true, least: 1 });
    case 'deliver':
      if (!canHandle(G, p, { deliver: step.deliver })) return botch(t, frame);
      return deliver(t, frame, must(step.deliver));
    case 'effects':
      return runEffects(t, { ...scene, delivered: frame.delivered, sets: frame.sets }, [...(step.effects ?? [])]);
    case 'showdown': {
      const against = { rival: must(frame.rival, 'rival') };
      return startShowdown(t, { p, card: must(frame.job, 'job'), against, ...must('showdown' in step ? step.showdown : undefined) });
    }
    case 'deliverAny':
      G.stack.push({ kind: 'deliver-sets', ask: null, p, list: must('deliverAny' in step ? step.deliverAny : undefined, 'sets') });
  }
}

/** MISB-01, changed by cards that speak of jobs (GOAL-06); extra ones only where there are any (CHALLENGE-08). */
function cardsToFace(G: State, scene: Scene, printed: number): number {
  if (workOf(G, scene.p)?.task === 'goal') return printed;
  return modifiersOf(G, scene, 'misbehaveCards').reduce((n, { value }) => Math.max(value.min ?? 0, n + value.add), printed);
}

/** What is added to every Work action on a job, where its step has no misbehave cards to add to. */
function extraCards(G: State, scene: Scene, frame: WorkFrame): number {
  if (frame.task === 'goal' || frame.task === 'bounty' || partsOf(G, frame).some(({ key }) => key === 'misbehave')) return 0;
  return modifiersOf(G, scene, 'misbehaveCards', 'work').reduce((n, { value }) => n + value.add, 0);
}

/** MISB-15: the job stays active, the goal open; what was passed counts for nothing. */
function botch(t: Table, frame: WorkFrame): void {
  note(t, { kind: 'botched', p: frame.p });
  frame.stage = 'over';
  frame.open = false;
  if (frame.task === 'job') trigger(t, { p: frame.p }, 'job-botched');
}

/** MISB-16 to MISB-18: a warrant, and on a job the card and the standing are lost. A card that cancels it leaves a botch. */
function warrant(t: Table, frame: WorkFrame): void {
  const { p } = frame;
  frame.mark = null;
  frame.stage = 'over';
  addWarrants(t, p, 1, { issued: true });
  if (frame.job === undefined || frame.task === 'bounty') return;
  const { contact } = jobCard(frame.job);
  if (frame.challenge) loseSolid(t, p, 'mr-universe');
  loseSolid(t, p, contact);
  dropJob(t, p, frame.job);
}

/** An active job goes to its contact's discard pile, its challenge with it (CHALLENGE-13). */
export function dropJob(t: Table, p: PlayerID, ref: Ref): void {
  const player = playerOf(t.G, p);
  const job = activeOf(t.G, p, ref);
  if (!job) return;
  player.active = player.active.filter((one) => one.ref !== ref);
  discardJob(t, p, ref);
  if (job.challenge) discardJob(t, p, job.challenge);
  note(t, { kind: 'job-lost', p, job: ref });
}

function stepDone(t: Table, frame: WorkFrame): void {
  const { p } = frame;
  frame.stage = 'over';
  if (frame.job === undefined) return;
  const job = must(activeOf(t.G, p, frame.job), 'active job');
  job.passed = [...frame.passed];
  job.pay = { ...frame.pay };
  if (frame.task === 'bonus') {
    job.bonusDone = true;
    return;
  }
  job.step++;
  if (job.step >= jobCard(frame.job).steps.length) frame.stage = 'pay';
}

/** Pays for what answered the needs, and the price of a goal, as the attempt begins. */
export function setOut(t: Table, frame: WorkFrame): void {
  const scene: Scene = { p: frame.p };
  note(t, { kind: 'work', p: frame.p, job: frame.job ?? '', ...(frame.goal === null ? {} : { goal: frame.goal }), crew: [...frame.crew] });
  const extra = extraCards(t.G, scene, frame);
  if (extra > 0) drawMisbehave(t, scene, extra);
  runEffects(t, scene, frame.job === undefined ? (goalOf(t.G, frame)?.cost ?? []) : []);
  spend(t, scene, spendFor(t.G, scene, needsOf(t.G, frame)) ?? []);
}
