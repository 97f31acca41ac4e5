import type { Skill } from '../../../firefly/content/types';
import { Icon } from '../../icons/Icon';

const SKILLS = ['fight', 'tech', 'negotiate'] as const satisfies Skill[];
const SKILL: Record<Skill, string> = { fight: 'Fight', tech: 'Tech', negotiate: 'Negotiate' };

/** Points of a card, each a picture; read out as "2 Fight". */
export function Points({ of }: { of: { [S in Skill]?: number } }) {
  const skills = SKILLS.filter((skill) => of[skill]);
  return skills.map((skill) => (
    <span key={skill} className="points" role="img" aria-label={`${of[skill]} ${SKILL[skill]}`}>
      {Array.from({ length: of[skill] ?? 0 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Icon key={i} name={skill} />
      ))}
    </span>
  ));
}
