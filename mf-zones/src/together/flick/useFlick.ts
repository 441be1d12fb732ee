import { useEffect, useState } from 'react';
import type { ZoneLink } from '../../link/ZoneLink.ts';
import { type Flick, FLICK_MS, readFlick } from './flicks.ts';

/** The Flick that plays in the zone right now. */
export function useFlick(link: ZoneLink): Flick | null {
  const [flick, setFlick] = useState<Flick | null>(null);
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const off = link.on('flick', (news) => {
      const read = readFlick(news.flick);
      if (!read || read.isJoin) return;
      setFlick(read.flick);
      clearTimeout(end);
      end = setTimeout(() => setFlick(null), FLICK_MS);
    });
    return () => {
      off();
      clearTimeout(end);
    };
  }, [link]);
  return flick;
}
