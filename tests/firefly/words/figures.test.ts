import { cardText } from '../../../src/firefly/words';
import { figures, unsaid } from './figures';
import { cards, everything } from './said';

test('every card shows each of its figures as often as it has it', () => {
  const missing = cards.flatMap((card) => {
    const text = cardText(card)
      .lines.map((line) => line.text)
      .join(' ');
    return unsaid(card, text).map((figure) => `${card.id}: ${figure}`);
  });
  expect(missing).toEqual([]);
});

test('so does everything on it that has words of its own', () => {
  const missing = everything.flatMap(({ sort, on, data, text }) => {
    const within = sort === 'band' ? { bands: [data] } : sort === 'pay' ? { pay: data } : data;
    return unsaid(within, text).map((figure) => `${on}: ${figure} not in "${text}"`);
  });
  expect(missing).toEqual([]);
});

test('every option, ability, step, goal and bonus of a card has a line', () => {
  const kinds = { options: 'option', abilities: 'ability', steps: 'step', goals: 'goal', bonus: 'bonus', onDraw: 'draw' };
  const missing = cards.flatMap((card) => {
    const lists = new Map<string, unknown>(Object.entries(card));
    return Object.entries(kinds).flatMap(([key, of]) => {
      const list = lists.get(key);
      const lines = cardText(card).lines.filter((line) => line.of === of && line.text !== '');
      return Array.isArray(list) && lines.length < list.length ? [`${card.id}: ${key}`] : [];
    });
  });
  expect(missing).toEqual([]);
});

describe('a figure that is not there is missed', () => {
  const bands = {
    bands: [
      { min: 1, max: 5, effects: [] },
      { min: 6, effects: [{ do: 'take', amount: 1500 }] },
    ],
  };

  test('ranges and money', () => {
    expect(figures(bands)).toEqual(['1-5', '6+', '$1,500']);
    expect(unsaid(bands, '1-5 botch; 6+ take $1,500.')).toEqual([]);
    expect(unsaid(bands, '1-4 botch; 6 take $1500.')).toEqual(['1-5', '6+', '$1,500']);
    expect(unsaid({ do: 'take', amount: 500 }, 'Take 500.')).toEqual(['$500']);
  });

  test('numbers in letters, and one where there are two', () => {
    expect(unsaid({ do: 'kill', n: 2 }, 'Kill two crew.')).toEqual(['2']);
    expect(unsaid([{ n: 2 }, { n: 2 }], 'Kill 2 crew.')).toEqual(['2']);
    expect(unsaid({ n: 1 }, 'Kill 12 crew.')).toEqual(['1']);
  });

  test('but not what nobody reads', () => {
    expect(figures({ copies: { base: 3 }, decks: { rim: { base: 2 } }, withShip: { serenity: 1 } })).toEqual([]);
    expect(figures({ not: { count: 'warrant', min: 1 } })).toEqual([]);
    expect(figures({ not: { count: 'warrant', min: 3 } })).toEqual(['2']);
    expect(figures({ do: 'kill', n: 1, who: 'that-crew' })).toEqual([]);
    expect(figures({ do: 'kill', n: 1, who: 'moral' })).toEqual(['1']);
  });
});
