import { fireEvent, render, screen, within } from '@testing-library/react';
import { Jobs } from '../../../src/client/firefly/jobs/Jobs';
import { targetsOf } from '../../../src/client/firefly/jobs/where';
import { Verse } from '../../../src/client/firefly/verse/Verse';
import * as content from '../../../src/firefly/content';
import { stepText } from '../../../src/firefly/words';
import { scene } from '../../firefly/scenario';
import { tableOf } from './table';

const base = content.jobs.filter(({ set }) => set === 'base');
const delivery = base.find(
  ({ steps: [load, deliver] }) =>
    typeof load?.load?.cargo === 'number' && deliver?.deliver?.cargo !== undefined && typeof deliver.at === 'string',
)!;
const needy = base.find(({ needs, id }) => id !== delivery.id && needs?.length === 1)!;

const itemOf = (name: string) => within(screen.getByRole('button', { name }).closest('li') as HTMLElement);

test('a job in progress shows its next step, how far it is and what is aboard for it', () => {
  const cargo = delivery.steps[1]?.deliver?.cargo as number;
  const s = scene({ me: { at: String(delivery.steps[0]?.at), active: [{ ref: delivery.id, step: 1 }], hold: { cargo } } });
  render(<Jobs {...tableOf(s)} />);
  expect(screen.getByRole('region', { name: 'Active 1/3' })).toBeInTheDocument();
  const job = itemOf(delivery.name);
  expect(job.getByText('2/2')).toBeInTheDocument();
  expect(job.getByText(/^\d+ sectors?$/)).toBeInTheDocument();
  expect(job.getByText(new RegExp(`${cargo} of ${cargo} aboard`))).toBeInTheDocument();
  expect(stepText(delivery.steps[1]!)).toMatch(/^At /);
});

test('at its place it says so', () => {
  const s = scene({ me: { at: String(delivery.steps[0]?.at), active: [delivery.id] } });
  render(<Jobs {...tableOf(s)} />);
  expect(itemOf(delivery.name).getByText('you are here')).toBeInTheDocument();
});

test('each need is met or not', () => {
  const s = scene({ me: { leader: 'malcolm', hand: [needy.id] } });
  render(<Jobs {...tableOf(s)} />);
  expect(screen.getByRole('region', { name: 'In hand 1/3' })).toBeInTheDocument();
  expect(itemOf(needy.name).getByText(/^(met|not met|at a price)$/)).toBeInTheDocument();
});

test('without jobs it says how to get some', () => {
  render(<Jobs {...tableOf(scene())} />);
  expect(screen.getByText(/No active job/)).toBeInTheDocument();
  expect(screen.getByText(/deal with a contact/)).toBeInTheDocument();
});

test('the places jobs lead to are marked on the map, active ones first', () => {
  const s = scene({ me: { active: [{ ref: delivery.id, step: 1 }] } });
  expect([...targetsOf(s.match.view('0'), '0')]).toEqual([[delivery.steps[1]?.at, 'active']]);
});

test('so are the places of jobs one is choosing from', () => {
  const s = scene({ me: { at: 'persephone' }, top: { badger: ['badger-losing-patience-with-patience'] } });
  s.play('deal', 'badger').play('considerJobs').play('draw');
  expect(targetsOf(s.match.view('0'), '0').get('athens')).toBe('offer');
  expect(targetsOf(s.match.view('1'), '0').get('athens')).toBeUndefined();
});

test('pressing how far a job is marks the way to it on the map, and again rubs it out', () => {
  const far = String(delivery.steps[0]?.at);
  const table = tableOf(scene({ me: { at: far === 'ezra' ? 'athens' : 'ezra', hand: [delivery.id] } }));
  render(<Jobs {...table} />);
  const button = itemOf(delivery.name).getByRole('button', { name: /sectors?$/ });
  const { container } = render(<Verse {...table} />);
  fireEvent.click(button);
  expect(container.querySelector(`[data-course="${far}"] polyline`)).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button);
  expect(container.querySelector('[data-course]')).not.toBeInTheDocument();
});

test('bounties open to all are listed', () => {
  const s = scene({ options: { sets: ['base', 'pirates'] } });
  s.G.bounties = [content.bounties[0]!.id];
  render(<Jobs {...tableOf(s)} />);
  expect(screen.getByRole('region', { name: 'Bounties open to all' })).toHaveTextContent(/\$[\d,]+.*Hand over /);
});
