import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { After } from '../../../src/client/firefly/decision/After';
import { cellsOf, frameOf } from '../../../src/client/firefly/verse/cells';
import { courseTo } from '../../../src/client/firefly/verse/course';
import { destinationsOf } from '../../../src/client/firefly/verse/destinations';
import { riskOf, riskText } from '../../../src/client/firefly/verse/risk';
import { Verse } from '../../../src/client/firefly/verse/Verse';
import type { SetId } from '../../../src/firefly/content/types';
import { boardFor } from '../../../src/firefly/map';
import { scene } from '../../firefly/scenario';
import { tableOf } from './table';

const frames = () => act(async () => void (await new Promise((done) => setTimeout(done, 40))));

describe('the drawing', () => {
  const boxes: SetId[][] = [['base'], ['base', 'blue-sun'], ['base', 'kalidasa'], ['base', 'blue-sun', 'kalidasa']];
  test.each(boxes)('every sector of a board is drawn once (%s %s %s)', (...sets) => {
    const board = boardFor(sets);
    expect(
      cellsOf(board)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...board.sectors].sort());
  });

  test('the frame holds every sector in play', () => {
    const { x, width, height } = frameOf(boardFor(['base']));
    for (const id of boardFor(['base']).sectors) {
      const sector = boardFor(['base']).sector(id);
      expect(sector.x).toBeGreaterThan(x);
      expect(sector.x).toBeLessThan(x + width);
      expect(sector.y).toBeLessThan(height);
    }
  });

  test('planets are named, ships and alerts stand where they are', () => {
    const s = scene({ me: { at: 'athens' }, rival: { at: 'ezra' }, cruiser: 'londinium', cutter: 'border-2-06' });
    s.G.alerts.athens = { alliance: 0, reaver: 2 };
    s.G.players['1']!.haven = 'boros';
    const { container } = render(<Verse {...tableOf(s)} />);
    expect(screen.getByText('Persephone')).toBeInTheDocument();
    const at = (token: string) => container.querySelector<SVGElement>(`[data-token="${token}"]`)?.style.transform;
    const { x, y } = boardFor(['base']).sector('athens');
    expect(at('player0')).toBe(`translate(${x}px, ${y}px)`);
    expect(at('player1')).not.toBe(at('player0'));
    expect(at('cruiser')).toBeDefined();
    expect(at('cutter0')).toBeDefined();
    expect(at('corvette')).toBeUndefined();
    expect(container.querySelector('[data-lying="reaver"] text')).toHaveTextContent('2');
    expect(container.querySelector('[data-lying="haven"]')).toBeInTheDocument();
  });

  test('the same is said in words', () => {
    const s = scene({ me: { at: 'athens' }, rival: { at: 'ezra' }, cruiser: 'londinium' });
    render(<Verse {...tableOf(s)} />);
    expect(screen.getByRole('application', { name: 'Map' })).toHaveAccessibleDescription(
      /You are at Athens\. Badlands is at Ezra\. The Alliance Cruiser is at Londinium\./,
    );
  });
});

