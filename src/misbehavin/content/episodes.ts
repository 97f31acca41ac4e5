import type { Episode } from './types';

/** Episodes change setup and victory. */
export const episodes: readonly Episode[] = [
  { id: 'ep-train-job', name: 'The Train Job', boardSide: 'A', supply: 'down-n-dirty', reavers: false, standardWin: true, track: { marker: 'verse', steps: [{ id: 'win-attack', on: 'fight-won', if: { role: 'attacker' } }, { id: 'big-deal', on: 'deal-made', if: { gainedCost: { min: 5 } } }, { id: 'payday', on: 'turn-end', if: { credits: { min: 4 } } }] }, win: [{ at: 'turn-start', need: { all: [{ markers: { min: 3 } }, { power: { min: 8 } }] } }] },
  { id: 'ep-shindig', name: 'Shindig', boardSide: 'B', supply: 'wheel-and-deal', reavers: false, standardWin: false, win: [{ at: 'turn-start', need: { all: [{ creditsByFaction: { alliance: 8, eavesdown: 10, niska: 8, serenity: 7 } }, { power: { min: 7 } }] } }] },
  { id: 'ep-war-stories', name: 'War Stories', boardSide: 'A', supply: 'xie-xie', reavers: false, standardWin: true, track: { marker: 'verse', max: 3, steps: [{ id: 'win-any', on: 'fight-won', repeat: true }], lose: [{ on: 'fight-lost', n: 1 }] }, win: [{ at: 'turn-start', need: { all: [{ markers: { min: 3 } }, { power: { min: 6 } }] } }] },
  { id: 'ep-bushwhacked', name: 'Bushwhacked', boardSide: 'A', supply: 'default', reavers: true, standardWin: true, standardNeed: { not: { reaversFaceUp: true } }, track: { marker: 'verse', steps: [{ id: 'reavers-down', on: 'reavers-defeated', repeat: true, if: { finalBlow: true } }] }, win: [{ at: 'turn-start', need: { all: [{ markers: { min: 2 } }, { power: { min: 8 } }] } }] },
];
