import { type Question, workerThinker } from '../../../src/client/match/thinker';
import { newMatch } from '../../../src/index';

/** A worker that answers by a script, since jsdom has none. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onerror: ((event: { message: string }) => void) | null = null;
  ended = false;
  constructor(readonly reply: (question: Question, port: { postMessage(data: unknown): void }, worker: FakeWorker) => void) {
    FakeWorker.made.push(this);
  }
  postMessage(question: Question, [port]: [{ postMessage(data: unknown): void }]) {
    this.reply(question, port, this);
  }
  terminate() {
    this.ended = true;
  }
}

class FakeChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null; close(): void } = { onmessage: null, close() {} };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

beforeEach(() => {
  FakeWorker.made = [];
  Object.assign(globalThis, { MessageChannel: FakeChannel });
});
afterEach(() => jest.useRealTimers());

const match = newMatch({ seed: 'x', players: 2 });
const player = match.active()[0]!.player;
const question = { game: 'firefly', bot: 'random', player, view: match.view(player), legal: match.legal(player), seed: 's', budget: 100 };
const thinkerOf = (reply: FakeWorker['reply']) => workerThinker(() => new FakeWorker(reply) as unknown as Worker);

test('a bot is given its view and the legal moves, and its move comes back; one worker serves many questions', async () => {
  const asked: Question[] = [];
  const thinker = thinkerOf((given, port) => {
    asked.push(given);
    port.postMessage({ move: given.legal[0] });
  });
  expect(await thinker.choose(question)).toEqual(question.legal[0]);
  await thinker.choose(question);
  expect(asked[0]).toMatchObject({ ask: 'choose', bot: 'random', player });
  expect(FakeWorker.made).toHaveLength(1);
});

test('a bot that throws is an error with its message', async () => {
  const thinker = thinkerOf((_, port) => port.postMessage({ error: 'no idea' }));
  await expect(thinker.choose(question)).rejects.toThrow('no idea');
});

test('a bot that hangs is ended with its worker, and the next question finds a fresh one', async () => {
  jest.useFakeTimers();
  let hangs = true;
  const thinker = thinkerOf((given, port) => {
    if (!hangs) port.postMessage({ move: given.legal[0] });
  });
  const hanging = expect(thinker.choose(question)).rejects.toThrow('it took too long');
  await jest.advanceTimersByTimeAsync(10_000);
  await hanging;
  expect(FakeWorker.made[0]!.ended).toBe(true);
  hangs = false;
  expect(await thinker.choose(question)).toEqual(question.legal[0]);
  expect(FakeWorker.made).toHaveLength(2);
});

test('a worker that breaks is an error, too', async () => {
  const thinker = thinkerOf((_question, _port, worker) => worker.onerror?.({ message: 'out of memory' }));
  await expect(thinker.choose(question)).rejects.toThrow('out of memory');
  expect(FakeWorker.made[0]!.ended).toBe(true);
});
