import { useShell } from '@plaza/shell-contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type LinkState, ZoneLink } from '../link/ZoneLink.ts';

/** A stay in the zone of an address, for as long as it is on screen. */
export function useZoneLink(path: string): { link: ZoneLink; state: LinkState } {
  const { hub } = useShell();
  const link = useMemo(() => new ZoneLink({ hub, path }), [hub, path]);
  useEffect(() => {
    link.open();
    // A tab that is closed says so; else the others would see it stand there until its connection is given up.
    const leaving = new AbortController();
    window.addEventListener('pagehide', () => link.close(), { signal: leaving.signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && link.open(), {
      signal: leaving.signal,
    });
    return () => {
      leaving.abort();
      link.close();
    };
  }, [link]);
  return { link, state: useSyncExternalStore(link.subscribe, link.snapshot) };
}
