import { useState } from 'react';
import { Dialog } from '../Dialog';
import { changeSettings, MOTIONS, type Settings, SPEED, SPEEDS, THEMES, useSettings } from './settings';

const WORDS: Record<string, string> = {
  auto: 'As the device says',
  light: 'Light',
  dark: 'Dark',
  less: 'Less',
};

interface ChoiceProps<K extends keyof Settings> {
  legend: string;
  of: K;
  values: readonly Settings[K][];
}

function Choice<K extends 'theme' | 'speed' | 'motion'>({ legend, of, values }: ChoiceProps<K>) {
  const chosen = useSettings()[of];
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={of}
            value={value}
            checked={chosen === value}
            onChange={() => changeSettings({ [of]: value } as Pick<Settings, K>)}
          />
          {WORDS[value] ?? SPEED[value as keyof typeof SPEED]}
        </label>
      ))}
    </fieldset>
  );
}

/** How somebody is called to a table where others wait. */
function Calls() {
  const { sound, notify } = useSettings();
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    const isAllowed = notify || (await Notification.requestPermission()) === 'granted';
    setRefused(!isAllowed);
    if (isAllowed) changeSettings({ notify: !notify });
  };
  return (
    <fieldset className="choice">
      <legend>When it is your turn in a game online</legend>
      <label>
        <input type="checkbox" checked={sound} onChange={() => changeSettings({ sound: !sound })} />A sound
      </label>
      {'Notification' in window && (
        <label>
          <input type="checkbox" checked={notify} onChange={() => void ask()} />A notification while this page is in the background
        </label>
      )}
      {isRefused && <p role="alert">The browser does not let this page notify you; its own settings can change that.</p>}
    </fieldset>
  );
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { guide } = useSettings();
  return (
    <Dialog title="Settings" onClose={onClose}>
      <Choice legend="Colours" of="theme" values={THEMES} />
      <Choice legend="Bots play" of="speed" values={SPEEDS} />
      <Choice legend="Movement on the screen" of="motion" values={MOTIONS} />
      <Calls />
      <fieldset className="choice">
        <legend>First-game guide</legend>
        <label>
          <input type="checkbox" checked={guide} onChange={() => changeSettings({ guide: !guide })} />
          Explain each decision the first time it comes up
        </label>
        <button type="button" onClick={() => changeSettings({ guide: true, explained: [] })}>
          Explain everything again
        </button>
      </fieldset>
    </Dialog>
  );
}
