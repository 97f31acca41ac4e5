// The databases that tests/server runs the server on, beside SQLite.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackage } from './debian.mjs';

const home = '/usr/lib/postgresql';

/** @returns {string | undefined} the folder with PostgreSQL's programs, the newest of several */
export function findPostgres() {
  const versions = existsSync(home)
    ? readdirSync(home)
        .map(Number)
        .sort((a, b) => a - b)
    : [];
  return versions.map((version) => join(home, `${version}`, 'bin')).findLast((bin) => existsSync(join(bin, 'initdb')));
}

/** @returns {string | undefined} the path of an installed Redis */
export const findRedis = () => ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((place) => existsSync(place));

export function ensureDatabases() {
  if (!findPostgres()) ensurePackage('postgresql', 'PostgreSQL for the tests of the server');
  if (!findRedis()) ensurePackage('redis-server', 'Redis for the tests of the server');
}
