import type { ZonePerson } from '@plaza/api-contract';
import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { Vector3 } from 'three';
import { looksOf } from '../../world/people/looks.ts';
import type { Standing } from '../../world/render/crowd/Crowd.ts';
import type { Tag } from '../../world/render/crowd/TagAtlas.ts';
import type { Visit } from '../../world/scene/Visit.ts';
import { gestureOf, motionOf } from '../../link/body.ts';
import type { PeerSample } from '../../link/Peers.ts';
import type { ZoneLink } from '../../link/ZoneLink.ts';
import type { BubbleBoard } from '../Bubbles.tsx';
import type { Safety } from '../safety/useSafety.ts';
import { Distance } from './Distance.ts';
import { Fading } from './Fading.ts';

interface PeopleInSceneProps {
  visit: Visit;
  link: ZoneLink;
  people: readonly ZonePerson[];
  bubbles: BubbleBoard;
  safety: Pick<Safety, 'hasSpace' | 'isFrozen'>;
}

const WALK_SPEED = 3.2;
const HEAD = 1.75;
const OUT_OF_SIGHT = -999;
const idOf = (person: Pick<ZonePerson, 'id'>) => `person ${person.id}`;

/** The others in the picture: dressed when they come, moved with each frame; and oneself told to them. */
export function PeopleInScene({ visit, link, people, bubbles, safety }: PeopleInSceneProps) {
  const phases = useRef(new Map<number, number>());
  const distance = useMemo(() => new Distance(link), [link]);
  const fading = useMemo(() => new Fading(), []);
  useEffect(() => distance.set(safety, people), [distance, safety, people]);

  useEffect(() => {
    const { crowd } = visit;
    if (!crowd) return undefined;
    const leaving = new AbortController();
    for (const person of people) {
      const looks = person.looks ?? looksOf(person.username);
      crowd.enter(idOf(person), looks, { name: person.name });
      crowd.move(idOf(person), { x: 0, y: OUT_OF_SIGHT, z: 0, yaw: 0, phase: 0, walk: 0, gesture: 'none' });
      if (person.profile)
        void pictureOf(person.profile).then((picture) => {
          if (leaving.signal.aborted) return;
          const tag: Tag = { name: person.name, picture };
          crowd.enter(idOf(person), looks, tag);
        }, noPicture);
    }
    return () => {
      leaving.abort();
      for (const person of people) crowd.leave(idOf(person));
    };
  }, [visit, people]);

  const standing = useRef<Standing>({ x: 0, y: 0, z: 0, yaw: 0, phase: 0, walk: 0, gesture: 'none' });
  const sample = useRef<PeerSample>({
    ...{ x: 0, y: 0, z: 0, yaw: 0, speed: 0, gesture: 0, talks: false, away: false },
  });
  const head = useRef(new Vector3());
  useFrame(({ camera, size }, seconds) => {
    const { crowd, walker } = visit;
    if (!crowd) return;
    link.send(motionOf(visit, link.talks));
    const { you, status } = link.snapshot();
    const nowMs = performance.now();
    const to = standing.current;
    const from = sample.current;
    const place = (id: number, x: number, y: number, z: number) => {
      head.current.set(x, y + HEAD, z).project(camera);
      const { x: right, y: up, z: depth } = head.current;
      bubbles.put(id, depth < 1, ((right + 1) / 2) * size.width, ((1 - up) / 2) * size.height);
    };
    for (const person of people) {
      if (!link.peers.read(person.id, nowMs, from)) continue;
      const isHidden = distance.of(person, walker, from) === 'hidden';
      const phase = (phases.current.get(person.id) ?? 0) + from.speed * Math.min(seconds, 0.1) * 3.4;
      phases.current.set(person.id, phase);
      to.x = from.x;
      to.y = isHidden ? OUT_OF_SIGHT : from.y;
      to.z = from.z;
      to.yaw = from.yaw;
      to.phase = phase;
      to.walk = Math.min(1, from.speed / WALK_SPEED);
      to.gesture = gestureOf(from.gesture);
      to.there = fading.of(person.id, from.away || status === 'away', seconds);
      crowd.move(idOf(person), to);
      if (bubbles.has(person.id)) place(person.id, from.x, from.y, from.z);
    }
    if (bubbles.has(you)) place(you, walker.x, walker.y, walker.z);
  });
  return null;
}

function pictureOf(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  return image.decode().then(() => image);
}

/** Without a picture a name has a dot. */
const noPicture = () => undefined;
