import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import { lighten } from '../render/lighten.ts';
import { IDLE, type Intent } from '../walk/Walker.ts';
import { nextQuality, QUALITIES } from './quality.ts';
import { SceneCanvas } from './SceneCanvas.tsx';
import type { Visit } from './Visit.ts';

interface WorldCanvasProps {
  visit: Visit;
  intent: () => Intent;
  /** After each frame, with its length in seconds. */
  onFrame?: (seconds: number) => void;
  /** Quality steps down by itself; a picture for a story or a poster stays as fine as it is. */
  still?: boolean;
  /** What else hangs in the scene: the hands of a headset, somebody's bubbles. */
  children?: ReactNode;
}

/** How wide one sees; upright screens see as much of the ground to both sides. */
const WIDE = 56;
const WIDE_UPRIGHT = 70;

/** The picture of a place. One canvas stays; places come and go in it. */
export function WorldCanvas({ visit, intent, onFrame, still = false, children }: WorldCanvasProps) {
  return (
    <SceneCanvas
      dpr={still ? 1 : [0.75, 2]}
      gl={{ antialias: true, powerPreference: 'high-performance', preserveDrawingBuffer: still }}
      camera={{ fov: WIDE, near: 0.1, far: 900 }}
    >
      <primitive object={visit.group} />
      <Frames visit={visit} intent={intent} {...(onFrame && { onFrame })} />
      {!still && <Sharpness visit={visit} />}
      {children}
    </SceneCanvas>
  );
}

function Frames({ visit, intent, onFrame }: Pick<WorldCanvasProps, 'visit' | 'intent' | 'onFrame'>) {
  const size = useThree((state) => state.size);
  const { gl, scene, camera: eye } = useThree();
  useEffect(() => {
    visit.showIn({ gl, scene, camera: eye });
    return () => visit.showIn(null);
  }, [visit, gl, scene, eye]);
  useFrame(({ camera, gl }, seconds) => {
    if (!(camera instanceof PerspectiveCamera)) return;
    if (visit.rider) {
      visit.frame(Math.min(seconds, 0.25), IDLE, camera);
      onFrame?.(seconds);
      return;
    }
    const wide = size.width < size.height ? WIDE_UPRIGHT : WIDE;
    if (camera.fov !== wide) {
      camera.fov = wide;
      camera.updateProjectionMatrix();
    }
    visit.stage.setHeight(gl.domElement.height);
    const step = Math.min(seconds, 0.25);
    visit.frame(step, intent(), camera);
    onFrame?.(step);
  });
  return null;
}

/** Counts pictures; when they come too slowly the next ones are less fine. */
function Sharpness({ visit }: { visit: Visit }) {
  const setDpr = useThree((state) => state.setDpr);
  const counted = useRef({ step: -1, frames: 0, seconds: 0, wasWorn: false });
  useEffect(() => {
    counted.current.step = QUALITIES.findIndex(({ pixels }) => pixels <= window.devicePixelRatio);
  }, []);
  useFrame((_, seconds) => {
    const count = counted.current;
    // A headset has a step of its own, and a screen goes on where it was.
    if (visit.rider) {
      Object.assign(count, { frames: 0, seconds: 0, wasWorn: true });
      return;
    }
    if (count.wasWorn) {
      count.wasWorn = false;
      const before = QUALITIES[Math.max(0, count.step)];
      if (before) lighten(visit.group, before.scattered, before.mirrors);
    }
    count.frames++;
    count.seconds += seconds;
    if (count.seconds < 2) return;
    const next = nextQuality(count.step, count.frames / count.seconds);
    count.frames = 0;
    count.seconds = 0;
    const quality = QUALITIES[next];
    if (!quality || next === count.step || quality.pixels > window.devicePixelRatio) return;
    count.step = next;
    setDpr(quality.pixels);
    lighten(visit.group, quality.scattered, quality.mirrors);
  });
  return null;
}
