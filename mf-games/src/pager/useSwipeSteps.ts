import { type PointerEvent, useRef } from 'react';

/** A finger that moved so far up or down has paged. */
const SWIPE_PX = 48;

/** Swipes on the rail beside the frame: up brings the next, down the one before. */
export function useSwipeSteps(onStep: (by: 1 | -1) => void) {
  const begin = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      begin.current = event.pointerType === 'touch' ? event.clientY : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = begin.current === undefined ? 0 : event.clientY - begin.current;
      begin.current = undefined;
      if (Math.abs(moved) >= SWIPE_PX) onStep(moved < 0 ? 1 : -1);
    },
  };
}
