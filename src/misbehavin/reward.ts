import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { draw } from './piles';
import { type Kind, playerOf } from './state';
import { gainCredits, gainVerse, verseLeft } from './tokens';

/** The winner of a fight takes one of three rewards (MB-FIGHT-15). */
export interface RewardFrame {
  kind: 'reward';
  ask: PlayerID | null;
  p: PlayerID;
}

export const reward: Kind<RewardFrame> = {
  moves: ['takeReward'],
  step(_t, frame) {
    frame.ask = frame.p;
  },
  choices(G, { p }) {
    const { deck, recycle } = playerOf(G, p);
    return [
      ...(deck.length + recycle.length > 0 ? [move('takeReward', 'draw')] : []),
      move('takeReward', 'credit'),
      ...(verseLeft(G, p) > 0 ? [move('takeReward', 'verse')] : []),
    ];
  },
  decide(t, { p }, _name, [what]) {
    finish(t);
    if (what === 'draw') draw(t, p, 1);
    else if (what === 'credit') gainCredits(t, p, 1);
    else gainVerse(t, p, 1);
  },
};
