import { spawn } from 'node:child_process';
import { once } from 'node:events';

test('a reader who has had enough ends a command without a word', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/rules.ts']);
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  expect([code, complaint]).toEqual([0, '']);
}, 30_000);
