// The browser that tests/browser drives.
import { existsSync } from 'node:fs';
import { ensurePackage } from './debian.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} the path of an installed Chromium or Chrome */
export const findChromium = () => places.find((place) => existsSync(place));

/** Installs Chromium where that can be done; elsewhere the browser tests say why they are skipped. */
export function ensureChromium() {
  if (!findChromium()) ensurePackage('chromium', 'Chromium for the browser tests');
}
