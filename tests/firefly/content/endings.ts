import type { Effect, EffectName, Option, Test } from '../../../src/firefly/content/types';

/** What ends a way through a card; `another-card` is a misbehave card drawn in place of this one. */
export type Ending = EffectName | 'another-card';
/** One way through a list of effects: the endings met, in order. */
export type Way = Ending[];

/** Every way through a list of effects, looking only at these endings. */
export function ways(effects: readonly Effect[], endings: readonly Ending[]): Way[] {
  let all: Way[] = [[]];
  for (const effect of effects) {
    const next = waysThrough(effect, endings);
    all = distinct(all.flatMap((way) => next.map((more) => [...way, ...more])));
  }
  return all;
}

/** Every way through an option, its test or its effects. */
export function waysOfOption(option: Option, endings: readonly Ending[]): Way[] {
  const paid = ways(option.cost ?? [], endings);
  const then = [...(option.test ? waysOfTest(option.test, endings) : []), ...(option.effects ? ways(option.effects, endings) : [])];
  return distinct(paid.flatMap((way) => then.map((more) => [...way, ...more])));
}

/** Every way through a test. */
export function waysOfTest(test: Test, endings: readonly Ending[]): Way[] {
  return distinct(test.bands.flatMap((band) => ways(band.effects, endings)));
}

function waysThrough(effect: Effect, endings: readonly Ending[]): Way[] {
  const through = (effects: readonly Effect[] = []) => ways(effects, endings);
  const all: Way[] = effect.may ? [[]] : [];
  switch (effect.do) {
    case 'if':
    case 'roll-against':
      all.push(...through(effect.then), ...through(effect.else));
      break;
    case 'choose':
      all.push(...effect.options.flatMap((option) => waysOfOption(option, endings)));
      break;
    case 'test':
      all.push(...waysOfTest(effect.test, endings));
      break;
    case 'roll':
      all.push(...effect.bands.flatMap((band) => through(band.effects)));
      break;
    case 'gamble':
      all.push([], ...through(effect.win), ...through(effect.each));
      break;
    case 'for-each':
      all.push([], ...through(effect.effects));
      break;
    case 'wanted-roll':
      all.push(...through(effect.anySeized), ...through(effect.noneSeized));
      break;
    case 'seize-gear':
      all.push([], ...through(effect.ifAny), ...through(effect.carriers));
      break;
    case 'split-crew':
      // A team's own botch or warrant is caught; a warrant that is passed on ends it for all.
      all.push(...through([...(effect.teamWithoutLeader ?? []), ...effect.after]));
      if (effect.teamWarrant) all.push(...through(effect.teamWarrant));
      break;
    case 'draw-misbehave':
      all.push(effect.instead && endings.includes('another-card') ? ['another-card'] : []);
      break;
    default:
      all.push(endings.includes(effect.do) ? [effect.do] : []);
  }
  return distinct(all);
}

function distinct(all: Way[]): Way[] {
  return [...new Map(all.map((way) => [way.join(' '), way])).values()];
}
