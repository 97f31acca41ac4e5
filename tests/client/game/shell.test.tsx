import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Guide } from '../../../src/client/decision/Guide';
import { fireflyTable } from '../../../src/client/firefly/table-game';
import { Bar } from '../../../src/client/game/Bar';
import { EndScreen } from '../../../src/client/game/EndScreen';
import { Thinking } from '../../../src/client/game/Thinking';
import type { TableGame } from '../../../src/client/games/table-game';
import type { Snapshot } from '../../../src/client/match/source';
import { SettingsDialog } from '../../../src/client/settings/SettingsDialog';
import { changeSettings, settings } from '../../../src/client/settings/settings';
import type { Outcome } from '../../../src/engine/ruleset';
import { scene } from '../../firefly/scenario';

const game = fireflyTable as unknown as TableGame;
const names = (p: string) => ['Ada', 'Ben'][Number(p)] ?? p;
const colours = () => 'teal';

beforeEach(() => act(() => changeSettings({ guide: true, explained: [], speed: 'normal', notify: false })));

describe('the end screen', () => {
  const show = (over: Outcome, more: object = {}) => {
    const done: string[] = [];
    const snapshot = { view: scene({ story: 'harkens-folly' }).G, standings: [] } as unknown as Snapshot;
    render(
      <EndScreen
        game={game}
        snapshot={snapshot}
        over={over}
        players={['0', '1']}
        names={names}
        colours={colours}
        onClose={() => done.push('close')}
        onReplay={() => done.push('replay')}
        onRematch={(same) => done.push(same ? 'same cards' : 'rematch')}
        hasSeed
        news={null}
        problem={null}
        {...more}
      />,
    );
    return done;
  };
  const press = (name: string) => userEvent.click(screen.getByText(name));

  test('names the winner and how it was won, and what can be done next', async () => {
    const done = show({ winner: '1', reason: 'story' });
    expect(screen.getByRole('heading', { level: 2, hidden: true })).toHaveTextContent('Ben has won');
    expect(screen.getByText('The story is told to its end.')).toBeInTheDocument();
    for (const name of ['Rematch', 'Rematch with the same cards', 'Watch it again', 'Look at the table']) await press(name);
    expect(done).toEqual(['rematch', 'same cards', 'replay', 'close']);
  });

  test('says so when the turns ran out, and why there is no room for a rematch', () => {
    show({ winner: null, reason: 'turn-cap' }, { problem: 'There is no room.' });
    expect(screen.getByRole('heading', { level: 2, hidden: true })).toHaveTextContent('Nobody has won');
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('There is no room.');
  });

  test('offers no rematch to those who cannot begin one', () => {
    show({ winner: '0', reason: 'story' }, { onRematch: undefined, hasSeed: false });
    expect(screen.queryByText(/^Rematch/)).not.toBeInTheDocument();
  });
});

describe('the bar', () => {
  const show = (more: object = {}) => {
    const done: string[] = [];
    render(
      <Bar
        name="Friday night"
        game={game}
        view={scene({ story: 'harkens-folly' }).G}
        players={2}
        names={names}
        colours={colours}
        canUndo={false}
        passes={undefined}
        onPasses={() => {}}
        onUndo={() => done.push('undo')}
        onReplay={() => done.push('replay')}
        onResult={undefined}
        onDownload={() => done.push('download')}
        more={undefined}
        {...more}
      />,
    );
    return done;
  };

  test('tells the story, the round and whose turn it is; nothing to undo cannot be undone', async () => {
    const done = show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Friday night Harken's Folly");
    expect(screen.getByText(/Round 1/)).toHaveTextContent('Ada');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Result' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByText(/Watch the game again/));
    expect(done).toEqual(['replay']);
  });

  test('undoes what can be undone, and leads back to the result once there is one', async () => {
    const done = show({ canUndo: true, onResult: () => done.push('result') });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Result' }));
    expect(done).toEqual(['undo', 'result']);
  });
});

test('while a bot thinks one sees who, and can hurry it', async () => {
  render(<Thinking thinking={{ player: '1', since: performance.now(), budget: 1000 }} names={names} />);
  expect(screen.getByRole('status')).toHaveTextContent('Ben is thinking…');
  expect(screen.getByRole('progressbar', { name: 'Time used' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(/Bots play/), 'at once');
  expect(settings().speed).toBe('instant');
});

describe('the guide', () => {
  const { G } = scene();

  test('explains a kind of decision until it is understood', async () => {
    render(<Guide game={game} view={G} />);
    expect(screen.getByRole('complementary', { name: 'Guide' })).toHaveTextContent(/two different actions in a turn/);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(settings().guide).toBe(true);
  });

  test('is silent for good when it is not wanted, until settings bring it back', async () => {
    render(<Guide game={game} view={G} />);
    await userEvent.click(screen.getByRole('button', { name: 'No guide, thanks' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    render(<SettingsDialog onClose={() => {}} />);
    await userEvent.click(screen.getByText('Explain everything again'));
    expect(screen.getByRole('complementary', { name: 'Guide' })).toBeInTheDocument();
  });
});

test('a notification the browser refuses is not promised', async () => {
  Object.assign(window, { Notification: { requestPermission: async () => 'denied' } });
  render(<SettingsDialog onClose={() => {}} />);
  await userEvent.click(screen.getByLabelText(/A notification/));
  expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(/does not let this page notify you/);
  expect(settings().notify).toBe(false);
});
