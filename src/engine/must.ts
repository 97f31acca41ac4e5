/** The value, or a clear error when something that the rules guarantee is missing. The error is only put into words when it comes to that. */
export function must<T>(value: T | undefined | null, what = 'value', which = ''): T {
  if (value === undefined || value === null) throw new Error(`missing ${what} ${which}`.trimEnd());
  return value;
}
