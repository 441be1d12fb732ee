import { useThree } from '@react-three/fiber';
import { useWords } from '@plaza/design-system';
import { useEffect } from 'react';
import type { WebGLRenderer } from 'three';
import type { Visit } from './Visit.ts';
import { statisticsWords } from './words.ts';
import classes from './SceneStatistics.module.css';

export interface SceneNumbers {
  calls: number;
  triangles: number;
  geometries: number;
  textures: number;
  programs: number;
  frames: number;
  /** Pictures since the beginning. */
  frame: number;
  /** 2 while a headset is worn: everything above is for both. */
  eyes: 1 | 2;
  /** Where one stands and which way one looks: x, z, yaw. */
  at: string;
}

/** What other people cost: how many they are, and bytes since the zone was entered. */
export interface TrafficNumbers {
  peers: number;
  bytesIn: number;
  bytesOut: number;
}

interface SceneMeterProps {
  visit: Visit;
  onRead: (numbers: Omit<SceneNumbers, 'frame'>) => void;
}

/** Reads the renderer once a second. Sits in the canvas, tells who shows it. */
export function SceneMeter({ visit, onRead }: SceneMeterProps) {
  const gl = useThree((state) => state.gl);
  useEffect(() => {
    let last = gl.info.render.frame;
    const timer = setInterval(() => {
      const { frame } = gl.info.render;
      // A card that comes back counts from the beginning.
      onRead(numbersOf(gl, visit, frame < last ? frame : frame - last));
      last = frame;
    }, 1000);
    return () => clearInterval(timer);
  }, [gl, visit, onRead]);
  return null;
}

function numbersOf(
  { info, xr }: WebGLRenderer,
  { walker }: Visit,
  frames: number,
): Omit<SceneNumbers, 'frame'> {
  const { calls, triangles } = info.render;
  const { geometries, textures } = info.memory;
  return {
    ...{ calls, triangles, geometries, textures, frames },
    programs: info.programs?.length ?? 0,
    eyes: xr.isPresenting ? 2 : 1,
    at: [walker.x, walker.z, walker.yaw].map((number) => number.toFixed(2)).join(' '),
  };
}

/** The panel of `?stats=1`: for people as words, for tests as data. */
export function SceneStatistics({ numbers, traffic }: { numbers: SceneNumbers; traffic: TrafficNumbers }) {
  const t = useWords(statisticsWords);
  const all = { ...numbers, ...traffic };
  const shown = [
    ...(['calls', 'triangles', 'geometries', 'textures', 'programs', 'frames'] as const),
    ...(['peers', 'bytesIn', 'bytesOut'] as const),
  ];
  return (
    <div
      className={classes.panel}
      role="status"
      aria-label={t.name}
      aria-live="off"
      data-calls={all.calls}
      data-triangles={all.triangles}
      data-geometries={all.geometries}
      data-textures={all.textures}
      data-programs={all.programs}
      data-peers={all.peers}
      data-bytes-in={all.bytesIn}
      data-bytes-out={all.bytesOut}
      data-frame={all.frame}
      data-eyes={all.eyes}
      data-at={all.at}
    >
      <dl className={classes.list}>
        {shown.map((key) => (
          <div key={key} className={classes.row}>
            <dt>{t[key]}</dt>
            <dd>{all[key]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
