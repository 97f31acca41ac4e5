import { idle } from '../../../src/client/misbehavin/decision/idle';
import { type Has, scene } from '../../misbehavin/scenario';

/** What the one attacked does by itself; undefined: they are asked. */
function answered(rival: Has): string | undefined {
  const s = scene({ me: { hand: ['se-mal', 'se-zoe'] }, rival });
  s.play('pickFight')
    .play('commit', 'se-mal')
    .play('nab', rival.tableau![0] as string)
    .play('commit', 'se-zoe')
    .play('hold');
  expect(s.turn).toBe('1');
  return idle(s.match.view('1'), '1', s.match.legal('1'))?.move;
}

test('who can turn the fight is asked', () => {
  expect(answered({ hand: ['nk-thug', 'nk-thug~2'], tableau: ['nk-crow'] })).toBeUndefined();
});

test('who could only throw cards after a lost one passes', () => {
  expect(answered({ hand: ['nk-thug'], tableau: ['nk-thug~2'] })).toBe('hold');
});

test('who is asked has more than meets the eye: another copy, a token on a card, a card that does more in the display', () => {
  expect(answered({ hand: ['nk-thug', 'nk-thug~2'], tableau: ['nk-thug~3'] })).toBeUndefined();
  const strong: Has['tableau'] = [{ ref: 'nk-thug~2', tokens: [{ n: 1, until: 'leaves-play' }] }];
  expect(answered({ tableau: ['nk-thug', ...strong] })).toBeUndefined();
  expect(answered({ hand: ['bo-mercenary'], tableau: ['nk-thug'] })).toBeUndefined();
});

test('who is ahead passes: they are asked again should that change', () => {
  expect(answered({ hand: ['nk-thug'], tableau: ['nk-skyplex'] })).toBe('hold');
});

test('an attacker decides for himself', () => {
  const s = scene({ me: { hand: ['se-mal', 'se-zoe'] }, rival: { tableau: ['nk-crow'] } }).attack('se-mal', 'nab', 'nk-crow');
  expect(idle(s.match.view('0'), '0', s.match.legal('0'))).toBeUndefined();
});
