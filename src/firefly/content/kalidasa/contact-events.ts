// biome-ignore-all lint/suspicious/noThenProperty: a word of the card language; cards are never awaited
import type { ContactEvent } from '../types';

export const contactEvents: ContactEvent[] = [
  {
    id: 'corvette-contact', set: 'kalidasa',
    needs: [{ outlaw: true }],
    effects: [
      { do: 'remove-crew', who: 'wanted', n: 1, preventedBy: 'wanted-protection' },
      { do: 'lose', goods: { fugitives: 'all' }, where: 'hold' },
      { do: 'if', needs: [{ flying: true }], then: [{ do: 'full-stop' }] },
    ],
  },
];
