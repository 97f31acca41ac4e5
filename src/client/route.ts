import { useSyncExternalStore } from 'react';

/** Where one is: the part of the address behind the #. */
const here = (): string => location.hash.replace(/^#\/?/, '');

export function useRoute(): string[] {
  const path = useSyncExternalStore((listener) => {
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, here);
  return path.split('/').map(decodeURIComponent);
}

export function go(...path: string[]): void {
  location.hash = `/${path.map(encodeURIComponent).join('/')}`;
}
