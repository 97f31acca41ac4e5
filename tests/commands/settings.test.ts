import { Problem } from '../../src/commands/problem.mjs';
import { settingsFrom } from '../../src/commands/settings';

test('without any settings there are the usual ones', () => {
  expect(settingsFrom([], {})).toMatchObject({
    port: 8000,
    place: expect.stringMatching(/data.matches\.sqlite$/),
    redis: undefined,
    logs: false,
    origins: [],
    proxied: false,
    bots: { threads: 1, thinkMs: 500, pauseMs: 400 },
    matchesPerHour: 60,
    dev: false,
    prune: null,
  });
  // As a compose file sets what it has no value for.
  const empty = Object.fromEntries(
    ['PORT', 'DATABASE_URL', 'REDIS_URL', 'ORIGINS', 'TRUST_PROXY', 'LOG', 'BOT_THREADS'].map((name) => [name, '']),
  );
  expect(settingsFrom([], empty)).toEqual(settingsFrom([], {}));
});

test('the environment is heard, and the command line before it', () => {
  const env = {
    PORT: '81',
    DATABASE_URL: 'postgresql://mal@host/x',
    DATABASE_FILE: 'y',
    REDIS_URL: 'rediss://host',
    ORIGINS: 'https://a.example, http://b.example:81',
    TRUST_PROXY: '1',
    LOG: 'json',
    BOT_PAUSE_MS: '0',
  };
  expect(settingsFrom(['--prune', '--days', '7'], env)).toMatchObject({
    port: 81,
    place: 'postgresql://mal@host/x',
    redis: 'rediss://host',
    origins: ['https://a.example', 'http://b.example:81'],
    proxied: true,
    logs: true,
    bots: { pauseMs: 0 },
    prune: 7,
  });
  expect(settingsFrom(['--port', '0'], env).port).toBe(0);
  expect(settingsFrom([], { DATABASE_FILE: 'y' }).place).toBe('y');
});

test.each([
  [['--prot', '80'], {}, "Unknown option '--prot'; flags are: --port, --dev, --prune, --days."],
  [['--port', '65536'], {}, '"65536" is not a port; choose a number up to 65535.'],
  [[], { PORT: '1e3' }, '"1e3" is not a port; choose a number up to 65535.'],
  [['--prune', '--days', 'many'], {}, '--days must be a whole number of days, not "many".'],
  [[], { DATABASE_URL: 'mysql://mal:serenity@host/x' }, 'DATABASE_URL must be an address such as postgres://user:password@host/name.'],
  [[], { REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be an address such as redis://host:6379.'],
  [
    [],
    { ORIGINS: 'https://a.example/' },
    'ORIGINS must be addresses such as https://example.org, without a path, not "https://a.example/".',
  ],
  [[], { ORIGINS: 'a.example' }, 'ORIGINS must be addresses such as https://example.org, without a path, not "a.example".'],
  [[], { TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0 or 1, or not set, not "yes".'],
  [[], { LOG: 'debug' }, 'LOG must be json, or not set, not "debug".'],
  [[], { BOT_THREADS: '0' }, 'BOT_THREADS must be a whole number from 1 up, not "0".'],
  [[], { MATCHES_PER_HOUR: '-1' }, 'MATCHES_PER_HOUR must be a whole number, not "-1".'],
])('%j with %j makes no sense, and says why in one sentence', (args, env, sentence) => {
  expect(() => settingsFrom(args, env)).toThrow(new Problem(sentence));
});
