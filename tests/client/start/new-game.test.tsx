import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchGame } from '../../../src/client/games';
import type { SavedGame } from '../../../src/client/saves/saved';
import { browserShelf } from '../../../src/client/saves/shelf';
import { NewGame } from '../../../src/client/start/NewGame';
import type { Options } from '../../../src/firefly/state';

beforeAll(() => fetchGame('firefly'));

function open(put: (saved: SavedGame) => boolean = () => true) {
  const kept: SavedGame[] = [];
  const shelf = { ...browserShelf(), put: (saved: SavedGame) => put(saved) && kept.push(saved) > 0 };
  render(<NewGame shelf={shelf} />);
  return kept;
}

const start = () => userEvent.click(screen.getByRole('button', { name: 'Start the game' }));

test('as it stands it is a person against two bots in the first story', async () => {
  const kept = open();
  await start();
  const [saved] = kept;
  expect(saved?.seats.map(({ bot }) => bot !== null)).toEqual([false, true, true]);
  expect(new Set(saved?.seats.map(({ colour }) => colour)).size).toBe(3);
  expect((saved!.replay.options as Options).story).toBe('first-time-in-the-captains-chair');
});

test('boxes bring their stories, and taking them away takes a story that needs them away, too', async () => {
  const kept = open();
  const story = screen.getByLabelText('What it is about');
  const before = within(story).getAllByRole('option').length;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Blue Sun' }));
  const more = within(story).getAllByRole<HTMLOptionElement>('option');
  expect(more.length).toBeGreaterThan(before);
  await userEvent.selectOptions(story, more.at(-2)!.value);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Blue Sun' }));
  await start();
  expect((kept[0]!.replay.options as Options).sets).toEqual(['base']);
});

test('with pirates a table may do without bounties or piracy, and a story that has a longer game can be played so', async () => {
  const kept = open();
  const check = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
  const story = screen.getByLabelText('What it is about');
  const offered = () =>
    within(story)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
  expect(screen.queryByRole('checkbox', { name: /With piracy/ })).toBeNull();
  await check(/^Pirates/);
  await check(/^Crime/);
  expect(offered()).toContain('jail-break');
  await check(/With bounties/);
  expect(offered()).not.toContain('jail-break');
  expect(screen.queryByRole('checkbox', { name: /longer game/ })).toBeNull();
  await userEvent.selectOptions(story, 'wanted-men');
  await check(/longer game/);
  await start();
  expect(kept[0]!.replay.options).toMatchObject({ story: 'wanted-men', bounties: false, piracy: true, longer: true });
});

test('players are added, named, coloured and removed; a colour is only had once', async () => {
  const kept = open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  await userEvent.clear(screen.getByLabelText('Name of player 4'));
  await userEvent.type(screen.getByLabelText('Name of player 4'), 'Zoe');
  await userEvent.selectOptions(screen.getByLabelText('Who plays Zoe'), 'A person');
  await userEvent.selectOptions(screen.getByLabelText('Colour of Zoe'), 'rust');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ines' }));
  await start();
  const seats = kept[0]?.seats ?? [];
  expect(seats.map(({ name }) => name)).toEqual(['Captain', 'Marlowe', 'Zoe']);
  expect(seats[2]).toMatchObject({ bot: null, colour: 'rust' });
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3);
});

test('without room the game is not begun, and nothing that was filled in is lost', async () => {
  open(() => false);
  await userEvent.type(screen.getByLabelText('Name of the game'), 'Sunday');
  await start();
  expect(screen.getByRole('alert')).toHaveTextContent(/no room/);
  expect(screen.getByLabelText('Name of the game')).toHaveValue('Sunday');
});

test('the other game has its own fields, and the choice is remembered', async () => {
  await fetchGame('misbehavin');
  const kept = open();
  await userEvent.click(screen.getByRole('radio', { name: /Misbehavin/ }));
  await userEvent.selectOptions(screen.getByLabelText('What it is about'), 'Shindig');
  expect(screen.getByRole('group', { name: 'Boards' })).toBeDisabled();
  await start();
  expect(kept[0]).toMatchObject({
    replay: { game: 'misbehavin', players: 3, options: { episode: 'ep-shindig', side: 'B', supply: 'wheel-and-deal' } },
  });
  expect(JSON.parse(localStorage.getItem('aim-to-misbehave/settings') ?? '{}').game).toBe('misbehavin');
  await userEvent.click(screen.getByRole('radio', { name: /Firefly/ }));
  expect(screen.getByRole('group', { name: 'Boxes' })).toBeInTheDocument();
});
