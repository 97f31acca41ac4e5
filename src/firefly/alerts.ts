import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { modifiersOf } from './abilities';
import { map } from './content';
import type { AlertKind, NpcShip, Place, SectorId } from './content/types';
import { boardFor } from './map';
import { text } from './menu';
import { mayEnter, moveShip } from './npc';
import { sectorsAt } from './place';
import type { Scene } from './scene';
import { type Alerts, type Kind, navigator, note, type State, type Table } from './state';

/** The alerts of a sector are rolled for: the law's first, then the Reavers' (ALERT-06). */
export interface AlertFrame {
  kind: 'alert';
  ask: PlayerID | null;
  /** Who set them off. */
  p: PlayerID;
  sector: SectorId;
  /** `answer`: an Alliance Alert has gone off and a ship is to come. */
  at: 'alliance' | 'answer' | 'reaver';
}

/** One of several sectors with alert tokens is picked to be rolled for (ALERT-15). */
export interface ScanFrame {
  kind: 'scan';
  ask: PlayerID | null;
  p: PlayerID;
  sectors: SectorId[];
}

const NONE: Alerts = { alliance: 0, reaver: 0 };

/** Tokens lying in a sector. */
export const tokensAt = (G: State, sector: SectorId): Alerts => G.alerts[sector] ?? NONE;

/** ALERT-04: the Alerts printed on the map count like tokens. */
const printedAt = (G: State, sector: SectorId): number =>
  boardFor(G.options.sets).has(sector) && map.permanentReaverAlerts.includes(sector) ? 1 : 0;

/** All Alerts that count in a sector. */
export function alertsAt(G: State, sector: SectorId): Alerts {
  const { alliance, reaver } = tokensAt(G, sector);
  return { alliance, reaver: reaver + printedAt(G, sector) };
}

/** ALERT-05: tokens are added to whatever lies there; a setup card may do without any. */
export function addAlerts(t: Table, sector: SectorId, kind: AlertKind, n: number): void {
  if (n <= 0 || modifiersOf(t.G, { p: t.G.turn.player }, 'noAlertTokens').length > 0) return;
  const tokens = tokensAt(t.G, sector);
  t.G.alerts[sector] = { ...tokens, [kind]: tokens[kind] + n };
  note(t, { kind: 'alerted', alert: kind, sector, n });
}

/** Takes all tokens of a kind away (ALERT-03). */
export function clearAlerts(t: Table, sector: SectorId, kind: AlertKind): void {
  const left = { ...tokensAt(t.G, sector), [kind]: 0 };
  if (left.alliance + left.reaver > 0) t.G.alerts[sector] = left;
  else delete t.G.alerts[sector];
}

/** One token in each sector that fits. */
export function placeAlerts(t: Table, scene: Scene, kind: AlertKind, at: Place): void {
  for (const sector of sectorsAt(t.G, scene, at)) addAlerts(t, sector, kind, 1);
}

/** ALERT-01: a ship has entered a sector, and whatever unrest there is is rolled for. */
export function setOffAlerts(t: Table, p: PlayerID, sector: SectorId): void {
  const { alliance, reaver } = tokensAt(t.G, sector);
  if (alliance + reaver + printedAt(t.G, sector) > 0) t.G.stack.push({ kind: 'alert', ask: null, p, sector, at: 'alliance' });
}

/** Ships of the law that can come: the Cruiser in Alliance Space only, the Corvette anywhere (ALERT-08, -09, -16); none that is there already (U-20). */
const answering = (G: State, sector: SectorId): ('cruiser' | 'corvette')[] =>
  (['cruiser', 'corvette'] as const).filter((ship) => G[ship] !== sector && mayEnter(G, ship, sector));

/** ALERT-02: one bare die, never rolled again (SKILL-12). */
function goesOff(t: Table, { p, sector }: AlertFrame, alert: AlertKind, tokens: number): boolean {
  const die = t.random.D6();
  note(t, { kind: 'alert', p, alert, sector, tokens, die });
  return die <= tokens;
}

function call(t: Table, p: PlayerID, ship: NpcShip, sector: SectorId): void {
  moveShip(t, { p }, { do: 'move-ship', ship, by: 'right-player', to: sector });
}

export const alert: Kind<AlertFrame> = {
  moves: ['answerAlert'],
  step(t, frame) {
    const { G } = t;
    const { p, sector } = frame;
    const { alliance, reaver } = tokensAt(G, sector);
    switch (frame.at) {
      case 'alliance': {
        const called = alliance > 0 && goesOff(t, frame, 'alliance', alliance);
        if (alliance > 0) clearAlerts(t, sector, 'alliance');
        frame.at = called && answering(G, sector).length > 0 ? 'answer' : 'reaver';
        return;
      }
      case 'answer': {
        const [only, ...more] = answering(G, sector);
        if (more.length > 0) frame.ask = navigator(G);
        else if (only) answer(t, frame, only);
        return;
      }
      case 'reaver': {
        finish(t);
        const alerts = reaver + printedAt(G, sector);
        clearAlerts(t, sector, 'reaver');
        // CORVETTE-12: where the Corvette is no Cutter comes, so nothing is rolled.
        if (alerts > 0 && sector !== G.corvette && goesOff(t, frame, 'reaver', alerts)) call(t, p, 'cutter', sector);
      }
    }
  },
  choices: (G, frame) => answering(G, frame.sector).map((ship) => move('answerAlert', ship)),
  decide: (t, frame, _name, args) => answer(t, frame, text(args) as NpcShip),
};

/** ALERT-07: the law drives the Reavers' trail away. */
function answer(t: Table, { p, sector }: AlertFrame, ship: NpcShip): void {
  finish(t);
  clearAlerts(t, sector, 'reaver');
  call(t, p, ship, sector);
}

/** Sectors whose tokens can be rolled for from afar. An Alert that is only printed never goes, so it cannot be scanned without end. */
export const scannable = (G: State, scene: Scene, at: Place): SectorId[] =>
  sectorsAt(G, scene, at).filter((sector) => tokensAt(G, sector).alliance + tokensAt(G, sector).reaver > 0);

export function scanAlerts(t: Table, scene: Scene, at: Place): void {
  t.G.stack.push({ kind: 'scan', ask: null, p: scene.p, sectors: scannable(t.G, scene, at) });
}

export const scan: Kind<ScanFrame> = {
  moves: ['scan'],
  step(t, frame) {
    const [only, ...more] = frame.sectors;
    if (more.length > 0) frame.ask = frame.p;
    else {
      finish(t);
      if (only !== undefined) setOffAlerts(t, frame.p, only);
    }
  },
  choices: (_G, frame) => frame.sectors.map((sector) => move('scan', sector)),
  decide(t, frame, _name, args) {
    finish(t);
    setOffAlerts(t, frame.p, text(args));
  },
};
