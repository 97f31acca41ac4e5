/** So many results are kept at most, so that a server does not gather them for ever. */
const MOST = 200;

/**
 * Works something out once for equal keys: found by the key itself, which is quickest, or by its name where the key is a copy. What is handed
 * out is shared and must not be changed.
 */
export function once<Key extends object, T>(name: (key: Key) => string, workOut: (key: Key) => T): (key: Key) => T {
  const byKey = new WeakMap<Key, { result: T }>();
  const byName = new Map<string, { result: T }>();
  return (key) => {
    const known = byKey.get(key);
    if (known) return known.result;
    const called = name(key);
    const found = byName.get(called) ?? { result: workOut(key) };
    if (byName.size >= MOST) byName.clear();
    byName.set(called, found);
    byKey.set(key, found);
    return found.result;
  };
}
