import { top } from '../../engine/frames';
import type { Move, PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import type { Frame } from '../frames';
import type { State } from '../state';
import { capital } from './english';
import { plain } from './markup';
import { draft } from './moves/draft';
import { alert, alliance, evade, fly, moveNpc, nav, peek, pickDeck, reaver, reshuffle, scan, setOff } from './moves/flight';
import { captains, type Label, type Labels, type Names } from './moves/label';
import { consider, deal, discardJobs, gainCard, goods, keep, loot, pickContact, purchase, stealJobs, trade } from './moves/trade';
import { betterOffer, gift, jettison, outfit, stow, turn } from './moves/turn';
import {
  ability,
  choose,
  deliver,
  deliverSets,
  effect,
  freeCrew,
  gamble,
  kill,
  loseSolid,
  muster,
  payCrew,
  pickCrew,
  showdown,
  spare,
  split,
  spoils,
  standIn,
  test,
  wantedRoll,
  work,
} from './moves/work';

/** Every stage with the words for its moves. */
export const labels: { [K in Frame['kind']]: Labels<K> } = {
  ability,
  alert,
  alliance,
  'better-offer': betterOffer,
  choose,
  consider,
  corvette: {},
  deal,
  deliver,
  'deliver-sets': deliverSets,
  'discard-jobs': discardJobs,
  draft,
  effects: effect,
  evade,
  fly,
  'free-crew': freeCrew,
  'gain-card': gainCard,
  gamble,
  gift,
  goods,
  keep,
  kill,
  loot,
  'lose-solid': loseSolid,
  misbehave: {},
  'move-npc': moveNpc,
  muster,
  nav,
  outfit,
  overload: jettison,
  'pay-crew': payCrew,
  peek,
  'pick-contact': pickContact,
  'pick-crew': pickCrew,
  'pick-deck': pickDeck,
  purchase,
  reaver,
  reshuffle,
  scan,
  'set-off': setOff,
  showdown,
  spare,
  split,
  spoils,
  'stand-in': standIn,
  'steal-jobs': stealJobs,
  stow,
  test,
  trade,
  turn,
  'wanted-roll': wantedRoll,
  work,
};

/** What a legal move is called on a button: "Full Burn to Persephone". No two moves of one choice are called the same. */
export function moveWords(G: State, player: PlayerID, move: Move, names: Names = captains(G)): string {
  const frame = top(G);
  const label = must(labels[frame.kind][move.move], 'words for', move.move) as Label;
  return capital(plain(label({ G, p: player, names, frame, args: move.args })));
}
