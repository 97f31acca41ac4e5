import { InitializeGame } from 'boardgame.io/internal';
import { fireflyTable } from '../../../src/client/firefly/table-game';
import type { TableGame } from '../../../src/client/games/table-game';
import { type Notes, onlineTable } from '../../../src/client/match/online';
import { boardgame } from '../../../src/engine/boardgame';
import { firefly } from '../../../src/firefly/rules';

const game = fireflyTable as unknown as TableGame;

/** The line to a server, in our own hands. */
class Line {
  readonly sent: unknown[][] = [];
  isOpen = true;
  private readonly listeners = new Map<string, ((...args: never[]) => void)[]>();

  on(event: string, hear: (...args: never[]) => void): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), hear]);
  }
  emit(...args: unknown[]): void {
    this.sent.push(args);
  }
  hear(event: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) (listener as (...given: unknown[]) => void)(...args);
  }
  close(): void {
    this.isOpen = false;
  }
}

const initial = InitializeGame({ game: { ...boardgame(firefly), seed: 'online' }, numPlayers: 2 });
const state = { ...initial, G: firefly.view(initial.G, '0'), plugins: {} };
const sitters = [{ id: 0, name: 'Mal', isConnected: true }, { id: 1 }];

/** Seat 0 of a match, as far as this line has shown it. */
function sit(remembered: Notes = { sayings: [], standings: [] }) {
  const socket = new Line();
  const written: Notes[] = [];
  const table = onlineTable(
    { matchID: 'table', player: '0', credentials: 'secret' },
    {
      game,
      server: 'http://localhost',
      older: async () => [],
      notes: { read: () => remembered, write: (notes) => written.push(notes) },
      socket,
    },
  );
  const sync = (stateID = 0) =>
    socket.hear('sync', 'table', { state: { ...state, _stateID: stateID }, log: [], filteredMetadata: sitters });
  const sent = (event: string) => socket.sent.filter(([name]) => name === event);
  const play = () => {
    const source = table.state().game;
    const move = source?.snapshot().legal[0];
    if (move) source?.play(move);
  };
  return { socket, table, sync, sent, play, written };
}

test('one sits down, sees the game and makes a move once', () => {
  const { socket, table, sync, sent, play } = sit();
  expect(table.state()).toMatchObject({ link: 'connecting', game: null });
  socket.hear('connect');
  expect(sent('sync')).toEqual([['sync', 'table', '0', 'secret', 2]]);
  sync();
  expect(table.state()).toMatchObject({ link: 'up', sitters, refused: null });
  const decides = table.state().game?.snapshot().deciders[0]?.player === '0';
  expect(decides).toBe(true);
  play();
  play();
  expect(sent('update')).toHaveLength(1);
  table.close();
  expect(socket.isOpen).toBe(false);
});

test('a move that came too late asks what has happened meanwhile, and another can be made', () => {
  const { socket, table, sync, sent, play } = sit();
  socket.hear('connect');
  sync();
  play();
  socket.hear('refused', { error: 'stale', message: 'The game has moved on since.' });
  expect(sent('sync')).toHaveLength(2);
  expect(table.state().game?.snapshot().notices).toEqual([]);
  play();
  expect(sent('update')).toHaveLength(2);
  table.close();
});

test('when the line breaks it is said; when it is back the game goes on, also where a move was on its way', () => {
  const { socket, table, sync, sent, play } = sit();
  socket.hear('connect');
  sync();
  play();
  socket.hear('disconnect');
  expect(table.state().link).toBe('down');
  expect(table.state().game?.snapshot().notices[0]?.text).toMatch(/^The connection is lost/);
  socket.hear('connect');
  sync();
  expect(table.state().link).toBe('up');
  expect(table.state().game?.snapshot().notices).toEqual([]);
  play();
  expect(sent('update')).toHaveLength(2);
  table.close();
});

test('what the server will not do is said once; without a seat nothing more is asked', () => {
  const { socket, table, sync } = sit();
  socket.hear('connect');
  sync();
  const tooMuch = { error: 'too-many', message: 'Too many messages at once; wait a moment.' };
  socket.hear('refused', tooMuch);
  socket.hear('refused', tooMuch);
  expect(table.state().game?.snapshot().notices).toEqual([{ of: 'connection', text: tooMuch.message }]);
  expect(table.state().refused).toBeNull();
  const lost = { error: 'wrong-credentials', message: 'These are not the credentials of that seat.' };
  socket.hear('refused', lost);
  expect(table.state().refused).toEqual(lost);
  expect(socket.isOpen).toBe(false);
});

test('what was said is there again after a reload, and once', () => {
  const { socket, table, sync, written, sent } = sit({ sayings: [{ id: 'a', player: '1', text: 'Sir?' }], standings: [] });
  socket.hear('connect');
  sync();
  socket.hear('chat', 'table', { id: 'a', sender: '1', payload: 'Sir?' });
  socket.hear('chat', 'table', { id: 'b', sender: '0', payload: 'Zoë.' });
  const all = [
    { id: 'a', player: '1', text: 'Sir?' },
    { id: 'b', player: '0', text: 'Zoë.' },
  ];
  expect(table.state().sayings).toEqual(all);
  expect(written.at(-1)?.sayings).toEqual(all);
  table.say('Shiny.');
  expect(sent('chat')[0]).toMatchObject(['chat', 'table', { sender: '0', payload: 'Shiny.' }, 'secret']);
  table.close();
});
