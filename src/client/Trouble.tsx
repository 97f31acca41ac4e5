import type { ReactNode } from 'react';

/** A page for what cannot be shown: why, and what can be done about it. */
export function Trouble({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className="trouble">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <p className="ways">
        {children}
        <a href="#/">To the start page</a>
      </p>
    </main>
  );
}

/** For a part of the page that could not be fetched. */
export function Unreachable() {
  return <Trouble title="No connection" text="The server cannot be reached just now; nothing is lost, load the page again in a moment." />;
}
