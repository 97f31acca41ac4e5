import { useId } from 'react';
import { NAME_CHARACTERS, NAME_LENGTH } from '../../engine/names';

/** Where somebody says who they are. */
export function NameField({ name, onChange }: { name: string; onChange(name: string): void }) {
  const id = useId();
  return (
    <span className="name-field">
      <label htmlFor={id}>Your name</label>
      <input
        id={id}
        value={name}
        maxLength={NAME_LENGTH}
        required
        pattern={`(?=.*\\S)${NAME_CHARACTERS}`}
        title="A name has at least one letter, no angle brackets and nothing invisible"
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
