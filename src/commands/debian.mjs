// Programs that tests use, out of Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './problem.mjs';

/** A mirror that does not answer must not hold up the tests that can run without it. */
const PATIENCE_MS = 300_000;

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', ['--yes', '--quiet', ...args], {
    stdio: 'ignore',
    timeout: PATIENCE_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs a package where that needs no question and no password; elsewhere the tests that want it say why they are skipped.
 * @param {string} name
 * @param {string} what for the person who waits
 */
export function ensurePackage(name, what) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${what} with apt-get.`);
  const install = () => aptGet('install', '--no-install-recommends', name);
  if (!install()) {
    aptGet('update');
    install();
  }
}
