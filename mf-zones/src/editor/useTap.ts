import type { ZoneRecipe } from '@plaza/api-contract';
import { useEffect, useRef } from 'react';
import type { Body } from '../link/body.ts';
import { heightAt } from '../world/walk/Ground.ts';
import type { EditAct } from './editing.ts';
import { type Eye, groundUnder, pieceUnder, rayThrough } from './pointing.ts';

/** A finger that moves farther than this looks around, in pixels. */
const STILL = 8;

interface Arranged {
  recipe: ZoneRecipe;
  chosen: string | null;
  act: (act: EditAct) => void;
}

/** A tap on the picture takes what stands there in hand; what is in hand goes where one taps the ground. */
export function useTap(body: Body | null, arranged: Arranged): void {
  const latest = useRef(arranged);
  useEffect(() => {
    latest.current = arranged;
  });
  useEffect(() => {
    let down: { id: number; x: number; y: number } | null = null;
    const stop = new AbortController();
    const pictureOf = (event: PointerEvent) => {
      const canvas = body?.view?.gl.domElement;
      const stage = canvas?.closest('[role="application"]');
      return stage && event.target instanceof Node && stage.contains(event.target) ? canvas : undefined;
    };
    const press = (event: PointerEvent) => {
      const { pointerId: id, clientX: x, clientY: y } = event;
      down = pictureOf(event) ? { id, x, y } : null;
    };
    const release = (event: PointerEvent) => {
      const from = down;
      const canvas = pictureOf(event);
      const camera = body?.view?.camera;
      const ground = body?.collider?.ground;
      down = null;
      if (!canvas || !ground || !camera || !isEye(camera) || from?.id !== event.pointerId) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) return;
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const across = ((event.clientX - left) / width) * 2 - 1;
      const ray = rayThrough(camera, across, 1 - ((event.clientY - top) / height) * 2);
      const high = (x: number, z: number) => heightAt(ground, x, z);
      const { recipe, chosen, act } = latest.current;
      const id = pieceUnder(ray, [...recipe.pieces, ...recipe.portals], high);
      if (id !== null && id !== chosen) return act({ kind: 'choose', id });
      const spot = chosen !== null && groundUnder(ray, high);
      if (spot) act({ kind: 'put', at: spot });
    };
    document.addEventListener('pointerdown', press, { signal: stop.signal });
    document.addEventListener('pointerup', release, { signal: stop.signal });
    return () => stop.abort();
  }, [body]);
}

/** A headset has a camera of its own, by which nobody taps. */
const isEye = (camera: object): camera is Eye => 'fov' in camera;
