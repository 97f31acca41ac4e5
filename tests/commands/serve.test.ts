import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ALONE = ['--import', 'tsx', 'src/commands/serve.ts'];

/** Runs the server command to its end; `until` sees what it says and may end it. */
async function serve(args: string[], until: (said: string, stop: () => void) => void = () => {}, command = ALONE) {
  const env = { ...process.env, DATABASE_FILE: ':memory:', BOT_PAUSE_MS: '0' };
  const child = spawn(process.execPath, [...command, ...args], { env });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
    until(said, () => child.kill('SIGTERM'));
  });
  const [status] = await once(child, 'close');
  return { status, said };
}

test('a port in use is one sentence and exit code 1', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await serve(['--port', `${port}`])).toEqual({
    status: 1,
    said: `Port ${port} is already in use; stop the program that uses it or choose another with --port.\n`,
  });
  other.close();
});

test('what is no port is one sentence and exit code 1', async () => {
  expect(await serve(['--port', 'serenity'])).toEqual({ status: 1, said: '"serenity" is not a port; choose a number up to 65535.\n' });
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
async function letBotsPlay(port: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`http://localhost:${port}/games/firefly/${path}`, init)).json();
  };
  const { matchID } = await post('create', { numPlayers: 2, setupData: { bots: { 1: 'trader' } } });
  const { playerID, playerCredentials: credentials } = await post(`${matchID}/join`, { playerName: 'Mal' });
  await post(`${matchID}/bot`, { playerID, credentials, seat: playerID, bot: 'outlaw' });
}

test.each([
  ['npm start', ['src/commands/start.mjs']],
  ['npm run server', ALONE],
])(
  'bots decide for themselves when it is started with %s',
  async (_, command) => {
    let figures: Record<string, number> = {};
    const play = async (port: string, stop: () => void) => {
      await letBotsPlay(port);
      for (const end = Date.now() + 60_000; (figures.bot_moves_total ?? 0) < 20 && Date.now() < end; figures = await botFigures(port))
        await new Promise((resolve) => setTimeout(resolve, 50));
      stop();
    };
    let isPlaying = false;
    await serve(
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
  },
  120_000,
);
