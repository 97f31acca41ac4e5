import { buildIfStale } from '../../src/commands/build.mjs';
import { findChromium } from '../../src/commands/chromium.mjs';

/** Before the browser tests: they open the page a player would get. */
export default function setup() {
  if (findChromium()) buildIfStale();
}
