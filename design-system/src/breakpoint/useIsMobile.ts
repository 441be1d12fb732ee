import { useSyncExternalStore } from 'react';
import { mobileQuery } from './mobileMaxWidth.ts';

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
