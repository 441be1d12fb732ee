import { useFrame } from '@react-three/fiber';
import type { ZoneRecipe } from '@plaza/api-contract';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import type { Place } from '../places/place.ts';
import { SceneCanvas } from './SceneCanvas.tsx';
import { addStandIns } from './standIns.ts';
import { useVisit } from './useVisit.ts';
import type { Visit } from './Visit.ts';

interface WorldPictureProps {
  id: string;
  recipe?: ZoneRecipe;
  view?: keyof Place['views'];
  /** How many people are in the picture who are not there. */
  people?: number;
  /** The second of the place's clock that is shown; without it the place moves. */
  still?: number;
}

/** A place as a picture: seen from one of its three views, for posters and stories. */
export function WorldPicture({ id, recipe, view = 'spawn', people = 30, still }: WorldPictureProps) {
  const { visit, status } = useVisit(id, 0, recipe);
  return (
    <div style={{ position: 'relative', blockSize: '100%' }} data-status={status}>
      {visit && (
        <SceneCanvas dpr={1} gl={{ antialias: true, preserveDrawingBuffer: true }}>
          <primitive object={visit.group} />
          {status === 'ready' && (
            <Frames visit={visit} view={view} people={people} {...(still !== undefined && { still })} />
          )}
        </SceneCanvas>
      )}
    </div>
  );
}

interface FramesProps {
  visit: Visit;
  view: keyof Place['views'];
  people: number;
  still?: number;
}

function Frames({ visit, view, people, still }: FramesProps) {
  const stroll = useRef<(time: number) => void>(undefined);
  useEffect(() => {
    stroll.current = addStandIns(visit, people);
  }, [visit, people]);
  useFrame(({ camera, gl }, seconds) => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const { from, to, wide = 55 } = visit.place.views[view];
    // An upright picture sees as much to the sides as a wide one sees from top to bottom.
    camera.fov = camera.aspect < 1 ? Math.min(82, wide * 1.3) : wide;
    camera.near = 0.1;
    camera.far = 900;
    camera.updateProjectionMatrix();
    camera.position.set(...from);
    camera.lookAt(...to);
    const time = still ?? visit.time + seconds;
    stroll.current?.(time);
    visit.stage.setHeight(gl.domElement.height);
    visit.show(camera.position, time);
  });
  return null;
}
