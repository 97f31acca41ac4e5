import type { Band, Test, TestBonus } from '../content/types';
import { per } from './count';
import { effects } from './effect';
import { list, range, sentence, signed } from './english';
import { withClause } from './need';

/** "{fight} test, kosherized: 1-5 botch; 6+ proceed" */
export function test(of: Test): string {
  return `${head(of)}: ${bands(of.bands)}`;
}

/** The same inside something else: "{fight} test (1-5 botch; 6+ proceed)" */
export function nestedTest(of: Test): string {
  return `${head(of)} (${bands(of.bands)})`;
}

/** A test by itself, as a sentence. */
export function testText(of: Test): string {
  return sentence(test(of));
}

/** What is tested, and what counts. */
export function head(of: Test): string {
  const skill =
    of.skill === 'random'
      ? `test of a rolled skill (${(of.skillRoll ?? []).map((roll) => `${range(roll.min, roll.max)} {${roll.skill}}`).join(', ')})`
      : `${list(typeof of.skill === 'string' ? [`{${of.skill}}`] : of.skill.map((one) => `{${one}}`), 'or')} ${of.boarding ? 'boarding test' : 'test'}`;
  return [
    skill,
    ...(of.kosherized ? ['kosherized'] : []),
    ...(of.oneCrew ? ['by one crew alone'] : []),
    ...(of.bribes ? ['bribes welcome'] : []),
    ...(of.bonus ?? []).map(bonus),
  ].join(', ');
}

function bonus(of: TestBonus): string {
  return [signed(of.add), ...(of.per ? [per(of.per)] : []), ...(of.needs?.length ? [withClause(of.needs)] : [])].join(' ');
}

/** "1-5 botch; 6+ proceed" */
export function bands(of: readonly Band[]): string {
  return of.map(band).join('; ');
}

/** "6+ load 2 {cargo}, then proceed" */
export function band(of: Band): string {
  const outcome = of.effects.length ? effects(of.effects) : 'nothing happens';
  return `${range(of.min, of.max)} ${of.salvage ? 'Salvage Op, ' : ''}${outcome}`;
}

/** A band by itself, as a sentence. */
export function bandText(of: Band): string {
  return sentence(band(of));
}
