import { type RefObject, useEffect } from 'react';

/** The button that led in is gone. One walks with the keys at once, unless the focus is at something by then. */
export function useStepIn(stage: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    // Whoever presses beside a button has the focus at the part of the page around it.
    const isAround = document.activeElement?.contains(stage.current) ?? true;
    if (isReady && isAround) stage.current?.focus({ preventScroll: true });
  }, [stage, isReady]);
}
