/** The part of a JSON Patch (RFC 6902) that `difference` uses. */
export type Operation =
  | { op: 'add'; path: string; value: unknown }
  | { op: 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const step = (path: string, key: string | number): string =>
  `${path}/${typeof key === 'string' && /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key}`;

/** Only a field of its own counts: a key such as `valueOf` is found on every object. */
const field = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

/**
 * The operations that make `after` out of `before`, both plain JSON. Parts that are the same object are not looked into, and a list is
 * taken as changed in one place: piles lose cards at the end, hands somewhere in the middle.
 */
export function difference(before: unknown, after: unknown): Operation[] {
  const operations: Operation[] = [];
  compare(before, after, '', operations);
  return operations;
}

function compare(before: unknown, after: unknown, path: string, operations: Operation[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, operations);
  else if (isFields(before) && isFields(after)) compareFields(before, after, path, operations);
  else operations.push({ op: 'replace', path, value: after });
}

function compareFields(before: Fields, after: Fields, path: string, operations: Operation[]): void {
  // What is the same is passed over first: that is nearly everything, and has nothing to be looked up.
  for (const key in before) {
    const old = before[key];
    if (old !== after[key] && old !== undefined && field(after, key) === undefined)
      operations.push({ op: 'remove', path: step(path, key) });
  }
  for (const key in after) {
    const value = after[key];
    if (value === before[key] || value === undefined) continue;
    const old = field(before, key);
    if (old === undefined) operations.push({ op: 'add', path: step(path, key), value });
    else compare(old, value, step(path, key), operations);
  }
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: string, operations: Operation[]): void {
  let start = 0;
  let end = before.length;
  let newEnd = after.length;
  while (start < end && start < newEnd && same(before[start], after[start])) start++;
  while (end > start && newEnd > start && same(before[end - 1], after[newEnd - 1])) {
    end--;
    newEnd--;
  }
  const both = Math.min(end, newEnd);
  if (end - start === newEnd - start) {
    for (let i = start; i < both; i++) if (before[i] !== after[i]) compare(before[i], after[i], step(path, i), operations);
    return;
  }
  for (let i = end; i > start; i--) operations.push({ op: 'remove', path: step(path, i - 1) });
  for (let i = start; i < newEnd; i++) operations.push({ op: 'add', path: step(path, i), value: after[i] });
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  for (const key in a) if (a[key] !== b[key] && !same(a[key], field(b, key))) return false;
  for (const key in b) if (a[key] !== b[key] && b[key] !== undefined && field(a, key) === undefined) return false;
  return true;
}

/** What operations make of a value, as a client sees it; the value stays as it was. Throws where there is nothing to replace or remove. */
export const applied = <T>(value: T, operations: readonly Operation[]): T =>
  operations.reduce<unknown>((at, operation) => {
    const [, ...keys] = operation.path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    return appliedAt(at, keys, operation);
  }, value) as T;

function appliedAt(value: unknown, [key, ...deeper]: readonly string[], operation: Operation): unknown {
  if (key === undefined) return operation.op === 'remove' ? undefined : operation.value;
  const isNew = operation.op === 'add' && deeper.length === 0;
  if (Array.isArray(value)) {
    const at = Number(key);
    if (!isNew && !(at in value)) throw new Error(`nothing to ${operation.op} at ${operation.path}`);
    if (isNew) return value.toSpliced(at, 0, operation.value);
    return operation.op === 'remove' && deeper.length === 0
      ? value.toSpliced(at, 1)
      : value.with(at, appliedAt(value[at], deeper, operation));
  }
  if (!isFields(value) || !(isNew || Object.hasOwn(value, key))) throw new Error(`nothing to ${operation.op} at ${operation.path}`);
  if (operation.op !== 'remove' || deeper.length > 0) return { ...value, [key]: appliedAt(value[key], deeper, operation) };
  const { [key]: _removed, ...rest } = value;
  return rest;
}
