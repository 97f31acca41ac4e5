import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../../src/client/App';
import { fireflyTable } from '../../../src/client/firefly/table-game';
import { usualSeats } from '../../../src/client/match/seats';
import { newSave } from '../../../src/client/saves/saved';
import { browserShelf } from '../../../src/client/saves/shelf';

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});

test('the first page says what this is and what it is not', () => {
  render(<App />);
  expect(screen.getByRole('heading', { name: 'Aim to Misbehave' })).toBeInTheDocument();
  expect(screen.getByText(/unofficial fan project/)).toBeInTheDocument();
});

test('a saved game is listed, can be renamed, and is deleted only when one is sure', async () => {
  const user = userEvent.setup();
  browserShelf().put(newSave(fireflyTable.rules, usualSeats(fireflyTable), {}, 'seed', 'Old friends'));
  render(<App />);
  await user.click(screen.getByRole('button', { name: 'Rename Old friends' }));
  await user.clear(screen.getByRole('textbox', { name: 'New name' }));
  await user.type(screen.getByRole('textbox', { name: 'New name' }), 'New friends{Enter}');
  expect(screen.getByRole('link', { name: 'New friends' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete New friends' }));
  expect(browserShelf().list()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Really delete New friends' }));
  expect(browserShelf().list()).toHaveLength(0);
  expect(screen.queryByText('Saved games')).not.toBeInTheDocument();
});

test('a save that cannot be read is shown and kept', () => {
  localStorage.setItem('aim-to-misbehave/game/x', '{"half":');
  render(<App />);
  expect(screen.getByText('A game that cannot be read')).toBeInTheDocument();
  expect(screen.getByText(/kept as it is/)).toBeInTheDocument();
  expect(localStorage.getItem('aim-to-misbehave/game/x')).toBe('{"half":');
});

test('when the storage is full, a new game is not begun and the message says what to do', async () => {
  const user = userEvent.setup();
  render(<App shelf={{ ...browserShelf(), put: () => false }} />);
  await user.click(screen.getByRole('button', { name: /Play now/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no room for another game/);
});

test('a file that is no game is refused by name', async () => {
  const user = userEvent.setup();
  render(<App />);
  const file = new File(['{}'], 'holiday.json', { type: 'application/json' });
  // jsdom's files cannot be read.
  await user.upload(screen.getByLabelText('Game file'), Object.assign(file, { text: async () => '{}' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/holiday.json could not be imported/);
});
