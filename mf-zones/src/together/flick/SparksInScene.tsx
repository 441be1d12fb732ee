import { useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Visit } from '../../world/scene/Visit.ts';
import type { ZoneLink } from '../../link/ZoneLink.ts';
import { burstOf } from './bursts.ts';
import { Sparks } from './Sparks.ts';

/** So many at once: each is a call of the picture. */
const MOST = 6;

interface SparksInSceneProps {
  visit: Visit;
  link: ZoneLink;
  /** Those who are not heard are not seen to shine either. */
  quiet: ReadonlySet<number>;
}

/** What bursts in the picture: the Flicks that play, and stars. */
export function SparksInScene({ visit, link, quiet }: SparksInSceneProps) {
  const playing = useRef<Sparks[]>([]);
  const unheard = useRef(quiet);
  useEffect(() => {
    unheard.current = quiet;
  }, [quiet]);
  useEffect(() => {
    const { current } = playing;
    const burst = (news: Parameters<typeof burstOf>[0] & { id: number }) => {
      const lights = burstOf(news);
      const at = lights && !unheard.current.has(news.id) && spotOf(visit, link, news.id);
      if (!lights || !at || current.length >= MOST) return;
      const sparks = new Sparks(lights, at);
      current.push(sparks);
      visit.group.add(sparks.points);
    };
    const off = [link.on('flick', burst), link.on('emote', burst), link.on('feels', burst)];
    return () => {
      off.forEach((stop) => stop());
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
