import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the toasts in the top layer, undimmed by an open dialog. There the last that came lies above the others, so news
 * under a dialog lifts the region again. Shown also while it is empty: ears need the live region before its words.
 * A browser without popovers leaves it where the sheet puts it.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, count: number): void {
  const isLifted = useRef(false);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || (isLifted.current && !document.querySelector('dialog[open]'))) return;
    // Hiding would drop the focus, and who is among the toasts sees them already.
    if (region.contains(document.activeElement)) return;
    if (isLifted.current) region.hidePopover?.();
    region.showPopover?.();
    isLifted.current = true;
  }, [ref, count]);
}
