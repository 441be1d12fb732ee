import { useEffect, useRef } from 'react';
import type { Body } from '../link/body.ts';
import type { LinkStatus, ZoneLink } from '../link/ZoneLink.ts';

/** Farther than this one has walked on while the connection was gone. */
const WALKED_ON = 0.5;

/** Whoever comes back after a break stands where the others last saw them, unless they have walked on meanwhile. */
export function useReturn(link: ZoneLink, body: Body | null, status: LinkStatus): void {
  const lostAt = useRef<{ x: number; z: number } | null>(null);
  useEffect(() => {
    if (!body) return;
    const { walker } = body;
    if (status === 'away') lostAt.current ??= { x: walker.x, z: walker.z };
    if (status !== 'inside') return;
    const lost = lostAt.current;
    lostAt.current = null;
    const spot = link.takeReturn();
    if (!spot || (lost && Math.hypot(walker.x - lost.x, walker.z - lost.z) > WALKED_ON)) return;
    body.goTo(spot[0], spot[2], spot[3]);
  }, [link, body, status]);
}
