import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that takes its row off a list goes with it, and the focus with the button. Say `leaving` when a row is about to
 * go: once the list is another, the focus comes to the place, unless it is somewhere by then.
 */
export function useKeptFocus<Place extends HTMLElement>(
  list: unknown,
): { place: RefObject<Place | null>; leaving: () => void } {
  const place = useRef<Place>(null);
  /** What had the focus when its row was about to go. Some browsers give none to a button that is pressed. */
  const left = useRef<Element>(null);
  useEffect(() => {
    // Of several rows another went.
    if (left.current === document.activeElement && left.current !== document.body) return;
    if (left.current && document.activeElement === document.body) place.current?.focus();
    left.current = null;
  }, [list]);
  return { place, leaving: () => (left.current = document.activeElement) };
}
