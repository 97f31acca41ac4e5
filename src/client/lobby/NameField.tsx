import { useId } from 'react';

/** Where somebody says who they are. */
export function NameField({ name, onChange }: { name: string; onChange(name: string): void }) {
  const id = useId();
  return (
    <span className="name-field">
      <label htmlFor={id}>Your name</label>
      <input
        id={id}
        value={name}
        maxLength={32}
        required
        pattern=".*\S.*"
        title="A name has at least one letter"
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
