import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that takes its row off a list goes with it, and the focus with the button. Say `leaving` when a row is about to
 * go: once the list is another, the focus comes to the place, unless it is somewhere by then.
 */
export function useKeptFocus<Place extends HTMLElement>(
  list: unknown,
): { place: RefObject<Place | null>; leaving: () => void } {
  const place = useRef<Place>(null);
  /** How many are about to go: each of them with a change of its own, or all with one. */
  const left = useRef(0);
  useEffect(() => {
    if (left.current === 0) return;
    left.current -= 1;
    if (document.activeElement !== document.body) return;
    left.current = 0;
    place.current?.focus();
  }, [list]);
  return { place, leaving: () => (left.current += 1) };
}
