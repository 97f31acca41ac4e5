import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Mine } from '../../../src/client/misbehavin/board/Mine';
import { Card } from '../../../src/client/misbehavin/cards/Card';
import { Piles } from '../../../src/client/misbehavin/power/Piles';
import { Power } from '../../../src/client/misbehavin/power/Power';
import { Table } from '../../../src/client/misbehavin/table/Table';
import { reavers, supply } from '../../../src/misbehavin/content';
import { cardText } from '../../../src/misbehavin/words';
import { scene } from '../../misbehavin/scenario';
import { tableOf } from './table';

// jsdom has no windows over the page.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

describe('one’s own side', () => {
  test('shows board, hand, what is left of the turn, and how far it is to winning', () => {
    render(<Mine {...tableOf(scene({ me: { hand: ['se-zoe'], tableau: ['se-mal'], credits: 4, verse: 3 } }))} />);
    expect(screen.getByText('You').closest('header')).toHaveTextContent(/Serenity.*2.*of 13 power/);
    expect(screen.getByRole('region', { name: 'Assets, 0 of 2' })).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Command, 1 of 5' })).getByRole('button')).toHaveAccessibleName(
      /^Malcolm Reynolds ?, Character, leader, cost 4, power 2, influence 2, FIGHT, DEAL: Trigger Malcolm Reynolds$/,
    );
    expect(screen.getByRole('region', { name: 'Hand, 1 cards' })).toHaveTextContent('Zoë Washburne');
    expect(screen.getByRole('status')).toHaveTextContent('1 activation1 to recruit’verse open');
  });

  test('a lit card with one thing to do does it; with several it asks which', async () => {
    const table = tableOf(scene({ me: { hand: ['se-zoe', 'su-fei-wu', 'su-the-black'] }, options: { supply: 'wheel-and-deal' } }));
    render(<Mine {...table} />);
    await userEvent.click(screen.getByRole('button', { name: /^Zoë Washburne.*: Play Zoë Washburne$/ }));
    expect(table.made).toEqual(['play se-zoe']);
    await userEvent.click(screen.getByRole('button', { name: /^Fèi Wù.*: 2 choices$/ }));
    const dialog = screen.getByRole('dialog', { name: 'Fèi Wù' });
    await userEvent.click(within(dialog).getByRole('button', { name: /return 1 copy of The Black/ }));
    expect(table.made[1]).toBe('useCard su-fei-wu 0');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('what cannot be used now shows its words when it is pressed or focused', async () => {
    render(<Mine {...tableOf(scene({ me: { hand: ['su-the-black'] } }))} />);
    const tile = screen.getByRole('button', { name: /^The Black ?, Hazard$/ });
    expect(tile).not.toHaveAttribute('data-lit');
    await userEvent.click(tile);
    expect(screen.getByRole('tooltip')).toHaveTextContent('The Black');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  test('several copies lie on each other', () => {
    render(<Mine {...tableOf(scene({ me: { hand: ['su-shiny', 'su-shiny~2'] } }))} />);
    expect(screen.getByRole('button', { name: /^Shiny.*2 of them/ })).toHaveTextContent('×2');
  });

  test('a spectator sees no face of a hand', () => {
    const s = scene({ me: { hand: ['se-zoe', 'se-wash'] } });
    const { container } = render(<Mine {...tableOf(s)} view={s.match.view(null)} legal={[]} />);
    expect(container).toHaveTextContent('2 cards, face down');
    expect(container).not.toHaveTextContent(/Zoë|Hoban/);
  });
});

describe('the middle of the table', () => {
  test('market, supply and the others’ boards, with the state of every card', () => {
    const s = scene({
      me: { faction: 'alliance' },
      rival: {
        faction: 'niska',
        tableau: [
          { ref: 'nk-crow', triggered: true },
          { ref: 'nk-niska', warrant: true },
          { ref: 'nk-thug', tokens: [{ n: 2, until: 'leaves-play' }] },
        ],
        immune: 1,
      },
      market: { core: ['co-londinium', 'co-hospital'] },
    });
    render(<Table {...tableOf(s)} />);
    const market = screen.getByRole('region', { name: 'Market' });
    expect(within(market).getAllByRole('button')).toHaveLength(6);
    expect(within(market).getByRole('button', { name: /^Londinium/ })).toHaveAccessibleName(/cost 6, power 3, influence 1/);
    expect(within(screen.getByRole('region', { name: 'Supply' })).getAllByRole('button')).toHaveLength(6);
    const board = screen.getByRole('region', { name: 'Badlands' });
    expect(board).toHaveTextContent('cannot be attacked');
    expect(within(board).getByRole('button', { name: /^Crow/ })).toHaveAccessibleName(/triggered$/);
    expect(within(board).getByRole('button', { name: /^Adelei Niska/ })).toHaveAccessibleName(/under a warrant$/);
    expect(within(board).getByRole('button', { name: /^Skyplex Thug/ })).toHaveAccessibleName(/2 power added$/);
  });

  test('the target of a fight stands out, and cards put in lie in the display', () => {
    const s = scene({ me: { hand: ['se-mal'] }, rival: { hand: ['nk-thug'], tableau: ['nk-crow'] } });
    render(<Table {...tableOf(s.attack('se-mal', 'nab', 'nk-crow'), '1')} />);
    expect(within(screen.getByRole('region', { name: 'Display' })).getByRole('button')).toHaveAccessibleName(/^Malcolm Reynolds/);
    const own = render(<Mine {...tableOf(s, '1')} />);
    expect(within(own.container).getByRole('button', { name: /^Crow.*attacked/ })).toHaveAttribute('data-target');
  });

  test('Reavers show what is already done about them', () => {
    const ref = reavers[0]!.id;
    const s = scene({ options: { reavers: true }, market: { rim: [ref, 'ri-miranda'] }, progress: { [ref]: { '1': 2 } } });
    render(<Table {...tableOf(s)} />);
    expect(screen.getByText('2 tokens on it')).toBeInTheDocument();
  });
});

test('the power page says what wins, how everybody stands and what tokens buy', () => {
  const s = scene({ rival: { tableau: ['nk-crow'], marks: ['win-attack'] }, options: { episode: 'ep-train-job' } });
  render(<Power {...tableOf(s)} />);
  expect(screen.getByText('Whoever starts a turn with 13 power in the tableau wins.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Episode' })).toHaveTextContent(/The Train Job.*win a fight/);
  expect(screen.getByRole('list', { name: 'How everybody stands' })).toHaveTextContent(
    /Badlands.*steps marked: win a fight, and you are the attacker/,
  );
  expect(screen.getByRole('region', { name: 'Your ’verse card' })).toHaveTextContent(/You have a ship.*Draw 1 card/);
});

test('recycle piles lie open', () => {
  const s = scene({ rival: { recycle: ['nk-crow', 'su-the-black'] } });
  render(<Piles {...tableOf(s)} />);
  const pile = screen.getByRole('region', { name: 'Recycle pile of Badlands' });
  expect(pile).toHaveTextContent('1 of them The Black');
  expect(within(pile).getByRole('button', { name: /^Crow/ })).toBeInTheDocument();
});

test.each([...supply, ...reavers].map(({ id, name }): [string, string] => [name, id]))('%s has all its words on it', (name, id) => {
  render(<Card card={id} />);
  const card = screen.getByRole('article', { name: new RegExp(`^${name}`) });
  for (const line of cardText(id)) expect(card).toHaveTextContent(line.replace('⚡ ', '').slice(0, 30));
});
