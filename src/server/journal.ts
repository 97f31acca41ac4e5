type Fact = string | number | boolean | null | undefined;

/** One line of JSON for each thing that happens. Only what is named goes in: no request bodies, no credentials, no state. */
export type Journal = (event: string, facts?: Readonly<Record<string, Fact>>) => void;

export const silent: Journal = () => {};

export const toStdout: Journal = (event, facts = {}) =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);

/** What went wrong, short enough for a line. */
export const problemOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
