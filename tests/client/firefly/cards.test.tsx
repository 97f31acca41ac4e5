import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card } from '../../../src/client/firefly/cards/Card';
import { CardName } from '../../../src/client/firefly/cards/CardName';
import { faceOf, titleOf } from '../../../src/client/firefly/cards/face';
import { rulesFor } from '../../../src/client/firefly/cards/rules';
import { Markup } from '../../../src/client/firefly/markup/Markup';
import { GLYPHS } from '../../../src/client/icons/glyphs';
import * as content from '../../../src/firefly/content';
import { ruleIds } from '../../../src/firefly/rule-ids';
import { cardText, ICONS } from '../../../src/firefly/words';

const all = [
  ...content.supply,
  ...content.leaders,
  ...content.ships,
  ...content.contacts,
  ...content.jobs,
  ...content.nav,
  ...content.misbehave,
  ...content.bounties,
  ...content.alerts,
  ...content.stories,
  ...content.setups,
  ...content.contactEvents,
];

describe('Markup', () => {
  test('draws icons and reads them as words', () => {
    render(
      <p>
        <Markup text="Load 2 {cargo} and 1 {passenger}." />
      </p>,
    );
    expect(screen.getByRole('img', { name: 'cargo' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'passenger' })).toBeInTheDocument();
  });

  test('shows the words too where asked', () => {
    render(
      <p>
        <Markup text="A {fight} test." words />
      </p>,
    );
    expect(screen.getByText('Fight')).toBeInTheDocument();
  });

  test('there is a picture for every icon a text can hold', () => {
    for (const icon of ICONS) expect(GLYPHS[icon]).toMatch(/^M/);
  });
});

describe('Card', () => {
  test('every card of every box has a face, and rules that exist behind it', () => {
    for (const card of all) {
      const face = faceOf(card.id);
      expect(face?.card).toBe(card);
      for (const { id } of rulesFor(card, face!.sort)) expect(ruleIds).toHaveProperty(id);
    }
  });

  test.each([
    'crew',
    'gear',
    'upgrade',
    'drive',
    'leader',
    'ship',
    'contact',
    'job',
    'nav',
    'misbehave',
    'bounty',
    'alert',
    'story',
    'setup',
  ])('a %s card says all its data says', (sort) => {
    const card = all.find(({ id }) => faceOf(id)?.sort === sort)!;
    const { name, lines } = cardText(card);
    render(<Card card={card.id} rules />);
    expect(screen.getByRole('article', { name: new RegExp(`^${name.replace(/[^\w ]/g, '.')}`) })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(document.querySelectorAll('.card-lines p')).toHaveLength(lines.filter(({ of }) => of !== 'price').length);
    expect(document.querySelector('.card-rules')).toHaveTextContent(/[A-Z]+-\d\d/);
  });

  test('further copies look like the first, a hidden card shows its back, a card nobody knows says so', () => {
    expect(titleOf('jayne~2')).toBe('Jayne');
    const { rerender } = render(<Card card="?" />);
    expect(screen.getByRole('article', { name: 'A card face down' })).toBeInTheDocument();
    rerender(<Card card="no-such-card" />);
    expect(screen.getByRole('article', { name: 'An unknown card' })).toBeInTheDocument();
  });
});

describe('CardName', () => {
  test('focus shows the card and describes the name; Escape hides it', async () => {
    render(<CardName card="jayne" />);
    const name = screen.getByRole('button', { name: 'Jayne' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent(/CORE-11/);
    expect(name).toHaveAccessibleDescription(/Brings 2/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  test('hovering shows it after a moment, leaving hides it', () => {
    jest.useFakeTimers();
    render(<CardName card="jayne" />);
    const name = screen.getByRole('button');
    pointer(name, 'pointerover', 'mouse');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(300));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    pointer(name, 'pointerout', 'mouse');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('a long press shows it, inside another control too', () => {
    jest.useFakeTimers();
    const onClick = jest.fn();
    render(
      <button type="button" onClick={onClick}>
        Hire <CardName card="jayne" inside />
      </button>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(1);
    pointer(screen.getByText('Jayne'), 'pointerdown', 'touch');
    act(() => void jest.advanceTimersByTime(500));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Jayne', { selector: '.card-name' }));
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Jayne', { selector: '.card-name' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

function pointer(element: Element, type: string, pointerType: string): void {
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType, pointerId: 1 }));
}
