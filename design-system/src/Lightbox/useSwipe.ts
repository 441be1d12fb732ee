import { type TouchEvent, useRef } from 'react';

/** So far a finger goes that means it. */
const SWIPE_PX = 48;

/**
 * The stroke of one finger: to the left leads on, to the right leads back. Two fingers look closer, and one on a page
 * that is enlarged looks around.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const begun = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      const isStroke = finger && touches.length === 1 && !isEnlarged();
      begun.current = isStroke ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = begun.current;
      const finger = changedTouches[0];
      begun.current = undefined;
      if (!from || !finger) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(x) > Math.max(SWIPE_PX, 2 * Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}
