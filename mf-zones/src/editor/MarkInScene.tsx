import { useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Visit } from '../world/scene/Visit.ts';
import { heightAt } from '../world/walk/Ground.ts';
import { Mark, type Marked } from './Mark.ts';

/** Shows in the picture what the editor has in hand. */
export function MarkInScene({ visit, marked }: { visit: Visit; marked: Marked }) {
  const shown = useRef<Mark | null>(null);
  useEffect(() => {
    const mark = new Mark();
    shown.current = mark;
    visit.group.add(mark.group);
    return () => mark.dispose();
  }, [visit]);
  useEffect(() => {
    const [x, , z] = marked.at;
    const ground = visit.collider?.ground;
    shown.current?.put(marked, ground ? heightAt(ground, x, z) : 0);
  }, [visit, marked]);
  useFrame((_, seconds) => shown.current?.step(Math.min(seconds, 0.1)));
  return null;
}
