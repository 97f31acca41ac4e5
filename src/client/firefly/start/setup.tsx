import { useId } from 'react';
import { several } from '../../../engine/english';
import { setupCard, storyCard } from '../../../firefly/cards';
import type { SetId } from '../../../firefly/content/types';
import { firefly } from '../../../firefly/rules';
import { canBeLonger, maxPlayers, SETS, setupsFor, storiesFor } from '../../../firefly/setup/options';
import { cardText } from '../../../firefly/words/card';
import { plain } from '../../../firefly/words/markup';
import type { FieldsProps, TableSetup } from '../../games/table-game';
import { LengthField } from '../../start/LengthField';

/** What can be asked for when a table is set up. */
export interface Asked {
  sets: SetId[];
  /** Null for the usual one, '' to choose at the table. */
  story: string | null;
  setup: string;
  beginner: boolean;
  bounties: boolean;
  piracy: boolean;
  longer: boolean;
  turnCap: number;
}

const usual: Asked = {
  sets: ['base'],
  story: null,
  setup: 'standard',
  beginner: false,
  bounties: true,
  piracy: true,
  longer: false,
  turnCap: 0,
};
const CAPS = [0, 5, 10, 20, 40];

/** A choice that does not fit the boxes or the players gives way to the usual one. */
function fitting(asked: Asked, players: number): Asked {
  const { sets, setup, bounties } = asked;
  const isPlayable = ({ story }: Asked) => story === '' || storiesFor(sets, players, bounties).some(({ id }) => id === story);
  const story = isPlayable(asked) ? asked.story : firefly.options({ sets }, players).story;
  return {
    ...asked,
    story,
    longer: asked.longer && isLong(story),
    setup: setupsFor(sets, players).some(({ id }) => id === setup) ? setup : 'standard',
  };
}

/** Whether a story can be played for a larger sum; one that is yet to be chosen may be. */
const isLong = (story: string | null): boolean => story === '' || (story !== null && canBeLonger(storyCard(story)));

type Props = FieldsProps<Asked>;

function StoryFields({ asked, players, onChange }: Props) {
  const id = useId();
  const { sets, setup, bounties } = asked;
  const story = asked.story ?? '';
  return (
    <fieldset>
      <legend>Story</legend>
      <label htmlFor={`${id}story`}>What it is about</label>
      <select id={`${id}story`} value={story} onChange={(event) => onChange({ ...asked, story: event.target.value })}>
        {storiesFor(sets, players, bounties).map((card) => (
          <option key={card.id} value={card.id}>
            {card.name}
          </option>
        ))}
        <option value="">Choose at the table</option>
      </select>
      {story !== '' && <Summary lines={cardText(storyCard(story)).lines.map(({ text }) => text)} />}
      <label htmlFor={`${id}setup`}>Setup card</label>
      <select id={`${id}setup`} value={setup} onChange={(event) => onChange({ ...asked, setup: event.target.value })}>
        {setupsFor(sets, players).map((card) => (
          <option key={card.id} value={card.id}>
            {card.name}
          </option>
        ))}
      </select>
      <Summary lines={cardText(setupCard(setup)).lines.map(({ text }) => text)} />
    </fieldset>
  );
}

function BoxFields({ asked, onChange }: Props) {
  const { sets } = asked;
  const toggle = (set: SetId) => onChange({ ...asked, sets: sets.includes(set) ? sets.filter((one) => one !== set) : [...sets, set] });
  return (
    <fieldset className="boxes">
      <legend>Boxes</legend>
      {SETS.map((set) => (
        <label key={set.id} className="check">
          <input type="checkbox" checked={sets.includes(set.id)} disabled={set.id === 'base'} onChange={() => toggle(set.id)} />
          {set.name}
        </label>
      ))}
    </fieldset>
  );
}

function LengthFields({ asked, onChange }: Props) {
  return (
    <>
      <LengthField turnCap={asked.turnCap} caps={CAPS} onChange={(turnCap) => onChange({ ...asked, turnCap })} />
      {isLong(asked.story) && <Check of="longer" words="A longer game: more money to win" {...{ asked, onChange }} />}
      <Check of="beginner" words="Gentle starting jobs for a first game" {...{ asked, onChange }} />
      {asked.sets.includes('pirates') && (
        <>
          <Check of="bounties" words="With bounties" {...{ asked, onChange }} />
          <Check of="piracy" words="With piracy" {...{ asked, onChange }} />
        </>
      )}
    </>
  );
}

function Check({
  of,
  words,
  asked,
  onChange,
}: Pick<Props, 'asked' | 'onChange'> & { of: 'longer' | 'beginner' | 'bounties' | 'piracy'; words: string }) {
  return (
    <label className="check">
      <input type="checkbox" checked={asked[of]} onChange={() => onChange({ ...asked, [of]: !asked[of] })} />
      {words}
    </label>
  );
}

function Summary({ lines }: { lines: readonly string[] }) {
  return (
    <details className="summary">
      <summary>What it says</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{plain(line)}</li>
        ))}
      </ul>
    </details>
  );
}

/** What a list of tables says of one. */
function about(options: unknown, players: number): string {
  const { story, sets } = (options ?? {}) as { story?: string; sets?: string[] };
  const boxes = (sets?.length ?? 1) - 1;
  return [several(players, 'captain'), storyName(story), ...(boxes > 0 ? [several(boxes, 'expansion')] : [])].join(', ');
}

function storyName(story: string | undefined): string {
  if (!story) return 'a story chosen at the table';
  try {
    return storyCard(story).name;
  } catch {
    return 'an unknown story';
  }
}

export const setup: TableSetup<Asked> = {
  usual,
  fitting,
  maxPlayers: ({ sets }) => maxPlayers(sets),
  Fields: (props) => (
    <>
      <StoryFields {...props} />
      <BoxFields {...props} />
    </>
  ),
  More: LengthFields,
  about,
};
