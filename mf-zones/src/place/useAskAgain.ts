import { useShell } from '@plaza/shell-contract';
import { useEffect } from 'react';

/** Nobody tells a page before a zone that the zone has changed: it asks after a break, and when somebody is back at it. */
export function useAskAgain(ask: (() => void) | undefined): void {
  const { hub } = useShell();
  useEffect(() => {
    if (!ask) return undefined;
    const leaving = new AbortController();
    let isThere = false;
    hub.state$.subscribe({ next: (state) => (isThere = state === 'connected') }).unsubscribe();
    const caughtUp = hub.sync().subscribe({
      next() {
        // What the page shows was asked for just before its first connection.
        if (isThere) ask();
        isThere = true;
      },
    });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask(), {
      signal: leaving.signal,
    });
    return () => {
      leaving.abort();
      caughtUp.unsubscribe();
    };
  }, [hub, ask]);
}
