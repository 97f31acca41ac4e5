import { useEffect, useEffectEvent } from 'react';

/** Keys pressed anywhere on the page, except while somebody writes or a window is open. */
export function useKeys(press: (key: string) => boolean): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLElement && event.target.closest('input:not([type=range]), select, textarea')) return;
      if (onPress(event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
