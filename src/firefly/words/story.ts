import type { StoryCard } from '../content/types';
import { abilityText } from './ability';
import { list, range, said } from './english';
import { goalTexts } from './goal';
import { LEVEL } from './level';
import { type Line, lines } from './line';
import { setName } from './name';
import { setupTexts } from './setup';
import { winText } from './win';

/** A story, line by line. */
export function storyLines(story: StoryCard): Line[] {
  const note = said(
    story.players === 'solo' && 'For 1 player.',
    story.soloExcluded && 'Not to be played alone.',
    story.pvp && 'Players go after each other.',
    story.level && LEVEL[story.level],
    story.hours && `Takes ${range(...story.hours)} ${story.hours[1] === 1 ? 'hour' : 'hours'}.`,
    story.requires?.length ? `Needs ${list(story.requires.map(setName))}.` : '',
  );
  return [
    ...lines('note', [note.join(' ')]),
    ...lines('setup', setupTexts(story.setup ?? {})),
    ...lines(
      'ability',
      (story.abilities ?? []).map((ability) => abilityText(ability)),
    ),
    ...lines('goal', (story.goals ?? []).flatMap(goalTexts)),
    ...lines('win', [winText(story.win)]),
  ];
}
