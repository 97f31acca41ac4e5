import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rivals } from '../../../src/client/firefly/rivals/Rivals';
import { jobs } from '../../../src/firefly/content';
import { scene } from '../../firefly/scenario';
import { tableOf } from './table';

const [secret, open] = jobs.filter(({ set, contact }) => set === 'base' && contact === 'badger');

test('rivals show what is public in a line and all of it when opened, but no hidden job', async () => {
  const s = scene({
    players: 3,
    rival: {
      at: 'ezra',
      leader: 'malcolm',
      ship: 'serenity',
      cash: 1200,
      warrants: 1,
      hand: [secret!.id],
      active: [open!.id],
      solid: ['niska'],
    },
  });
  render(<Rivals {...tableOf(s)} />);
  const [rival, other] = screen.getAllByRole('group');
  expect(rival).toHaveTextContent('Malcolm at Ezra');
  expect(within(rival!).getAllByTitle('Money')[0]).toHaveTextContent('$1,200');
  expect(other).toHaveTextContent('Ozark');
  expect(rival).not.toHaveAttribute('open');
  await userEvent.click(within(rival!).getByText('Badlands'));
  expect(rival).toHaveAttribute('open');
  expect(within(rival!).getByRole('list', { name: 'Jobs of Badlands' })).toHaveTextContent(open!.name);
  expect(rival).toHaveTextContent('1 job in hand, 1 face down');
  expect(rival).not.toHaveTextContent(secret!.name);
});

test('alone there is nobody', () => {
  render(<Rivals {...tableOf(scene({ players: 1, story: 'desperadoes' }))} />);
  expect(screen.getByText('You fly alone.')).toBeInTheDocument();
});