describe('destinations', () => {
  test('only sectors a legal move leads to are buttons, with distance and risk', () => {
    const s = scene({ me: { at: 'athens', hold: { fuel: 2 } } });
    const table = tableOf(s);
    render(<Verse {...table} />);
    const buttons = within(screen.getByRole('application')).getAllByRole('button');
    expect(buttons).toHaveLength(boardFor(['base']).neighbours('athens').length);
    expect(screen.getByRole('button', { name: /^Newhope;/ })).toHaveAccessibleName(
      /^Newhope; Border space; 1 sector away; Mosey; Full Burn for 1 fuel; Border nav deck \d+% quiet, \d+% Reavers/,
    );
    expect(table.legal.some(({ move }) => move === 'deal' || move === 'endTurn')).toBe(true);
  });

  test('ALERT-02 the odds of an alert where one lies are told', () => {
    const s = scene({ me: { at: 'athens' } });
    s.G.alerts.newhope = { alliance: 0, reaver: 2 };
    render(<Verse {...tableOf(s)} />);
    expect(screen.getByRole('button', { name: /^Newhope;/ })).toHaveAccessibleName(/2 Reaver alerts: 2 in 6 that they come/);
  });

  test('one way there is taken at once, by mouse or key', async () => {
    const s = scene({ me: { at: 'athens' } });
    const table = tableOf(s);
    render(<Verse {...table} />);
    const newhope = screen.getByRole('button', { name: /^Newhope;/ });
    fireEvent.click(newhope);
    act(() => newhope.focus());
    await userEvent.keyboard('{Enter}');
    expect(table.made).toEqual(['mosey newhope', 'mosey newhope']);
  });

  test('of several ways one is picked, or none', async () => {
    const s = scene({ me: { at: 'athens', hold: { fuel: 2 } } });
    const table = tableOf(s);
    render(<Verse {...table} />);
    const newhope = screen.getByRole('button', { name: /^Newhope;/ });
    fireEvent.click(newhope);
    const menu = screen.getByRole('menu', { name: 'Newhope' });
    expect(within(menu).getByRole('menuitem', { name: 'Mosey' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(newhope).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    expect(table.made).toEqual(['fullBurn newhope']);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('a finger is always asked first', () => {
    const table = tableOf(scene({ me: { at: 'athens' } }));
    render(<Verse {...table} />);
    const newhope = screen.getByRole('button', { name: /^Newhope;/ });
    fireEvent(newhope, pointer('pointerdown', 10, 10, 'touch'));
    fireEvent(newhope, pointer('pointerup', 10, 10, 'touch'));
    fireEvent.click(newhope);
    expect(table.made).toEqual([]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Mosey' }));
    expect(table.made).toEqual(['mosey newhope']);
  });

  test('a deck that shares its name with a planet is no destination', () => {
    const { view } = tableOf(scene({ me: { at: 'athens' } }));
    const legal = [
      { move: 'considerCards', args: ['persephone'] },
      { move: 'moveCutter', args: ['border-2-06', 'border-2-05'] },
    ];
    expect(destinationsOf(view, legal).map(({ sector }) => sector)).toEqual(['border-2-05']);
  });

  test('with nothing to decide nothing is lit', () => {
    render(<Verse {...tableOf(scene())} legal={[]} />);
    expect(within(screen.getByRole('application')).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a course', () => {
  test('is marked by pressing where one cannot go at once, and goes around Cutters', () => {
    const s = scene({ me: { at: 'athens' }, cutter: 'newhope' });
    const table = tableOf(s);
    const { container } = render(<Verse {...table} />);
    fireEvent.click(container.querySelector('.verse-cell[data-sector="ezra"]')!);
    expect(table.made).toEqual([]);
    expect(container.querySelector('[data-course="ezra"]')).toBeInTheDocument();
    expect(courseTo(table.view, '0', 'ezra').at(-1)).toBe('ezra');
    expect(courseTo(table.view, '0', 'ezra')).not.toContain('newhope');
    fireEvent.click(container.querySelector('.verse-cell[data-sector="ezra"]')!);
    expect(container.querySelector('[data-course]')).not.toBeInTheDocument();
  });

  test('is rubbed out on arrival', () => {
    const before = tableOf(scene({ me: { at: 'athens' } }));
    const { container, rerender } = render(<Verse {...before} />);
    fireEvent.click(container.querySelector('.verse-cell[data-sector="ezra"]')!);
    rerender(<Verse {...tableOf(scene({ me: { at: 'ezra' } }))} />);
    rerender(<Verse {...before} />);
    expect(container.querySelector('[data-course]')).not.toBeInTheDocument();
  });

  test('is named beside the moves that follow it', () => {
    const { view, legal, ...table } = tableOf(scene({ me: { at: 'athens' } }));
    const [next] = courseTo(view, '0', 'osiris');
    const { container } = render(
      <>
        <Verse {...table} view={view} legal={legal} />
        {legal
          .filter(({ move }) => move === 'mosey')
          .map((move) => (
            <p key={move.args.join()} data-to={move.args[0]}>
              <After view={view} me="0" move={move} />
            </p>
          ))}
      </>,
    );
    fireEvent.click(container.querySelector('.verse-cell[data-sector="osiris"]')!);
    const marked = [...container.querySelectorAll('[data-to]')].filter(({ textContent }) => textContent?.includes('towards Osiris'));
    expect(marked.map((one) => one.getAttribute('data-to'))).toEqual([next]);
    fireEvent.click(container.querySelector('.verse-cell[data-sector="osiris"]')!);
  });
});

describe('risk', () => {
  test('counts what may still be drawn: the deck without its discard pile', () => {
    const before = tableOf(scene()).view;
    const after = tableOf(scene({ discards: { 'nav-border': ['reaver-cutter'] } })).view;
    expect(riskOf(before, 'border').reavers).toBe(1);
    expect(riskOf(after, 'border').reavers).toBe(0);
    expect(riskText(after, 'border')).not.toContain('Reavers');
    expect(riskOf(before, 'alliance')).toMatchObject({ cards: 40, quiet: 25, cruiser: 1, reavers: 0 });
  });
});

describe('moving the map', () => {
  const where = (container: HTMLElement) => container.querySelector('.verse-map > g')?.getAttribute('transform');

  test('by buttons and keys', async () => {
    const { container } = render(<Verse {...tableOf(scene({ me: { at: 'athens' } }))} />);
    await frames();
    const all = where(container);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await frames();
    const close = where(container);
    expect(close).not.toBe(all);
    fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight' });
    await frames();
    expect(where(container)).not.toBe(close);
    fireEvent.keyDown(screen.getByRole('application'), { key: '0' });
    await frames();
    expect(where(container)).toBe(all);
    fireEvent.click(screen.getByRole('button', { name: 'Find my ship' }));
    await frames();
    expect(where(container)).not.toBe(all);
  });

  test('by dragging, without the table being rendered again', async () => {
    const { container } = render(<Verse {...tableOf(scene({ me: { at: 'athens' } }))} />);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await frames();
    const before = where(container);
    const svg = container.querySelector('.verse-map') as SVGElement;
    const changes: string[] = [];
    const observer = new MutationObserver((list) => changes.push(...list.map(({ attributeName, type }) => attributeName ?? type)));
    fireEvent(svg, pointer('pointerdown', 190, 190));
    fireEvent(svg, pointer('pointerup', 190, 190));
    observer.observe(container, { subtree: true, attributes: true, childList: true, characterData: true });
    fireEvent(svg, pointer('pointerdown', 200, 200));
    fireEvent(svg, pointer('pointermove', 240, 230));
    fireEvent(svg, pointer('pointerup', 240, 230));
    await frames();
    expect(where(container)).not.toBe(before);
    observer.disconnect();
    expect(new Set(changes)).toEqual(new Set(['class', 'transform']));
  });

  test('by two fingers', async () => {
    const { container } = render(<Verse {...tableOf(scene({ me: { at: 'athens' } }))} />);
    await frames();
    const svg = container.querySelector('.verse-map') as SVGElement;
    const before = Number(svg.dataset.k);
    fireEvent(svg, pointer('pointerdown', 300, 200, 'touch', 1));
    fireEvent(svg, pointer('pointerdown', 400, 200, 'touch', 2));
    fireEvent(svg, pointer('pointermove', 500, 200, 'touch', 2));
    await frames();
    expect(Number(svg.dataset.k)).toBeCloseTo(before * 2, 1);
  });

  test('by the wheel, around the pointer', async () => {
    const { container } = render(<Verse {...tableOf(scene({ me: { at: 'athens' } }))} />);
    await frames();
    const before = where(container);
    fireEvent.wheel(container.querySelector('.verse-map') as SVGElement, { deltaY: -300, clientX: 100, clientY: 100 });
    await frames();
    expect(where(container)).not.toBe(before);
  });
});

/** jsdom knows no pointer events. */
function pointer(type: string, clientX: number, clientY: number, pointerType = 'mouse', pointerId = 1): Event {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0, buttons: 1 });
  return Object.assign(event, { pointerId, pointerType });
}
