import { useSyncExternalStore } from 'react';

/** A window this wide or narrower is a phone's. Style sheets write it as `@media (width <= 768px)`. */
export const mobileMaxWidth = 768;

/** The same as a media query, for `matchMedia`. */
export const mobileQuery = `(width <= ${mobileMaxWidth}px)`;

/** Whether the window is as narrow as a phone's, now. For looks alone a media query in the sheet is better. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, isMobile, isMobile);
}

function isMobile(): boolean {
  return window.matchMedia(mobileQuery).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(mobileQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
