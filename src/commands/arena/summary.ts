import type { Contest, Figure } from './contest';
import { contestNamed } from './contests';
import { type Coverage, coverageOf } from './coverage';
import type { GameResult, SeatResult } from './game';
import type { Plan } from './plan';
import { addTimes, timeAt } from './times';

/** Where the middle of some numbers lies, and between which two four of five of them do. */
export interface Spread {
  median: number;
  p10: number;
  p90: number;
}

/** What is told of seats beside their wins, by the key of the figure. */
type Figures = Record<string, Spread | number>;

/** How one bot fared over all its games. */
export interface BotReport {
  wins: number;
  /** Of the games. */
  rate: number;
  /** The 95 % interval of the rate. */
  interval: [low: number, high: number];
  /** What the rate would be if all seats were equal. */
  fair: number;
  /** Turns of the games it won; null when it won none. */
  turnsToWin: Spread | null;
  /** A spread, or what a game and seat had on average. */
  figures: Figures;
  /** Moves that had to be made for it. */
  faults: number;
}

/** How the games of one group, such as a story, went. */
export interface GroupReport {
  games: number;
  wins: Record<string, number>;
  /** Of all its games. */
  turns: Spread;
  /** Of those that somebody won; null when nobody did. */
  turnsToWin: Spread | null;
}

/** How often one side, such as a faction, won of the games it was in. */
export interface SideReport {
  games: number;
  wins: number;
  rate: number;
  interval: [low: number, high: number];
}

/** All figures but those of time, which no two runs share. */
export interface Report {
  games: number;
  crashes: number;
  stalls: number;
  capped: number;
  wins: Record<string, number>;
  turns: Spread;
  /** Those of all seats that are spreads. */
  figures: Figures;
  ends: Record<string, number>;
  bots: Record<string, BotReport>;
  groups: Record<string, GroupReport>;
  sides: Record<string, SideReport>;
  coverage?: Coverage;
}

/** The report for a program: figures, groups and sides go by the names the game has for them. */
export function toJson({ groups: group, sides: side }: Contest<unknown, unknown>, report: Report): Record<string, unknown> {
  const { figures, ends, bots, groups, sides, coverage, ...numbers } = report;
  const named = Object.entries(bots).map(([bot, { figures: own, faults, ...one }]) => [bot, { ...one, ...own, faults }]);
  return {
    ...numbers,
    ...figures,
    ends,
    bots: Object.fromEntries(named),
    [group.key]: groups,
    ...(side ? { [side.key]: sides } : {}),
    ...(coverage ? { coverage } : {}),
  };
}

export function spread(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p10: at(0.1), p90: at(0.9) };
}

