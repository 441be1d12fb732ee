import { useSyncExternalStore } from 'react';

/**
 * How much of the window's lower end the keyboard of a phone covers. Most browsers lay it over the page and tell nobody:
 * for them the window is as tall as before, in all units.
 */
export function useCovered(): number {
  return useSyncExternalStore(follow, coveredPx);
}

function coveredPx(): number {
  const seen = window.visualViewport;
  // Who zooms in sees less of the page too, and has no keyboard in front of it.
  if (!seen || seen.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}

function follow(hear: () => void): () => void {
  const leaving = new AbortController();
  for (const type of ['resize', 'scroll'] as const)
    window.visualViewport?.addEventListener(type, hear, { signal: leaving.signal });
  return () => leaving.abort();
}
