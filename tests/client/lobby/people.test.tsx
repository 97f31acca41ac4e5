import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Invitation } from '../../../src/client/lobby/Invitation';
import { keys, lastName } from '../../../src/client/lobby/keys';
import { Menu } from '../../../src/client/lobby/Menu';
import { People } from '../../../src/client/lobby/People';
import { type Lobby, LobbyTrouble, sentence } from '../../../src/client/lobby/server';
import type { Sitter } from '../../../src/client/match/online';

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});

const own = { matchID: 'table', player: '0', credentials: 'secret', name: 'Mal', since: 1 };
const bots = ['trader', 'random'].map((name) => ({ name, describe: '', choose: () => ({ move: 'pass', args: [] }) }));

/** A lobby that remembers what it was asked for, and refuses it with `code` if that is given. */
function lobbyThat(code = '') {
  const asked: unknown[] = [];
  const ask = async (...given: unknown[]) => {
    asked.push(given);
    if (code) throw new LobbyTrouble(code, sentence(code, 'That did not work.'));
  };
  return { asked, lobby: { rename: ask, giveToBot: ask, leave: ask } as unknown as Lobby };
}

const sitters: Sitter[] = [
  { id: 0, name: 'Mal', isConnected: true },
  { id: 1, name: 'Zoë', isConnected: true },
  { id: 2, name: 'Wash', isConnected: false },
  { id: 3, name: 'trader', data: { bot: 'trader' } },
  { id: 4 },
];

function show({ code = '', seats = sitters, watches = false } = {}) {
  const said: string[] = [];
  const { asked, lobby } = lobbyThat(code);
  render(
    <People
      bots={bots}
      matchID="table"
      own={watches ? null : own}
      lobby={lobby}
      sitters={seats}
      active={['1']}
      sayings={[{ id: 'a', player: '1', text: 'Sir?' }]}
      onSay={(text) => said.push(text)}
      onSeen={() => {}}
    />,
  );
  return { asked, said, user: userEvent.setup() };
}

test('one sees who is here, who is away, which bot plays and who must decide', () => {
  show();
  const seats = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(seats[0]).toMatch(/^Mal ?you/);
  expect(seats[1]).toMatch(/^ ?Zoë ?here ?to decide$/);
  expect(seats[2]).toMatch(/Wash ?away/);
  expect(seats[3]).toMatch(/bot: trader$/);
  expect(seats[4]).toMatch(/Seat 5 ?free/);
});

test('a bot may play for oneself, for who is away and where nobody sits, and gives the seat back; not for who is here', async () => {
  const { asked, user } = show({
    seats: sitters.map((sitter) => (sitter.id === 2 ? { ...sitter, data: { bot: 'random' } } : sitter)),
  });
  const choices = screen.getAllByRole('combobox').map((one) => one.getAttribute('aria-label'));
  expect(choices).toEqual(['Who plays for Mal', 'Who plays for Wash', 'Who plays for Seat 5']);
  expect(screen.getByText('away, random plays')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Who plays for Mal'), 'trader plays');
  await user.selectOptions(screen.getByLabelText('Who plays for Wash'), 'no bot');
  expect(asked).toEqual([
    ['table', own, '0', 'trader'],
    ['table', own, '2', null],
  ]);
});

test('a new name is taken, and kept for the next table; a refused one is said to be', async () => {
  const { asked, user } = show();
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.clear(screen.getByLabelText('Your name'));
  await user.type(screen.getByLabelText('Your name'), ' Captain ');
  await user.click(screen.getByRole('button', { name: 'Take this name' }));
  expect(asked).toEqual([['table', own, 'Captain']]);
  expect(keys.find('table')).toMatchObject({ name: 'Captain', credentials: 'secret' });
  expect(lastName()).toBe('Captain');
});

test('what the server refuses is said in one sentence', async () => {
  const { user } = show({ code: 'wrong-credentials' });
  await user.selectOptions(screen.getByLabelText('Who plays for Mal'), 'random plays');
  expect(await screen.findByRole('alert')).toHaveTextContent(/This seat is no longer yours/);
});

test('who plays can speak, who watches can read', async () => {
  const { said, user } = show();
  await user.type(screen.getByLabelText('Say something'), '  Shiny. {enter}');
  await user.type(screen.getByLabelText('Say something'), '   {enter}');
  expect(said).toEqual(['Shiny.']);
});

test('who watches changes nothing', () => {
  show({ watches: true });
  expect(screen.getByText('Sir?')).toBeInTheDocument();
  expect(screen.queryByLabelText('Say something')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rename' })).not.toBeInTheDocument();
});

test('a seat is given up only on a second word', async () => {
  const { asked, lobby } = lobbyThat();
  let isLeft = false;
  const left = () => {
    isLeft = true;
  };
  const user = userEvent.setup();
  render(<Menu matchID="table" own={own} lobby={lobby} onLeft={left} />);
  await user.click(screen.getByRole('button', { name: /^Give up my seat/ }));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Really give it up/ }));
  expect(asked).toEqual([['table', own]]);
  expect(isLeft).toBe(true);
  expect(location.hash).toBe('#/online');
});

test('an invitation is a link to copy', async () => {
  const user = userEvent.setup();
  render(<Invitation matchID="x-y" />);
  const field = screen.getByLabelText(/^Invitation/);
  expect(field).toHaveValue(`${location.origin}/#/online/x-y`);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#/online/x-y`);
});
