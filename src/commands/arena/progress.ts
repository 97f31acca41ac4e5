const WIDTH = 30;

/** A bar with the time left, redrawn in place; nothing where nobody is watching. */
export function progress(total: number, out: NodeJS.WriteStream = process.stderr): (done: number) => void {
  if (!out.isTTY) return () => {};
  const began = Date.now();
  let drawn = 0;
  return (done) => {
    const now = Date.now();
    if (done < total && now - drawn < 100) return;
    drawn = now;
    out.write(`\r\x1b[K${bar(done, total, now - began)}${done === total ? '\n' : ''}`);
  };
}

export function bar(done: number, total: number, ms: number): string {
  const full = Math.round((WIDTH * done) / total);
  const time = done === total ? `in ${clock(ms)}` : done === 0 ? '' : `${clock((ms / done) * (total - done))} left`;
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${total} games ${time}`.trimEnd();
}

function clock(ms: number): string {
  const s = Math.round(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}
