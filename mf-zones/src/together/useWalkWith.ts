import type { ZonePerson } from '@plaza/api-contract';
import { useEffect, useState } from 'react';
import type { Body } from '../link/body.ts';
import type { PeerSample } from '../link/Peers.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';

/** Going along with a friend, until one moves oneself or they leave. */
export function useWalkWith(link: ZoneLink, body: Body | null, people: readonly ZonePerson[]) {
  const [id, setId] = useState<number | null>(null);
  const leader = people.find((person) => person.id === id);
  useEffect(() => link.on('left', (gone) => setId((now) => (now === gone.id ? null : now))), [link]);
  useEffect(() => {
    if (id === null) return undefined;
    const sample: PeerSample = { x: 0, y: 0, z: 0, yaw: 0, speed: 0, gesture: 0, talks: false, away: false };
    return body?.walkWith?.(
      () => (link.peers.read(id, performance.now(), sample) ? sample : null),
      () => setId(null),
    );
  }, [link, body, id]);
  return { leader, walkWith: setId };
}
