export { newGame } from './new-game';
export { describeOptions, leadersFor, maxPlayers, PLAYABLE, parseOptions, SETS, setupsFor, shipsFor, storiesFor } from './options';
