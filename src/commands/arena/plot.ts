import { contestNamed } from './contests';
import type { GameResult } from './game';
import type { Plan } from './plan';
import { isPlayed, type Report, spread, turnsToWin } from './summary';

const WIDTH = 760;
const LEFT = 150;
const RIGHT = 40;
const ROW = 44;
/** Colours that people who confuse red and green can tell apart. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'];
const GREY = '#6b7280';

const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const round = (n: number) => Math.round(n * 10) / 10;
const percent = (share: number) => `${Math.round(100 * share)} %`;

type Style = { size?: number; anchor?: 'start' | 'middle' | 'end'; fill?: string; weight?: number };
const words = (x: number, y: number, text: string, { size = 13, anchor = 'start', fill = '#1f2937', weight = 400 }: Style = {}) =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}" fill="${fill}" font-weight="${weight}">${plain(text)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1, dash = '') =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${stroke}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

/** A picture of the results: how often each bot wins, and in how many turns. */
export function plot(plan: Plan, report: Report, all: readonly GameResult[]): string {
  const results = all.filter(isPlayed);
  const bots = Object.keys(report.bots);
  const colour = (i: number) => COLOURS[i % COLOURS.length] ?? GREY;
  const upper = winRates(report, bots, colour, 92);
  const lower = turnPlots(results, bots, colour, upper.end + 56);
  const height = lower.end + 36;
  const head = [
    words(24, 34, `${results.length} games of ${plan.bots.join(', ')}`, { size: 18, weight: 700 }),
    words(24, 56, `${contestNamed(plan.game).contest.describe(plan.tables)}; seed ${plan.seed}; seats rotated`, { fill: GREY }),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    ...head,
    ...upper.parts,
    ...lower.parts,
    '</svg>',
    '',
  ].join('\n');
}

interface Panel {
  parts: string[];
  end: number;
}

function winRates(report: Report, bots: readonly string[], colour: (i: number) => string, top: number): Panel {
  const x = (share: number) => LEFT + share * (WIDTH - LEFT - RIGHT);
  const parts = [words(24, top, 'How often each bot wins', { size: 15, weight: 700 })];
  parts.push(
    words(24, top + 18, 'Dot: share of the games won. Bar: 95 % interval. Dashes: what equal bots would win.', { fill: GREY, size: 12 }),
  );
  const from = top + 34;
  const end = from + bots.length * ROW;
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    parts.push(line(x(share), from, x(share), end, '#e5e7eb'));
    parts.push(words(x(share), end + 18, percent(share), { anchor: 'middle', fill: GREY, size: 12 }));
  }
  bots.forEach((bot, i) => {
    const one = report.bots[bot];
    if (!one) return;
    const y = from + (i + 0.5) * ROW;
    const [low, high] = one.interval;
    parts.push(words(LEFT - 14, y + 5, bot, { anchor: 'end', weight: 600, size: 14 }));
    parts.push(line(x(one.fair), y - 15, x(one.fair), y + 15, GREY, 1.5, '3 3'));
    parts.push(line(x(low), y, x(high), y, colour(i), 5));
    parts.push(`<circle cx="${round(x(one.rate))}" cy="${y}" r="7" fill="${colour(i)}"/>`);
    const label = `${percent(one.rate)} (${percent(low)} to ${percent(high)})`;
    // Beside the bar, where there is more room.
    parts.push(high < 0.7 ? words(x(high) + 14, y + 5, label) : words(x(low) - 14, y + 5, label, { anchor: 'end' }));
  });
  return { parts, end: end + 26 };
}

/** One histogram for each bot that has won, all on the same scale of turns. */
function turnPlots(results: readonly GameResult[], bots: readonly string[], colour: (i: number) => string, top: number): Panel {
  const parts = [words(24, top, 'In how many turns', { size: 15, weight: 700 })];
  const winners = bots.map((bot, i) => ({ bot, i, turns: turnsToWin(results, bot) })).filter(({ turns }) => turns.length > 0);
  if (winners.length === 0) return { parts: [...parts, words(24, top + 20, 'Nobody has won a game.', { fill: GREY })], end: top + 24 };
  parts.push(
    words(24, top + 18, 'Turns a player had taken when the bot won; the taller, the more games. Mark: the median.', {
      fill: GREY,
      size: 12,
    }),
  );
  const all = winners.flatMap(({ turns }) => turns);
  const least = Math.min(...all);
  const step = Math.max(1, Math.ceil((Math.max(...all) - least + 1) / 40));
  const columns = Math.floor((Math.max(...all) - least) / step) + 1;
  const wide = (WIDTH - LEFT - RIGHT) / columns;
  const x = (turn: number) => LEFT + ((turn - least) / step) * wide;
  const tall = 64;
  let y = top + 34;
  for (const { bot, i, turns } of winners) {
    const counts = Array.from({ length: columns }, () => 0);
    for (const turn of turns) counts[Math.floor((turn - least) / step)] = (counts[Math.floor((turn - least) / step)] ?? 0) + 1;
    const most = Math.max(...counts);
    const base = y + tall;
    counts.forEach((count, at) => {
      const height = (count / most) * (tall - 14);
      if (count > 0)
        parts.push(
          `<rect x="${round(LEFT + at * wide + 1)}" y="${round(base - height)}" width="${round(Math.max(1, wide - 2))}" height="${round(height)}" fill="${colour(i)}"/>`,
        );
    });
    const { median } = spread(turns);
    const middle = x(median) + wide / (2 * step);
    parts.push(line(LEFT, base, WIDTH - RIGHT, base, '#9ca3af'));
    parts.push(line(middle, y + 4, middle, base, '#1f2937', 1.5, '3 3'));
    parts.push(words(middle + 6, y + 12, `median ${median}`, { size: 12 }));
    parts.push(words(LEFT - 14, base - 24, bot, { anchor: 'end', weight: 600, size: 14 }));
    parts.push(words(LEFT - 14, base - 8, `${turns.length} won`, { anchor: 'end', fill: GREY, size: 12 }));
    y = base + 14;
  }
  const marks = Math.max(1, Math.ceil(columns / 10));
  for (let at = 0; at < columns; at += marks)
    parts.push(words(LEFT + (at + 0.5) * wide, y + 4, String(least + at * step), { anchor: 'middle', fill: GREY, size: 12 }));
  parts.push(words(WIDTH - RIGHT, y + 22, 'turns', { anchor: 'end', fill: GREY, size: 12 }));
  return { parts, end: y + 22 };
}
