import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/client/App';
import { fetchGame } from '../../src/client/games';
import { newSeat } from '../../src/client/match/seats';
import { newSave, type SavedGame } from '../../src/client/saves/saved';
import { browserShelf } from '../../src/client/saves/shelf';
import { firefly } from '../../src/firefly/rules';

// jsdom has no windows over the page.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

beforeAll(() => fetchGame('firefly'));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('aim-to-misbehave/settings', '{"guide":false,"speed":"instant"}');
});

/** Puts a game of one person on the shelf and opens it. */
function open(change: (saved: SavedGame) => SavedGame = (saved) => saved): SavedGame {
  const saved = change(newSave(firefly, [newSeat(0, null)], {}, 'a seed', 'Alone'));
  browserShelf().put(saved);
  location.hash = `#/game/${saved.id}`;
  render(<App />);
  return saved;
}

test('a game opens with its question, and every move is saved at once', async () => {
  const { id } = open();
  const first = await screen.findByRole('region', { name: 'Your decision' });
  expect(first).toBeInTheDocument();
  await userEvent.keyboard('1');
  const shelved = browserShelf().find(id);
  expect(shelved && 'saved' in shelved && shelved.saved.replay.moves).toHaveLength(1);
});

test('a game that is not there says so and shows the way back', async () => {
  location.hash = '#/game/nowhere';
  render(<App />);
  expect(await screen.findByRole('alert')).toHaveTextContent('deleted, or it is on another device');
  expect(screen.getByRole('link', { name: 'To the start page' })).toBeInTheDocument();
});

test('a bot this version does not know can be replaced, and until then the save stays as it is', async () => {
  const saved = open((game) => ({
    ...game,
    seats: [newSeat(0, null), { ...newSeat(1, null), bot: 'oracle' }],
    replay: { ...game.replay, players: 2, options: {} },
  }));
  expect(screen.getByRole('alert')).toHaveTextContent(/played with oracle, which is not here/);
  const stored = browserShelf().find(saved.id);
  expect(stored && 'saved' in stored && stored.saved.seats[1]?.bot).toBe('oracle');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'a person');
  await userEvent.click(screen.getByRole('button', { name: 'Play on' }));
  expect(await screen.findByRole('region', { name: 'Your decision' })).toBeInTheDocument();
});

test('a save with an impossible move can be played on from the last good one, in a copy', async () => {
  const saved = open((game) => ({
    ...game,
    replay: {
      ...game.replay,
      moves: [
        ['0', 'chooseLeader', 'malcolm'],
        ['0', 'fly', 'away'],
      ],
    },
  }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Move 2 of this game is not possible any more.*kept as it is/);
  await userEvent.click(screen.getByRole('button', { name: /last good move/ }));
  expect(await screen.findByRole('region', { name: 'Your decision' })).toBeInTheDocument();
  expect(browserShelf().list()).toHaveLength(2);
  const kept = browserShelf().find(saved.id);
  expect(kept && 'saved' in kept && kept.saved.replay.moves).toHaveLength(2);
});

test('the menu leads to settings; the guide can be turned off and everything explained again', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: /^Settings/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Explain each decision/ }));
  expect(JSON.parse(localStorage.getItem('aim-to-misbehave/settings') ?? '{}').guide).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('a save from before there was a second game is one of the first', async () => {
  open((game) => ({ ...game, replay: { ...game.replay, game: undefined as unknown as string } }));
  expect(await screen.findByRole('region', { name: 'Your decision' })).toBeInTheDocument();
});

test('a save of a game that is not here is kept, and says so', () => {
  const { id } = open((game) => ({ ...game, replay: { ...game.replay, game: 'chess' } }));
  expect(screen.getByRole('alert')).toHaveTextContent('It is a game of chess, which is not here. It is kept as it is.');
  expect(browserShelf().find(id)).toBeDefined();
});
