import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { noteUse, pushAbility } from '../ability';
import { type Menu, movesOf, number, offer, take, text } from '../menu';
import type { Kind, State, Table } from '../state';
import { canAct, useAction } from '../turn';
import { freeInFlight } from './ability';
import { courses, flightMenus, flightTricks, landed, setCourse } from './fly';

/** A Fly action has begun with a card that works at any time in it (ALERT-15), and no course is set yet. */
export interface SetOffFrame {
  kind: 'set-off';
  ask: PlayerID | null;
  p: PlayerID;
}

const ready = (G: State, p: PlayerID) => flightTricks(G, p, 'fly');
const usable = (G: State, p: PlayerID) => [...ready(G, p), ...freeInFlight(G, p)];

/** `prepareFlight(card, place on the card)`: using the card is the beginning of the Fly action. */
export const prepareMenu: Menu = {
  moves: ['prepareFlight'],
  choices: (G, p) => (canAct(G, 'fly') ? ready(G, p).map(({ src, index }) => move('prepareFlight', src, index)) : []),
  decide(t, p, _name, args) {
    useAction(t, 'fly');
    t.G.stack.push({ kind: 'set-off', ask: null, p });
    use(t, p, text(args), number(args, 1));
  },
};

function use(t: Table, p: PlayerID, card: string, place: number): void {
  const found = must(
    usable(t.G, p).find(({ src, index }) => src === card && index === place),
    'ability',
  );
  noteUse(t, found);
  pushAbility(t, found, true);
}

export const setOff: Kind<SetOffFrame> = {
  get moves() {
    return ['mosey', 'fullBurn', 'useAbility', 'stop', ...movesOf(flightMenus())];
  },
  step(_t, frame) {
    frame.ask = frame.p;
  },
  choices: (G, { p }) => [
    ...courses(G, p),
    ...usable(G, p).map(({ src, index }) => move('useAbility', src, index)),
    move('stop'),
    ...offer(flightMenus(), G, p),
  ],
  decide(t, { p }, name, args) {
    switch (name) {
      case 'useAbility':
        return use(t, p, text(args), number(args, 1));
      case 'stop':
        finish(t);
        return landed(t, p);
      case 'mosey':
      case 'fullBurn':
        finish(t);
        return setCourse(t, p, name, text(args));
      default:
        take(flightMenus(), t, p, name, args);
    }
  },
};
