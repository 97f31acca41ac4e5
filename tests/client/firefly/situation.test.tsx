import { render, screen } from '@testing-library/react';
import { Situation } from '../../../src/client/firefly/decision/Situation';
import { must } from '../../../src/engine/must';
import type { Test } from '../../../src/firefly/content/types';
import type { Frame } from '../../../src/firefly/frames';
import { newTest } from '../../../src/firefly/test';
import { type Has, type Scene, scene } from '../../firefly/scenario';
import { tableOf } from './table';

/** What is shown beside the choices while this frame asks. */
function show(frame: Frame, me: Has = {}) {
  const s = scene({ me: { leader: 'malcolm', ...me } });
  s.G.stack.push(frame);
  return render(<Situation {...tableOf(s)} />).container;
}

const TEST: Test = {
  skill: ['fight', 'tech'],
  bands: [
    { min: 1, max: 5, effects: [{ do: 'botch' }] },
    { min: 6, effects: [{ do: 'proceed' }] },
  ],
};
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a test', () => {
  test('tells what it brings before anybody has said with which skill', () => {
    show(newTest({ p: '0' }, TEST));
    expect(lines()).toEqual([expect.stringMatching(/^1-5 botch/), expect.stringMatching(/^6\+ proceed/)]);
  });

  test('has the chance of every outcome beside it once the skill is named', () => {
    const frame = { ...newTest({ p: '0' }, TEST), at: 'before' as const, skill: 'fight' as const };
    const text = show(frame).textContent;
    const chances = lines().map((line) => Number(/^(\d+) %/.exec(must(line))?.[1]));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(100);
    expect(text).toMatch(/\d points? and a die/);
  });

  test('shows the dice that lie there', () => {
    const frame = { ...newTest({ p: '0' }, TEST), at: 'rolled' as const, skill: 'tech' as const, dice: [6, 2] };
    expect(show(frame)).toHaveTextContent(/6 \+ 2 on the dice/);
  });
});

test('an offer is told from the side of who looks at it', () => {
  const s = scene({ me: { at: 'persephone' }, rival: { at: 'persephone', hold: { fuel: 2 } } }).play('offerTrade', '1');
  const { container } = render(<Situation {...tableOf(s)} />);
  expect(container.querySelector('dl')).toHaveTextContent('You givenothingYou getnothing');
});

test('what a card does not let this ship do is named beside its name', () => {
  const s = scene({ me: { at: 'athens', leader: 'malcolm' } });
  s.G.stack.push({
    kind: 'choose',
    ask: '0',
    scene: { p: '0' },
    from: 'nav',
    card: 'scrapper-ambush',
    options: [{ needs: [{ solid: 'badger' }], effects: [{ do: 'keep-flying' }] }],
    ace: null,
    may: false,
  } as unknown as Frame);
  const table = tableOf(s);
  const { container } = render(<Situation {...table} legal={[]} />);
  expect(screen.getByRole('button', { name: 'Scrapper Ambush' })).toBeInTheDocument();
  expect(container).toHaveTextContent(/Not open to you: .*Badger/);
});

describe('at work', () => {
  const job = 'badger-losing-patience-with-patience';
  const about = (s: Scene) => render(<Situation {...tableOf(s)} />).container;
  const atWork = () =>
    scene({
      me: { at: 'athens', leader: 'malcolm', crew: ['wash', 'kaylee'], gear: ['pistol'], active: [job] },
      top: { misbehave: ['a-formal-affair'] },
    }).play('work', job);

  test('what lies ahead is told before anybody sets out, with the pay and what those who go bring', () => {
    const container = about(atWork());
    expect(screen.getByRole('button', { name: 'Losing Patience with Patience...' })).toBeInTheDocument();
    expect(container).toHaveTextContent(/At Athens, face 2 Misbehave cards, then/);
    expect(container).toHaveTextContent(/Pays \$[\d,]+.*Those who go bring/);
  });

  test('in trouble it says what has led here and how much more is to come', () => {
    const container = about(atWork().play('setOut'));
    expect(container.querySelector('.trail')).toHaveTextContent(
      'Losing Patience with Patience... › A Formal Affair and 1 more to get past',
    );
  });
});

test('a card that may be let go by is shown before one says so', () => {
  show({ kind: 'nav', ask: '0', p: '0', card: 'persistent-pursuit', deck: 'nav-border', at: 'read' });
  expect(screen.getByRole('article', { name: /Persistent Pursuit/ })).toHaveTextContent(/keep flying/);
});

test('a turn needs no more words', () => {
  expect(render(<Situation {...tableOf(scene())} />).container).toBeEmptyDOMElement();
});
