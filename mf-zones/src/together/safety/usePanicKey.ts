import { type RefObject, useEffect } from 'react';
import type { Safety } from './useSafety.ts';

const WRITING = 'input, textarea, select, [contenteditable]';

/** X freezes strangers, and lets them move again. Not while one writes. */
export function usePanicKey(zone: RefObject<HTMLElement | null>, { isFrozen, setFrozen }: Safety): void {
  useEffect(() => {
    const here = zone.current;
    if (!here) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest(WRITING) !== null;
      if (event.code !== 'KeyX' || event.repeat || isWriting) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      setFrozen(!isFrozen);
    };
    here.addEventListener('keydown', handleKey);
    return () => here.removeEventListener('keydown', handleKey);
  });
}
