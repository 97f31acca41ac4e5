// One file that imports what the game imports, run in each place the game runs in: the answers must be the same everywhere.
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { Client as ReactClient } from 'boardgame.io/react';
import alea from 'seedrandom/lib/alea.js';

const client = Client<{ dice: number[] }>({
  game: { seed: 'serenity', setup: ({ random }) => ({ dice: random.D6(6) }) },
  debug: false,
});

export const sample = {
  invalid: INVALID_MOVE,
  dice: client.getState()?.G.dice,
  alea: alea('serenity')(),
  react: typeof ReactClient({ game: {}, debug: false }),
};

console.log(JSON.stringify(sample));