/** The 95 % interval of a share (Wilson). */
export function interval(hits: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

export const isPlayed = ({ end }: GameResult): boolean => end !== 'crash';
export const namesOf = (plan: Plan): string[] => [...new Set(plan.bots)].sort();
export const winnerOf = ({ winner, seats }: GameResult): string | null => (winner === null ? null : (seats[Number(winner)]?.bot ?? null));

/** The turns of the games that a bot has won. */
export const turnsToWin = (results: readonly GameResult[], bot: string): number[] =>
  results.filter((result) => winnerOf(result) === bot).map(({ turns }) => turns);

export function summary(plan: Plan, all: readonly GameResult[]): Report {
  const { contest } = contestNamed(plan.game);
  const results = all.filter(isPlayed);
  const seats = results.flatMap((result) => result.seats);
  const overall = contest.figures.filter((figure) => figure.as === 'spread');
  return {
    games: plan.games,
    crashes: all.length - results.length,
    stalls: results.filter(({ end }) => end === 'stall').length,
    capped: results.filter(({ end }) => end === 'turn-cap').length,
    wins: winsOf(plan, results),
    turns: spread(results.map(({ turns }) => turns)),
    figures: figuresOf(overall, seats),
    ends: tally(results.map(({ end }) => end)),
    bots: Object.fromEntries(namesOf(plan).map((bot) => [bot, botReport(plan, contest, results, bot)])),
    groups: grouped(
      results,
      ({ group }) => [group],
      (among) => groupReport(plan, among),
    ),
    sides: grouped(results, (result) => result.seats.flatMap(({ side }) => side ?? []), sideReport),
    ...(plan.coverage
      ? {
          coverage: coverageOf(
            contest,
            plan.tables,
            plan.bots.length,
            results.flatMap(({ counts }) => (counts ? [counts] : [])),
          ),
        }
      : {}),
  };
}

const winsOf = (plan: Plan, among: readonly GameResult[]): Record<string, number> =>
  Object.fromEntries(namesOf(plan).map((bot) => [bot, among.filter((result) => winnerOf(result) === bot).length]));

/** A report on the games of each name, in alphabetical order. */
function grouped<R>(
  results: readonly GameResult[],
  names: (result: GameResult) => readonly string[],
  report: (among: readonly GameResult[], name: string) => R,
): Record<string, R> {
  const all = [...new Set(results.flatMap(names))].sort();
  return Object.fromEntries(
    all.map((name) => [
      name,
      report(
        results.filter((result) => names(result).includes(name)),
        name,
      ),
    ]),
  );
}

function groupReport(plan: Plan, among: readonly GameResult[]): GroupReport {
  const won = among.filter(({ winner }) => winner !== null).map(({ turns }) => turns);
  const turns = spread(among.map((result) => result.turns));
  return { games: among.length, wins: winsOf(plan, among), turns, turnsToWin: won.length > 0 ? spread(won) : null };
}

function sideReport(among: readonly GameResult[], side: string): SideReport {
  const games = among.length;
  const wins = among.filter(({ winner, seats }) => winner !== null && seats[Number(winner)]?.side === side).length;
  return { games, wins, rate: wins / games, interval: interval(wins, games) };
}

function botReport(plan: Plan, contest: Contest<unknown, unknown>, results: readonly GameResult[], bot: string): BotReport {
  const seats = seatsOf(results, bot);
  const won = turnsToWin(results, bot);
  return {
    wins: won.length,
    rate: results.length === 0 ? 0 : won.length / results.length,
    interval: interval(won.length, results.length),
    fair: plan.bots.filter((name) => name === bot).length / plan.bots.length,
    turnsToWin: won.length > 0 ? spread(won) : null,
    figures: figuresOf(contest.figures, seats),
    faults: seats.reduce((sum, { faults }) => sum + faults, 0),
  };
}

function figuresOf(figures: readonly Figure<unknown>[], seats: readonly SeatResult[]): Figures {
  return Object.fromEntries(
    figures.map(({ key, as }) => {
      const numbers = seats.map((seat) => seat.figures[key] ?? 0);
      return [key, as === 'spread' ? spread(numbers) : mean(numbers)];
    }),
  );
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : Math.round((100 * numbers.reduce((sum, n) => sum + n, 0)) / numbers.length) / 100;

const seatsOf = (results: readonly GameResult[], bot: string): SeatResult[] =>
  results.flatMap(({ seats }) => seats.filter((seat) => seat.bot === bot));

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of [...words].sort()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const between = ({ median, p10, p90 }: Spread) => `${median} (${p10} to ${p90})`;
const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
const short = (ms: number) => (ms >= 100 ? ms.toFixed(0) : ms.toPrecision(2));

/** The report to read: a table with a line for each bot, and others for what the games and the seats differ in. */
export function reportText(plan: Plan, report: Report, results: readonly GameResult[]): string {
  const { figures, groups, sides } = contestNamed(plan.game).contest;
  const { games, crashes, stalls, capped } = report;
  const head = `${plural(games, 'game')}: ${plural(crashes, 'crash').replace(/hs$/, 'hes')}, ${plural(stalls, 'stall')}, ${capped} ended by the turn cap`;
  const rows = Object.entries(report.bots).map(([bot, one]) => {
    const times = addTimes(seatsOf(results.filter(isPlayed), bot).map((seat) => seat.times));
    return [
      bot,
      ...shares(one),
      one.turnsToWin ? between(one.turnsToWin) : '–',
      ...figures.map(({ key }) => told(one.figures[key] ?? 0)),
      times.n === 0 ? '–' : `${short(times.sum / times.n)}, ${short(timeAt(times, 0.99))}`,
    ];
  });
  const titles = ['bot', 'wins', 'win rate', '95 % interval', 'turns to win', ...figures.map(({ title }) => title), 'ms to decide'];
  const byGroup = Object.entries(report.groups).map(([group, { games, wins, turnsToWin }]) => [
    group,
    String(games),
    ...Object.values(wins).map(String),
    turnsToWin ? between(turnsToWin) : '–',
  ]);
  const groupTitles = [groups.title, 'games', ...Object.keys(report.bots).map((bot) => `won by ${bot}`), 'turns to win'];
  const bySide = Object.entries(report.sides).map(([side, one]) => [side, String(one.games), ...shares(one)]);
  const sideTitles = [sides?.title ?? '', 'games', 'wins', 'win rate', '95 % interval'];
  const means = figures.filter(({ as }) => as === 'mean').map(({ title }) => title);
  const spreads = ['turns', ...figures.filter(({ as }) => as === 'spread').map(({ title }) => title)];
  const notes = [
    `${sentence(spreads)}: the median, and between what four of five lie. ${sentence(means)}: each game, on average.`,
    'Time to decide: the average, and what 99 of 100 decisions stay below.',
  ];
  return [
    head,
    '',
    ...table([titles, ...rows]),
    '',
    ...(byGroup.length > 1 ? [...table([groupTitles, ...byGroup]), ''] : []),
    ...(bySide.length > 0 ? [...table([sideTitles, ...bySide]), ''] : []),
    `All games: ${between(report.turns)} turns.`,
    ...notes,
  ].join('\n');
}

const shares = ({ wins, rate, interval: [low, high] }: SideReport | BotReport): string[] => [
  String(wins),
  percent(rate),
  `${percent(low)} to ${percent(high)}`,
];
const told = (figure: Spread | number): string => (typeof figure === 'number' ? figure.toFixed(1) : between(figure));
const sentence = (list: readonly string[]): string => list.join(' and ').replace(/^./, (first) => first.toUpperCase());

/** Columns as wide as what is in them; words begin on the left, figures end on the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '));
}
