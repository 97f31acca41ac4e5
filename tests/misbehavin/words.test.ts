import { Match } from '../../src/engine/match';
import { episodes, factions, market, reavers, starting, supply } from '../../src/misbehavin/content';
import { misbehavin } from '../../src/misbehavin/rules';
import { cardText, episodeText, logLine, moveWords, question, verseText } from '../../src/misbehavin/words';
import { playOn, TABLES } from './ramble';
import { type Scene, scene } from './scenario';

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

test('what happens to others is told of them, and who is made to choose is told what it means for them', () => {
  expect(cardText('ri-mudworks')).toEqual(['⚡ Gain 2 credits, then each other player gains 1 credit.']);
  expect(cardText('rv-raiders')[0]).toBe('When turned up, each player adds 1 copy of The Black to their recycle pile.');
  const s = scene({ me: { tableau: ['ri-enforcer'] }, rival: { hand: ['nk-thug', 'nk-crow'], credits: 2 } });
  s.play('trigger', 'ri-enforcer');
  expect(question(s.G.stack.at(-1)!)).toBe('Debt Enforcer: what do you choose?');
  const name = (p: string) => `Player ${p}`;
  expect(s.match.legal('1').map((move) => moveWords(s.G, move, name))).toEqual(['Pay Player 0 2 credits.', 'Discard 1 card from hand.']);
});

test('a button says what is paid: credits and tokens', () => {
  const s = scene({ me: { hand: ['se-inara'], verse: 4, credits: 2 }, market: { core: ['co-training-house'], border: [], rim: [] } });
  s.play('makeDeal').play('commit', 'se-inara');
  const words = (move: string) => s.match.legal('0').flatMap((one) => (one.move === move ? [moveWords(s.G, one, String)] : []));
  expect(words('bargain').slice(0, 3)).toEqual([
    "Ask for Sihnon Training House, paying 2 credits and 1 'verse token",
    "Ask for Sihnon Training House, paying 1 credit and 2 'verse tokens",
    "Ask for Sihnon Training House, paying 3 'verse tokens",
  ]);
  s.play('abandon');
  expect(verseText('eavesdown').actions.at(-1)?.text).toBe('Gain 1 activation to make a deal only, once a turn.');
  expect(verseText('serenity').actions.at(-1)?.text).toBe('Evade the fight while you defend.');
});

test('the log tells what a card grants and adds', () => {
  const told = (s: Scene) => s.G.log.map((entry) => logLine(entry, (p) => `Player ${p}`));
  expect(told(scene({ me: { tableau: ['bo-persephone'] } }).play('trigger', 'bo-persephone'))).toEqual([
    'Player 0 triggered Persephone Port.',
    'Player 0 may recruit 1 more card this turn.',
  ]);
  expect(told(scene({ me: { tableau: ['bo-smuggler'] } }).play('trigger', 'bo-smuggler'))).toContain(
    'Player 0 gained 1 activation to make a deal only.',
  );
  const fight = scene({ me: { hand: ['se-mal'] }, rival: { tableau: ['nk-ledger', 'bo-armor'] } }).attack('se-mal', 'nab', 'nk-ledger');
  expect(told(fight.answer().play('useAbility', 'bo-armor', 0))).toContain('Player 1 added 3 to the strength.');
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
