import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const ALONE = ['src/commands/server.mjs'];

/** A server takes its time to start where much else is going on. */
jest.setTimeout(60_000);

/** Runs the server command to its end; `until` sees what it says and may end it. */
async function serve(args: string[], until: (said: string, stop: () => void) => void = () => {}, command = ALONE) {
  const env = { ...process.env, NODE_ENV: '', DATABASE_FILE: ':memory:', BOT_PAUSE_MS: '0', LOG: 'json' };
  const child = spawn(process.execPath, [...command, ...args], { env });
  let said = '';
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
    until(said, () => child.kill('SIGTERM'));
  });
  const [status] = await once(child, 'close');
  return { status, said, out };
}

test('a port in use is one sentence and exit code 1', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await serve(['--port', `${port}`])).toEqual({
    status: 1,
    out: '',
    said: `Port ${port} is already in use; stop the program that uses it or choose another with --port.\n`,
  });
  other.close();
});

test('what is no port is one sentence and exit code 1', async () => {
  expect(await serve(['--port', 'serenity'])).toEqual({
    status: 1,
    out: '',
    said: '"serenity" is not a port; choose a number up to 65535.\n',
  });
});

test('it stops when asked to, whatever requests are under way', async () => {
  let isSent = false;
  const started = { at: 0 };
  const { status } = await serve(['--port', '0'], (said, stop) => {
    const port = /localhost:(\d+)/.exec(said)?.[1];
    if (!port || isSent) return;
    isSent = true;
    // A body that never comes.
    const slow = request({ port, path: '/games/firefly/create', method: 'POST', headers: { 'Content-Length': 10 } });
    slow.on('error', () => {});
    slow.write('{', () => {
      started.at = Date.now();
      stop();
    });
  });
  expect(status).toBe(0);
  expect(Date.now() - started.at).toBeLessThan(8000);
});

test('it says where it is and stops when asked to', async () => {
  const { status, said } = await serve(['--port', '0'], (line, stop) => line.includes('\n') && stop());
  expect(said).toMatch(/^Aim to Misbehave is at http:\/\/localhost:\d+ \(Ctrl\+C stops it\)\.\n$/);
  expect(status).toBe(0);
});

/** What the server tells Prometheus of its bots. */
async function botFigures(port: string): Promise<Record<string, number>> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return Object.fromEntries([...text.matchAll(/^aim_to_misbehave_(bot_\w+_total) (\d+)$/gm)].map(([, name, n]) => [name, Number(n)]));
}

/** Opens a table, sits down and lets bots play every seat. */
async function letBotsPlay(port: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`http://localhost:${port}/games/firefly/${path}`, init)).json();
  };
  const { matchID } = await post('create', { numPlayers: 2, setupData: { bots: { 1: 'trader' } } });
  const { playerID, playerCredentials: credentials } = await post(`${matchID}/join`, { playerName: 'Mal' });
  await post(`${matchID}/bot`, { playerID, credentials, seat: playerID, bot: 'outlaw' });
  return credentials;
}

test.each([
  ['npm start', ['src/commands/start.mjs']],
  ['npm run server', ALONE],
])(
  'bots decide for themselves when it is started with %s, and what happens is written down',
  async (_, command) => {
    let credentials = '';
    let figures: Record<string, number> = {};
    const play = async (port: string, stop: () => void) => {
      credentials = await letBotsPlay(port);
      for (const end = Date.now() + 60_000; (figures.bot_moves_total ?? 0) < 20 && Date.now() < end; figures = await botFigures(port))
        await new Promise((resolve) => setTimeout(resolve, 50));
      stop();
    };
    let isPlaying = false;
    const { out } = await serve(
      ['--port', '0'],
      (said, stop) => {
        const port = /localhost:(\d+)/.exec(said)?.[1];
        if (!port || isPlaying) return;
        isPlaying = true;
        void play(port, stop);
      },
      command,
    );
    expect(figures.bot_moves_total).toBeGreaterThanOrEqual(20);
    expect(figures.bot_faults_total ?? 0).toBe(0);
    const lines: { time: string; event: string }[] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ event }) => event)).toEqual(['started', 'created', 'joined', 'bot', 'stopping']);
    expect(lines.every(({ time }) => Date.parse(time) > 0)).toBe(true);
    expect(credentials).not.toBe('');
    expect(out).not.toContain(credentials);
  },
  120_000,
);
