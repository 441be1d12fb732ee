import { useEffect, useState } from 'react';
import type { ZoneLink } from '../link/ZoneLink.ts';

const LOOK_MS = 250;

/** Who speaks right now, by their numbers: also those out of earshot, not those one does not want to hear. */
export function useSpeakers(link: ZoneLink, quiet: ReadonlySet<number>): readonly number[] {
  const [speakers, setSpeakers] = useState<readonly number[]>([]);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = [...link.peers.ids()].filter((id) => !quiet.has(id) && link.where(id)?.talks);
      if (link.talks) now.push(link.snapshot().you);
      setSpeakers((before) => (before.join() === now.join() ? before : now));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [link, quiet]);
  return speakers;
}
