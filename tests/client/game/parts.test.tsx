import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fireflyTable } from '../../../src/client/firefly/table-game';
import { Dice } from '../../../src/client/firefly/verse/Dice';
import { Chart } from '../../../src/client/game/Chart';
import { Handover } from '../../../src/client/game/Handover';
import { Lately } from '../../../src/client/game/Lately';
import { Log } from '../../../src/client/game/Log';
import { ReplayBar, stopsOf } from '../../../src/client/game/ReplayBar';
import type { Chapter } from '../../../src/client/match/history';
import type { LogEntry } from '../../../src/firefly/log';

const names = (p: string) => ['Ada', 'Ben'][Number(p)] ?? p;
const colours = () => 'teal';
const chapter = (at: number, turn: number, whose: string, ...news: LogEntry[]): Chapter => ({
  at,
  turn,
  whose,
  player: whose,
  move: { move: 'endTurn', args: [] },
  news,
});

const log: Chapter[] = [
  chapter(0, 0, '0', { kind: 'captain', p: '0', card: 'malcolm' }, { kind: 'turn', p: '0' }),
  chapter(1, 1, '0', { kind: 'moved', p: '0', to: 'athens' }),
  chapter(2, 1, '0', { kind: 'make-work', p: '0', pay: 200 }, { kind: 'turn', p: '1' }),
  chapter(3, 2, '1', { kind: 'moved', p: '1', to: 'osiris' }),
];

test('the log tells the story turn by turn, and can be narrowed to one captain or to what matters', async () => {
  render(<Log game={fireflyTable} log={log} players={['0', '1']} names={names} colours={colours} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Before play',
    'Turn 1: Ada',
    'Turn 2: Ben',
  ]);
  expect(screen.getByText(/Ada came to Athens/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Whose doings'), 'Ben');
  expect(screen.queryByText(/Ada came to Athens/)).not.toBeInTheDocument();
  expect(screen.getByText(/Ben came to Osiris/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what matters' }));
  expect(screen.queryByText(/Ben came to Osiris/)).not.toBeInTheDocument();
});

describe('what just happened', () => {
  const lately = (me: string, more: Chapter[] = []) => {
    const asked: string[] = [];
    render(<Lately game={fireflyTable} log={[...log, ...more]} me={me} names={names} onMore={() => asked.push('more')} />);
    return asked;
  };

  test('tells what came of the last own move and what others did since, without small change', () => {
    lately('0', [chapter(4, 2, '1', { kind: 'nav', p: '1', card: 'the-big-black' })]);
    expect(screen.getByText(/Ada got by with odd jobs/)).toBeInTheDocument();
    expect(screen.getByText(/Ben flew into The Big Black/)).toBeInTheDocument();
    expect(screen.queryByText(/came to/)).not.toBeInTheDocument();
  });

  test('leaves what is too much to the log', async () => {
    const sold = (at: number) => chapter(at, 2, '1', { kind: 'sold', p: '1', token: 'cargo', n: at, price: 300 * at });
    const asked = lately('0', [4, 5, 6, 7, 8].map(sold));
    expect(screen.getAllByText(/Ben sold/)).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: '2 more in the log' }));
    expect(asked).toEqual(['more']);
  });

  test('has nothing to say where nothing came of it', () => {
    lately('1');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

test('the replay stops after every turn and goes move by move', async () => {
  expect(stopsOf(log).map(({ moves }) => moves)).toEqual([1, 3, 4]);
  const at: number[] = [];
  render(<ReplayBar log={log} at={3} names={names} onMove={(n) => at.push(n)} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'One move back' }));
  await userEvent.click(screen.getByRole('button', { name: 'One move on' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Turn' }), { target: { value: '1' } });
  expect(at).toEqual([2, 4, 1]);
});

test('dice of a new move are shown with what comes to them; those of a game just opened are not', () => {
  localStorage.setItem('aim-to-misbehave/settings', '{"motion":"less"}');
  const rolled = chapter(4, 2, '1', { kind: 'test', p: '1', skill: 'tech', dice: [6, 2], added: 3, total: 11 });
  const { rerender, container } = render(<Dice last={log[3]} names={names} />);
  expect(container.querySelectorAll('.die')).toHaveLength(0);
  rerender(<Dice last={rolled} names={names} />);
  expect(container.querySelectorAll('.die')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent(/Ben.*\+ 3 =/);
});

test('a chart is drawn once there are two turns, and not for goals that nobody has reached', () => {
  const standings = [
    { turn: 1, values: { cash: [3000, 3000], goals: [0, 0] } },
    { turn: 2, values: { cash: [4000, 2500], goals: [0, 0] } },
  ];
  const [cash, goals] = fireflyTable.lines;
  const props = { players: ['0', '1'], names, colours };
  const { rerender } = render(<Chart line={cash!} standings={standings} {...props} />);
  expect(screen.getByRole('img', { name: 'Money at the end: Ada $4,000, Ben $2,500' })).toBeInTheDocument();
  rerender(<Chart line={goals!} standings={standings} {...props} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Chart line={cash!} standings={standings.slice(1)} {...props} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('passing the device takes one press, already under the finger', async () => {
  const take = jest.fn();
  render(<Handover name="Ben" colour="teal" onTake={take} />);
  expect(screen.getByRole('button', { name: 'I am Ben' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(take).toHaveBeenCalledTimes(1);
});
