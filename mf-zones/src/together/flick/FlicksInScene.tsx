import { useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Visit } from '../../world/scene/Visit.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';
import { readFlick } from './flicks.ts';
import { Sparks } from './Sparks.ts';

/** So many at once: each is a call of the picture. */
const MOST = 6;
const JOIN_SHARE = 0.4;

/** The Flicks that play, in the picture. */
export function FlicksInScene({ visit, link }: { visit: Visit; link: ZoneLink }) {
  const playing = useRef<Sparks[]>([]);
  useEffect(() => {
    const { current } = playing;
    const off = link.on('flick', ({ id, flick: word }) => {
      const read = readFlick(word);
      const at = read && spotOf(visit, link, id);
      if (!read || !at || current.length >= MOST) return;
      const sparks = new Sparks(read.flick, at, read.isJoin ? JOIN_SHARE : 1);
      current.push(sparks);
      visit.group.add(sparks.points);
    });
    return () => {
      off();
      for (const sparks of current.splice(0)) sparks.dispose();
    };
  }, [visit, link]);
  useFrame((_, seconds) => {
    const { current } = playing;
    for (let at = current.length - 1; at >= 0; at--) {
      const sparks = current[at];
      if (!sparks || sparks.step(Math.min(seconds, 0.1))) continue;
      sparks.dispose();
      current.splice(at, 1);
    }
  });
  return null;
}

function spotOf({ walker }: Visit, link: ZoneLink, id: number): { x: number; y: number; z: number } | null {
  if (id === link.snapshot().you) return walker;
  return link.where(id);
}
