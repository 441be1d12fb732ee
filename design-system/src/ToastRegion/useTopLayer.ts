import { type RefObject, useLayoutEffect } from 'react';
import { followModals, topModal } from '../Dialog/modals.ts';

/**
 * Keeps the toasts on top, and within reach: while a modal is open the rest of the page is inert, so they move into it.
 * Shown also while there are none: ears need the live region before its words. A browser without popovers leaves them
 * where the sheet puts them.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const region = ref.current;
    const home = region?.parentElement;
    if (!region || !home) return undefined;
    const follow = () => {
      const place = topModal() ?? home;
      if (region.parentElement === place) return;
      place.append(region);
      lift(region);
    };
    lift(region);
    follow();
    const stop = followModals(follow);
    return () => {
      stop();
      home.append(region);
    };
  }, [ref]);

  // What goes full screen lies above all that was there before.
  useLayoutEffect(() => {
    if (count > 0 && document.fullscreenElement && ref.current) lift(ref.current);
  }, [ref, count]);
}

function lift(region: HTMLElement): void {
  region.hidePopover?.();
  region.showPopover?.();
}
