import { useId } from 'react';
import { several } from '../../../engine/english';
import { episodes, setups, supply } from '../../../misbehavin/content';
import type { Side } from '../../../misbehavin/content/types';
import { misbehavin } from '../../../misbehavin/rules';
import { episodeText } from '../../../misbehavin/words';
import type { FieldsProps, TableSetup } from '../../games/table-game';
import { LengthField } from '../../start/LengthField';

/** What can be asked for when a table is set up. */
export interface Asked {
  factions: 'random' | 'choose';
  side: Side;
  supply: string;
  /** '' for none. */
  episode: string;
  reavers: boolean;
  catchUp: boolean;
  turnCap: number;
}

const CAPS = [60, 5, 10, 20, 0];
const usual: Asked = { factions: 'choose', side: 'A', supply: 'default', episode: '', reavers: false, catchUp: false, turnCap: 60 };
type Props = FieldsProps<Asked>;

/** An episode prescribes side, supply and Reavers. */
function fitting(asked: Asked): Asked {
  const episode = episodes.find(({ id }) => id === asked.episode);
  return episode ? { ...asked, side: episode.boardSide, supply: episode.supply, reavers: episode.reavers } : asked;
}

const setNames = (slots: object): string =>
  Object.values(slots)
    .map((set) => supply.find(({ supplySet }) => supplySet === set)?.name ?? set)
    .join(', ');

function Fields({ asked, onChange }: Props) {
  const id = useId();
  const { episode } = asked;
  return (
    <>
      <fieldset>
        <legend>Episode</legend>
        <label htmlFor={`${id}episode`}>What it is about</label>
        <select id={`${id}episode`} value={episode} onChange={(event) => onChange({ ...asked, episode: event.target.value })}>
          <option value="">No episode: power wins</option>
          {episodes.map(({ id: one, name }) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
        {episode !== '' && (
          <ul className="summary">
            {episodeText(episode).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <label htmlFor={`${id}factions`}>Factions</label>
        <select
          id={`${id}factions`}
          value={asked.factions}
          onChange={(event) => onChange({ ...asked, factions: event.target.value as Asked['factions'] })}
        >
          <option value="choose">Chosen at the table</option>
          <option value="random">Dealt at random</option>
        </select>
      </fieldset>
      <fieldset disabled={episode !== ''}>
        <legend>Boards</legend>
        <label htmlFor={`${id}supply`}>Supply</label>
        <select id={`${id}supply`} value={asked.supply} onChange={(event) => onChange({ ...asked, supply: event.target.value })}>
          {setups.map(({ id: one, name, slots }) => (
            <option key={one} value={one}>
              {name}: {setNames(slots)}
            </option>
          ))}
          <option value="draft">Chosen at the table</option>
        </select>
        <label htmlFor={`${id}side`}>Player boards</label>
        <select id={`${id}side`} value={asked.side} onChange={(event) => onChange({ ...asked, side: event.target.value as Side })}>
          <option value="A">Side A</option>
          <option value="B">Side B: more room, less power needed</option>
        </select>
        <label className="check">
          <input type="checkbox" checked={asked.reavers} onChange={() => onChange({ ...asked, reavers: !asked.reavers })} />
          Reavers in the rim
        </label>
        {episode !== '' && <p className="quietly">The episode says so.</p>}
      </fieldset>
    </>
  );
}

function More({ asked, onChange }: Props) {
  return (
    <>
      <LengthField turnCap={asked.turnCap} caps={CAPS} onChange={(turnCap) => onChange({ ...asked, turnCap })} />
      <label className="check">
        <input type="checkbox" checked={asked.catchUp} onChange={() => onChange({ ...asked, catchUp: !asked.catchUp })} />A credit more for
        those who do not begin
      </label>
    </>
  );
}

/** What a list of tables says of one. */
function about(options: unknown, players: number): string {
  const { episode: id, side, reavers } = (options ?? {}) as Partial<Asked>;
  const episode = episodes.find((one) => one.id === id);
  return [
    several(players, 'player'),
    ...(episode ? [episode.name] : []),
    ...(side === 'B' ? ['side B'] : []),
    ...(reavers ? ['Reavers'] : []),
  ].join(', ');
}

export const setup: TableSetup<Asked> = { usual, fitting, maxPlayers: () => misbehavin.maxPlayers, Fields, More, about };
