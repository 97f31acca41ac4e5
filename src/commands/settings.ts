import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { usualLimits } from '../server/limits';
import type { Place } from '../server/storage/database';
import { root } from './ensure.mjs';
import { Problem } from './problem.mjs';

/** What was asked for when the server was started. */
export interface Settings {
  port: number;
  place: Place;
  redis: string | undefined;
  /** Whether to write down what happens. */
  logs: boolean;
  origins: string[];
  proxied: boolean;
  bots: { threads: number; thinkMs: number; pauseMs: number };
  matchesPerHour: number;
  /** Serve what dev.mjs is building. */
  dev: boolean;
  /** Instead of serving, delete matches that ended so many days ago. */
  prune: number | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const FLAGS = {
  port: { type: 'string' },
  dev: { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  days: { type: 'string', default: '30' },
} as const;

function flagsIn(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS }).values;
  } catch (error) {
    const names = Object.keys(FLAGS).map((flag) => `--${flag}`);
    throw new Problem(`${(error as Error).message.split('.')[0]}; flags are: ${names.join(', ')}.`);
  }
}

function portFrom(given: string): number {
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65535) throw new Problem(`"${given}" is not a port; choose a number up to 65535.`);
  return Number(given);
}

function daysFrom(given: string): number {
  if (!/^\d{1,5}$/.test(given)) throw new Problem(`--days must be a whole number of days, not "${given}".`);
  return Number(given);
}

/** Reads the settings; a Problem says which of them makes no sense. Addresses with passwords are never repeated. */
export function settingsFrom(args: string[], env: Environment): Settings {
  const flags = flagsIn(args);
  const number = (name: string, usual: number, least = 0): number => {
    const given = env[name] || String(usual);
    if (!/^\d{1,9}$/.test(given) || Number(given) < least)
      throw new Problem(`${name} must be a whole number${least > 0 ? ` from ${least} up` : ''}, not "${given}".`);
    return Number(given);
  };
  const oneOf = (name: string, ...choices: string[]): string => {
    const given = env[name] ?? '';
    if (given !== '' && !choices.includes(given)) throw new Problem(`${name} must be ${choices.join(' or ')}, or not set, not "${given}".`);
    return given;
  };
  const address = (name: string, example: string, form: RegExp): string | undefined => {
    const given = env[name] || undefined;
    if (given !== undefined && !form.test(given)) throw new Problem(`${name} must be an address such as ${example}.`);
    return given;
  };
  const database = address('DATABASE_URL', 'postgres://user:password@host/name', /^postgres(ql)?:\/\/./);
  const origins = (env.ORIGINS ?? '').split(',').flatMap((one) => one.trim() || []);
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Problem(`ORIGINS must be addresses such as https://example.org, without a path, not "${origin}".`);
  return {
    port: portFrom(flags.port ?? (env.PORT || '8000')),
    place: database ?? (env.DATABASE_FILE || join(root, 'data', 'matches.sqlite')),
    redis: address('REDIS_URL', 'redis://host:6379', /^rediss?:\/\/./),
    logs: oneOf('LOG', 'json') === 'json',
    origins,
    proxied: oneOf('TRUST_PROXY', '0', '1') === '1',
    bots: { threads: number('BOT_THREADS', 1, 1), thinkMs: number('BOT_THINK_MS', 500, 1), pauseMs: number('BOT_PAUSE_MS', 400) },
    matchesPerHour: number('MATCHES_PER_HOUR', usualLimits.matchesPerHour),
    dev: flags.dev,
    prune: flags.prune ? daysFrom(flags.days) : null,
  };
}
