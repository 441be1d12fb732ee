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
    // A task later: it has the styles of the whole page worked out, which would hold up what is just being drawn.
    const lifting = setTimeout(lift, 0, region);
    follow();
    const stop = followModals(follow);
    return () => {
      clearTimeout(lifting);
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
