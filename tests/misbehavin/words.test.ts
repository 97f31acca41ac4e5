import { Match } from '../../src/engine/match';
import { episodes, factions, market, reavers, starting, supply } from '../../src/misbehavin/content';
import { misbehavin } from '../../src/misbehavin/rules';
import { cardText, episodeText, logLine, moveWords, question, verseText } from '../../src/misbehavin/words';
import { playOn, TABLES } from './ramble';

const isSentence = (text: string) => expect(text).toMatch(/^(⚡ )?[\p{Lu}\d][^{}]*[.!?]$/u);

test('every ability, step and episode is told in sentences made from its data', () => {
  const cards = [...Object.values(starting).flat(), ...Object.values(market).flat(), ...supply, ...reavers];
  for (const card of cards) {
    const lines = cardText(card.id);
    expect(lines.length).toBeGreaterThanOrEqual(card.abilities?.length ?? 0);
    for (const line of lines) isSentence(line);
  }
  for (const { id } of factions) for (const line of verseText(id).steps) isSentence(line);
  for (const { id } of episodes) for (const line of episodeText(id)) isSentence(line);
  expect(cardText('se-wash')).toEqual([
    'While you defend, trigger this card, trigger a set ship in your tableau without effect: evade the fight.',
  ]);
  expect(cardText('ri-enforcer')).toEqual(['⚡ The other player chooses: they pay you 2 credits, or they discard 1 card from hand.']);
});

test('every move, question and event of whole games has words', () => {
  TABLES.forEach((options, i) => {
    const match = Match.start(misbehavin, `words ${i}`, 2 + (i % 3), { ...options, turnCap: 12 });
    const name = (p: string) => `Player ${p}`;
    playOn(match, `words ${i}`, 3000, (player) => {
      for (const entry of match.G.log) isSentence(logLine(entry, name));
      expect(question(match.G.stack.at(-1)!)).toMatch(/^\p{Lu}/u);
      const words = match.legal(player).map((move) => moveWords(match.G, move, name));
      for (const [n, text] of words.entries()) {
        expect(text).toMatch(/^\p{Lu}|^\d|^⚡/u);
        expect(text).not.toMatch(/undefined|\bsu-|\bse-/);
        expect(text).not.toBe(match.legal(player)[n]?.move);
      }
    });
  });
});
