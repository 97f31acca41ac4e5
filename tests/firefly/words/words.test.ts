import * as content from '../../../src/firefly/content';
import { cardText, ICONS, nameOf, parts, plain } from '../../../src/firefly/words';
import { numbersIn, oneChanged } from './numbers';
import { cards, everything, isObject, lines, SORTS } from './said';

/** Fails with a list a person can read. */
function none(found: string[]): void {
  expect(found.slice(0, 40)).toEqual([]);
}

/** Every text there is, each once. */
const texts = [...new Set([...everything, ...lines].map(({ text }) => text))];

test('every card has text', () => {
  none(cards.filter((card) => cardText(card).lines.length === 0).map((card) => card.id));
  expect(cards.length).toBeGreaterThan(690);
});

test.each(SORTS)('every %s has text', (sort) => {
  const these = everything.filter((one) => one.sort === sort);
  expect(these.length).toBeGreaterThan(0);
  none(these.filter(({ text }) => text.length < 4).map(({ on }) => on));
});

test.each(SORTS)('every number of every %s is in its text', (sort) => {
  none(
    everything
      .filter((one) => one.sort === sort)
      .flatMap(({ on, text, data }) =>
        numbersIn(data).flatMap((number) => (number.test(text) ? [] : [`${on}: ${number} not in "${text}"`])),
      ),
  );
});

test.each(SORTS)('another number anywhere in a %s reads differently', (sort) => {
  none(
    everything
      .filter((one) => one.sort === sort)
      .flatMap(({ on, data, text, say }) =>
        oneChanged(data).flatMap((other) => (say(other) === text ? [`${on}: "${text}" for ${sorted(other)} too`] : [])),
      ),
  );
});

test('every number of every card is in one of its lines', () => {
  none(
    cards.flatMap((card) => {
      const text = cardText(card)
        .lines.map((line) => line.text)
        .join(' ');
      return numbersIn(card).flatMap((number) => (number.test(text) ? [] : [`${card.id}: ${number}`]));
    }),
  );
});

test.each(SORTS)('no two different %ss read the same', (sort) => {
  const meanings = new Map<string, string>();
  none(
    everything
      .filter((one) => one.sort === sort)
      .flatMap(({ on, text, data }) => {
        const meaning = sorted(data);
        const before = meanings.get(text) ?? meaning;
        meanings.set(text, before);
        return before === meaning ? [] : [`${on}: "${text}" is ${before} and ${meaning}`];
      }),
  );
});

test('no text is longer than 240 characters', () => {
  const pieces = everything.filter(({ sort }) => sort !== 'goal').map(({ text }) => text);
  none([...pieces, ...lines.map(({ text }) => text)].filter((text) => text.length > 240).map((text) => `${text.length}: ${text}`));
});

describe('texts read as English', () => {
  test('they start with a capital letter or a number and end with a stop', () => {
    none(texts.filter((text) => !/^["'$+]?[A-Z\d.]/.test(plain(text)) || !/[.!?:]$/.test(text)));
    none(texts.filter((text) => /[.!?] [a-z]/.test(plain(text)) || /[,;:.]{2}|\s[,;:.]|\s{2}/.test(text)));
  });

  test('nothing unsaid shows through', () => {
    none(texts.filter((text) => /undefined|null|NaN|\[object|true|false/.test(text)));
  });

  test('no word of the data shows through', () => {
    const ids = new Set<string>();
    collect([...cards, content.map], ids);
    none(
      texts.flatMap((text) =>
        (plain(text).match(/[a-z\d]+(-[a-z\d]+)+/g) ?? []).filter((word) => ids.has(word)).map((word) => `${word} in "${text}"`),
      ),
    );
  });

  test('a and an, one and many', () => {
    const things =
      'card|job|token|sector|part|passenger|fugitive|warrant|good|space|player|time|team|action|bount|alert|die|roll|contact|hour|upgrade slot|timer token';
    none(texts.filter((text) => /\ba [aeio]|\ban [^aeiouAEIOU]/.test(plain(text))));
    none(
      texts.filter((text) =>
        new RegExp(`(?<![-\\d])1 ((more|other|new|inactive|active|hold|stash|Misbehave|goal) )?(${things})(s|ies)\\b`).test(plain(text)),
      ),
    );
    none(
      texts.filter((text) =>
        new RegExp(`\\b([2-9]|\\d\\d+) ((more|other|new|inactive|active|hold|stash|Misbehave|goal) )?(${things})\\b(?! or)`).test(
          plain(text),
        ),
      ),
    );
  });

  test('no word is doubled', () => {
    none(texts.filter((text) => /\b(\w+) \1\b/i.test(plain(text))));
  });
});

describe('icons', () => {
  test('all braces are icons that can be drawn', () => {
    none(texts.filter((text) => /[{}]/.test(plain(text))));
  });

  test('every icon is used', () => {
    const used = new Set(texts.flatMap((text) => parts(text).flatMap(({ icon }) => icon ?? [])));
    expect(ICONS.filter((icon) => !used.has(icon))).toEqual([]);
  });

  test('parts are text and icons in order, and plain reads them out', () => {
    const text = 'Pay $1,000 per {warrant}, or load 2 {passengers}.';
    expect(parts(text)).toEqual([
      { text: 'Pay $1,000 per ' },
      { icon: 'warrant', text: 'warrant' },
      { text: ', or load 2 ' },
      { icon: 'passengers', text: 'passengers' },
      { text: '.' },
    ]);
    expect(plain(text)).toBe('Pay $1,000 per warrant, or load 2 passengers.');
    expect(parts('{part}')).toEqual([{ icon: 'parts', text: 'part' }]);
    expect(parts('{nonsense}')).toEqual([{ text: '{nonsense}' }]);
    expect(parts('')).toEqual([]);
  });
});

describe('names', () => {
  test('every sector has a name of its own', () => {
    const names = content.map.sectors.map(({ id }) => nameOf(id));
    expect(new Set(names).size).toBe(names.length);
    expect(nameOf('persephone')).toBe('Persephone');
    expect(nameOf('border-2-06')).toBe('Border space 2-06');
    expect(nameOf('white-sun-2-01')).toBe('White Sun 2-01');
  });

  test('a crew goes by card or by group, a contact and a card by id', () => {
    expect(nameOf('jayne')).toBe('Jayne');
    expect(nameOf('scrapper')).toBe('Scrapper');
    expect(nameOf('higgins')).toBe('Magistrate Higgins');
    expect(() => nameOf('nobody')).toThrow('nobody');
  });
});

/** The same data in the same words, whatever the order of its keys. */
function sorted(data: unknown): string {
  return JSON.stringify(data, (_key, value) =>
    isObject(value) && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}

/** All strings with a hyphen: ids and words of the card language. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string' && /^[a-z\d]+(-[a-z\d]+)+$/.test(value)) into.add(value);
  else if (isObject(value)) for (const item of Object.values(value)) collect(item, into);
}
