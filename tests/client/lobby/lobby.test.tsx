import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '../../../src/client/lobby/keys';
import { Online } from '../../../src/client/lobby/Online';
import { type Listing, type Lobby, LobbyTrouble, sentence } from '../../../src/client/lobby/server';

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});

const listing = (matchID: string, more: Partial<Listing> = {}): Listing => ({
  matchID,
  gameName: 'firefly',
  players: [
    { id: 0, name: 'Mal', isConnected: true },
    { id: 1, name: 'trader', data: { bot: 'trader' } },
    { id: 2, name: 'Zoë' },
  ],
  setupData: {},
  createdAt: 1,
  updatedAt: 1,
  active: ['0'],
  moves: 7,
  ...more,
});

const trouble = (code: string) => Promise.reject(new LobbyTrouble(code, sentence(code, 'That did not work.')));

/** A lobby in which these matches are; everything else is refused unless given. */
const lobbyWith = (matches: readonly Listing[], more: Partial<Lobby> = {}): Lobby => ({
  list: async () => [...matches],
  find: async (matchID) => matches.find((match) => match.matchID === matchID) ?? trouble('no-match'),
  open: () => trouble('too-many'),
  join: () => trouble('taken'),
  leave: async () => {},
  rename: async () => {},
  giveToBot: async () => {},
  again: () => trouble('no-match'),
  log: async () => [],
  ...more,
});

const section = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);

test('the lobby tells tables with a free seat, those being played, those that are over, and one’s own apart', async () => {
  const free = listing('free', { players: [{ id: 0, name: 'Inara' }, { id: 1 }] });
  const over = listing('over', {
    gameover: { winner: '0' },
    players: [
      { id: 0, name: 'Book' },
      { id: 1, name: 'River' },
    ],
  });
  keys.put({ matchID: 'own', player: '0', credentials: 'x', name: 'Mal', since: 1 });
  const running = listing('running', {
    players: [
      { id: 0, name: 'Wash' },
      { id: 1, name: 'Kaylee' },
    ],
  });
  render(<Online path={[]} lobby={lobbyWith([free, over, running, listing('own')])} />);
  const own = await section('Your matches');
  expect(own.getByRole('link', { name: /Mal’s table.*Your turn/ })).toHaveAttribute('href', '#/online/own');
  expect(own.getByText('here')).toBeInTheDocument();
  expect((await section('Tables with a free seat')).getByRole('link', { name: /Inara’s table.*Join/ })).toBeInTheDocument();
  expect((await section('Being played')).getByRole('link', { name: /Wash’s table.*Watch/ })).toHaveAttribute(
    'href',
    '#/online/running/watch',
  );
  expect((await section('Over')).getByRole('link', { name: /Book’s table.*Look/ })).toBeInTheDocument();
});

test('a server that is away is said to be, in the lobby and at the door of a table', async () => {
  const away = lobbyWith([], { list: () => trouble('unreachable'), find: () => trouble('unreachable') });
  const { unmount } = render(<Online path={[]} lobby={away} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached just now/);
  unmount();
  render(<Online path={['somewhere']} lobby={away} />);
  expect(await screen.findByText(/cannot be reached just now/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a link to nothing, to a full table and to one that is over says so', async () => {
  const full = listing('full');
  const over = listing('over', { gameover: { winner: null } });
  const lobby = lobbyWith([full, over]);
  const first = render(<Online path={['nothing']} lobby={lobby} />);
  expect(await screen.findByText(/no such match any more/)).toBeInTheDocument();
  first.unmount();
  const second = render(<Online path={['full']} lobby={lobby} />);
  expect(await screen.findByText(/Every seat at this table is taken/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Only watch' })).toHaveAttribute('href', '#/online/full/watch');
  second.unmount();
  render(<Online path={['over']} lobby={lobby} />);
  expect(await screen.findByText(/This game is over/)).toBeInTheDocument();
});

test('who joins says a name and may choose a seat; who is too late is told and can choose again', async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  const free = listing('free', { players: [{ id: 0, name: 'Mal' }, { id: 1 }, { id: 2 }] });
  const join: Lobby['join'] = (...given) => {
    asked.push(given);
    return trouble('taken');
  };
  render(<Online path={['free']} lobby={lobbyWith([free], { join })} />);
  const name = await screen.findByLabelText('Your name');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(asked).toEqual([]);
  await user.type(name, ' Jayne ');
  await user.selectOptions(screen.getByLabelText('Seat'), 'Seat 3');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(asked).toEqual([['free', 'Jayne', '2']]);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Somebody was faster/);
  expect(keys.list()).toEqual([]);
  expect(name).toHaveAttribute('maxlength', '32');
});

test('a table that cannot be opened now says why', async () => {
  const user = userEvent.setup();
  render(<Online path={['new']} lobby={lobbyWith([])} />);
  await user.type(await screen.findByLabelText('Your name'), 'Mal');
  await user.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/too much at once/);
});

test('matches of one’s own that are over or gone are asked for once, the others again and again', async () => {
  jest.useFakeTimers();
  const over = listing('over', { gameover: { winner: '0' }, unlisted: true });
  const running = listing('running', { unlisted: true });
  for (const matchID of ['over', 'gone', 'running']) keys.put({ matchID, player: '0', credentials: 'x', name: 'Mal', since: 1 });
  const asked: string[] = [];
  const find = async (matchID: string) => {
    asked.push(matchID);
    return [over, running].find((match) => match.matchID === matchID) ?? trouble('no-match');
  };
  render(<Online path={[]} lobby={lobbyWith([], { find })} />);
  await act(() => jest.advanceTimersByTimeAsync(13_000));
  expect(asked.filter((id) => id === 'running')).toHaveLength(4);
  expect(asked.filter((id) => id !== 'running').sort()).toEqual(['gone', 'over']);
  expect(within(screen.getByRole('heading', { name: 'Your matches' }).closest('section')!).getAllByRole('link')).toHaveLength(2);
  jest.useRealTimers();
});

test.each([
  ['Zoë Alleyne Washburne', true],
  ['../../../etc/passwd', true],
  ['   ', false],
  ['<b>Mal</b>', false],
  ['gro\u202Eelpmaxe', false],
])('the name %j: %s', async (name, isOne) => {
  render(<Online path={['new']} lobby={lobbyWith([])} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Your name');
  fireEvent.change(field, { target: { value: name } });
  expect(field.checkValidity()).toBe(isOne);
});
