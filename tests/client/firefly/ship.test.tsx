import { render, screen, within } from '@testing-library/react';
import { Ship } from '../../../src/client/firefly/ship/Ship';
import { squaresOf } from '../../../src/client/firefly/ship/squares';
import { emptyHold } from '../../../src/firefly/state';
import { scene } from '../../firefly/scenario';
import { tableOf } from './table';

describe('squares', () => {
  const space = { squares: 4, fuelOnly: 0, ridersOnly: 0 };
  const shown = (tokens: Partial<ReturnType<typeof emptyHold>>, room = space) =>
    squaresOf({ ...emptyHold(), ...tokens }, room).map((square) => square.tokens.join('+'));

  test('CORE-01 CORE-02 a square holds one big token or two of fuel and parts', () => {
    expect(shown({ cargo: 1, fuel: 2, parts: 1 })).toEqual(['cargo', 'fuel+fuel', 'parts', '']);
  });

  test('spaces for riders or fuel alone are filled first', () => {
    expect(shown({ passengers: 2, fuel: 3 }, { squares: 2, fuelOnly: 2, ridersOnly: 1 })).toEqual([
      'passengers',
      'fuel',
      'passengers',
      'fuel',
      'fuel',
    ]);
  });
});

test('a ship shows its hold, its crew with points, moods and gear, and its standing', () => {
  const s = scene({
    me: {
      leader: 'malcolm',
      ship: 'serenity',
      cash: 4300,
      warrants: 2,
      crew: ['kaylee', { ref: 'wash', disgruntled: true }, { ref: 'jayne', wanted: true }],
      gear: ['4wd-mule'],
      hold: { cargo: 2, fuel: 3 },
      stash: { contraband: 1 },
      solid: ['badger'],
    },
  });
  render(<Ship {...tableOf(s)} />);
  expect(screen.getByRole('img', { name: 'Hold, 4 of 8 squares used: 2 cargo, 3 fuel' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Stash, 1 of 4 squares used: 1 contraband' })).toBeInTheDocument();
  const crew = screen.getByRole('list', { name: 'Crew, 4 of 6' });
  const row = (name: string) => within(within(crew).getByRole('button', { name }).closest('li') as HTMLElement);
  expect(row('Malcolm').getByRole('img', { name: 'Leader' })).toBeInTheDocument();
  expect(row('Malcolm').getByRole('img', { name: '2 Fight' })).toBeInTheDocument();
  expect(row('Wash').getByRole('img', { name: 'disgruntled' })).toBeInTheDocument();
  expect(row('Jayne').getByRole('img', { name: 'wanted' })).toBeInTheDocument();
  expect(row('Kaylee').getByText(/mechanic/)).toBeInTheDocument();
  expect(within(crew).getByRole('button', { name: '4WD Mule' })).toBeInTheDocument();
  expect(screen.getByText('$4,300')).toBeInTheDocument();
  expect(screen.getByText('Outlaw')).toBeInTheDocument();
  expect(screen.getByTitle('Warrants')).toHaveTextContent('2');
  expect(screen.getByText(/range \d, 1 fuel/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Badger' })).toBeInTheDocument();
});

test('an honest ship is no outlaw, and what is not there takes no room', () => {
  const s = scene({ me: { leader: 'malcolm', ship: 'serenity' } });
  render(<Ship {...tableOf(s)} />);
  expect(screen.queryByText('Outlaw')).not.toBeInTheDocument();
  expect(screen.queryByTitle('Warrants')).not.toBeInTheDocument();
  expect(screen.queryByText('Solid')).not.toBeInTheDocument();
  expect(screen.getByText(/free slots/)).toBeInTheDocument();
});

test('gear nobody carries is in the locker', () => {
  const s = scene({ me: { leader: 'malcolm', ship: 'serenity', gear: ['4wd-mule'] } });
  s.me.gear[0]!.by = null;
  render(<Ship {...tableOf(s)} />);
  expect(screen.getByText('In the locker')).toBeInTheDocument();
});

test('before the draft there is no ship yet', () => {
  const table = tableOf(scene());
  Object.assign(table.view.players['0']!, { ship: '', leader: '' });
  render(<Ship {...table} />);
  expect(screen.getByText('No ship yet.')).toBeInTheDocument();
});
