// What every command needs before it can start. Runs before node_modules exists and on a Node that may be too old, so here and in
// whatever is imported from here: no packages, and no syntax or built-in that Node 14 would not load.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listBots } from './bots.mjs';
import { Problem, run, say } from './problem.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const onWindows = process.platform === 'win32';

/**
 * @param {string} running such as 18.19.0
 * @param {string} wanted the `engines` range of package.json, such as >=20
 */
export function checkNode(running, wanted) {
  const oldest = wanted.replace('>=', '');
  if (Number.parseInt(running, 10) < Number.parseInt(oldest, 10)) {
    throw new Problem(`Aim to Misbehave needs Node ${oldest} or newer and this is Node ${running}; please install a newer one.`);
  }
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether what npm wrote down about node_modules is what the lock file asks for. Comparing the two, instead of keeping a mark of our
 * own, also believes an `npm ci` or `npm install` somebody ran by hand.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm writes last
 */
export function upToDate(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed?.packages[path];
    // Optional packages are builds for other machines; npm leaves those out.
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/**
 * Why `npm ci` failed, from what it printed.
 * @param {string} output
 */
export function installProblem(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(output)
    ? new Problem('The dependencies could not be downloaded because the network cannot be reached; connect and run this again.')
    : new Problem(`The dependencies could not be installed; npm says:\n${output.trim().split('\n').slice(0, 12).join('\n')}`);
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function installDependencies() {
  say('Installing the dependencies with npm ci; the first time this takes about a minute.');
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-mintimeout=1000'];
  const { status, error, stdout, stderr } = spawnSync('npm', ['ci', ...options], { cwd: root, encoding: 'utf8', shell: onWindows });
  if (error) throw new Problem(`The dependencies could not be installed because npm cannot be run (${error.message}).`);
  if (status !== 0) throw installProblem(`${stderr}\n${stdout}`);
}

/** Leaves a Node that is new enough, node_modules as the lock file wants it and the list of bots up to date, or throws a Problem. */
export function ensure() {
  checkNode(process.versions.node, readJson('package.json').engines.node);
  let installed;
  try {
    installed = readJson('node_modules/.package-lock.json');
  } catch {
    // Nothing is installed yet, or not to the end.
  }
  if (!upToDate(readJson('package-lock.json'), installed)) installDependencies();
  listBots(root);
}

/**
 * Runs a program out of node_modules, in view of the user.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env on top of what is set
 * @param {number} [timeout] milliseconds after which it is stopped and has failed
 * @returns {boolean} whether it succeeded
 */
export function tool(name, args, env = {}, timeout = undefined) {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
    env: { ...process.env, ...env },
    timeout,
    killSignal: 'SIGKILL',
  });
  return status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(ensure);
