import { render, screen, within } from '@testing-library/react';
import { Goals } from '../../../src/client/firefly/goals/Goals';
import { standingOf } from '../../../src/client/firefly/goals/standing';
import * as content from '../../../src/firefly/content';
import { scene } from '../../firefly/scenario';
import { tableOf } from './table';

test('goals are done, next or later, and everybody stands somewhere', () => {
  const s = scene({ story: 'king-of-all-londinium', me: { goals: 1 } });
  render(<Goals {...tableOf(s)} />);
  const stage = (title: RegExp) => screen.getByText(title).closest('li');
  expect(stage(/^Goal 1/)).toHaveTextContent('Done');
  expect(stage(/^Goal 2/)).toHaveTextContent('Next');
  expect(stage(/^Goal 2/)).toHaveAttribute('aria-current', 'step');
  expect(stage(/^Goal 3/)).toHaveTextContent('Later');
  const [me, rival] = within(screen.getByRole('list', { name: 'How everybody stands' })).getAllByRole('listitem');
  expect(me).toHaveTextContent('You1 of 3 goals');
  expect(rival).toHaveTextContent('Badlands0 of 3 goals');
});

test('a story of money compares money', () => {
  const s = scene({ story: 'desperadoes', me: { cash: 5000 } });
  expect(standingOf(s.match.view('0'), '0').text).toBe('$5,000');
});

test('every story has standings', () => {
  const { view } = tableOf(scene());
  for (const { id } of content.stories) {
    const { value, text } = standingOf({ ...view, options: { ...view.options, story: id } }, '0');
    expect(value).toBeGreaterThanOrEqual(0);
    expect(text).not.toBe('');
  }
});

test('timer, bank and the last turns are told while they matter', () => {
  const s = scene();
  Object.assign(s.G, { timer: 1, bank: 12000, lastTurns: 2 });
  render(<Goals {...tableOf(s)} />);
  expect(screen.getByText('1 timer token left.')).toBeInTheDocument();
  expect(screen.getByText('The bank holds $12,000.')).toBeInTheDocument();
  expect(screen.getByText(/turns left 2/)).toBeInTheDocument();
});

test('alerts in force and a prisoner to be freed are named', () => {
  const s = scene({ options: { sets: ['base', 'pirates', 'crime'] } });
  s.G.alertCards = [{ ref: content.alerts[0]!.id, on: null }];
  s.G.prisoners = { 0: { bounty: content.bounties[0]!.id, crew: [] } };
  render(<Goals {...tableOf(s)} />);
  expect(screen.getByRole('button', { name: content.alerts[0]!.name })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: content.bounties[0]!.name })).toBeInTheDocument();
});

test('a story not yet chosen says so', () => {
  const table = tableOf(scene());
  render(<Goals {...table} view={{ ...table.view, options: { ...table.view.options, story: '' } }} />);
  expect(screen.getByText(/still being chosen/)).toBeInTheDocument();
});
