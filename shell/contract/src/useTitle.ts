import { useLayoutEffect } from 'react';
import { useShell } from './ctx.ts';

/** Calls the page by what the screen shows: `useTitle(t.title)`. Undefined while that is not known yet. */
export function useTitle(title: string | undefined): void {
  const { sayTitle } = useShell();
  // With the screen, not after it: the shell must not take the page for one that has nothing to say.
  useLayoutEffect(() => sayTitle?.(title), [sayTitle, title]);
}
