import { changeSettings, useSettings } from '../settings/settings';
import { type Boxed, boxes, boxNamed } from '.';

/** The game somebody chose last on this device. */
export const useChosenGame = (): Boxed => boxNamed(useSettings().game) ?? boxes[0];

/** Which game is played; with only one there is nothing to choose. */
export function GameChoice() {
  const chosen = useChosenGame();
  if (boxes.length < 2) return null;
  return (
    <fieldset className="game-choice">
      <legend>Game</legend>
      {boxes.map(({ name, title, blurb }) => (
        <label key={name}>
          <input type="radio" name="game" value={name} checked={chosen.name === name} onChange={() => changeSettings({ game: name })} />
          <b>{title}</b> <small>{blurb}</small>
        </label>
      ))}
    </fieldset>
  );
}
