import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that takes its row off a list goes with it, and the focus with the button. Say `leaving` when a row is about to
 * go: once the list is another, the focus comes to the place, unless it is somewhere by then.
 */
export function useKeptFocus<Place extends HTMLElement>(
  list: unknown,
): { place: RefObject<Place | null>; leaving: () => void } {
  const place = useRef<Place>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current && document.activeElement === document.body) place.current?.focus();
    isLeaving.current = false;
  }, [list]);
  return { place, leaving: () => (isLeaving.current = true) };
}
