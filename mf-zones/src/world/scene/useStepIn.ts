import { type RefObject, useEffect } from 'react';

/** The button that led in is gone. One walks with the keys at once, unless the focus is somewhere by then. */
export function useStepIn(stage: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (isReady && document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [stage, isReady]);
}
