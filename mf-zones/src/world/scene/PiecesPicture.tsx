import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { PieceKind } from '@plaza/api-contract';
import { buildWorld } from '../draft/buildWorld.ts';
import { Draft } from '../draft/Draft.ts';
import { PIECE_BUILDERS, PIECE_COLOURS } from '../kit/pieces.ts';
import { at } from '../maths/Transform.ts';
import { drum, floor } from '../mesh/forms.ts';
import { look } from '../places/castle/look.ts';
import { Stage } from '../render/Stage.ts';
import { SceneCanvas } from './SceneCanvas.tsx';

interface PiecesPictureProps {
  kinds: readonly PieceKind[];
  /** The second that is shown; without it the pieces turn. */
  still?: number;
}

const APART = 5.4;

/** Pieces on their stands at blue hour, each turning: what one can put into a zone. */
export function PiecesPicture({ kinds, still }: PiecesPictureProps) {
  const columns = Math.ceil(Math.sqrt(kinds.length * 1.7));
  const rows = Math.ceil(kinds.length / columns);
  const stage = useMemo(() => stageOf(kinds, columns), [kinds, columns]);
  useEffect(() => () => stage.dispose(), [stage]);
  const far = 4.6 + columns * 3.4;
  return (
    <SceneCanvas
      dpr={1}
      gl={{ antialias: true, preserveDrawingBuffer: true }}
      camera={{ fov: 46, near: 0.1, far: 900, position: [0, 2.2 + rows * 3.2, far * 0.88] }}
      onCreated={({ camera }) => camera.lookAt(0, 0.9, 0)}
    >
      <primitive object={stage.group} />
      <Turning stage={stage} {...(still !== undefined && { still })} />
    </SceneCanvas>
  );
}

function Turning({ stage, still }: { stage: Stage; still?: number }) {
  useFrame(({ camera, gl, clock }) => {
    const time = still ?? clock.elapsedTime;
    stage.setHeight(gl.domElement.height);
    stage.crowd?.follow(camera.position);
    stage.update(time, (_, pose) => {
      pose.turnY = time * 0.6;
    });
  });
  return null;
}

function stageOf(kinds: readonly PieceKind[], columns: number): Stage {
  const draft = new Draft(4);
  const half = columns * APART;
  draft.bounds = [
    [-half, -half],
    [half, half],
  ];
  const ground = draft.layer('ground').add(floor(half * 4, half * 4, 60, 60), { colour: '#3a4658' });
  const rows = Math.ceil(kinds.length / columns);
  kinds.forEach((kind, index) => {
    const x = ((index % columns) - (columns - 1) / 2) * APART;
    const z = (Math.floor(index / columns) - (rows - 1) / 2) * APART;
    ground.add(drum(2.3, 2.2, 0.16, 24), { colour: '#5a6484', top: '#7a86a8', at: at(x, 0, z) });
    const foot = at(x, 0.16, z);
    const mesh = draft.mover(kind, foot.where, { both: true });
    PIECE_BUILDERS[kind]({
      draft,
      mesh,
      at: foot,
      size: kind === 'tower' ? 0.4 : 1,
      colour: PIECE_COLOURS[kind],
    });
  });
  const stage = new Stage(look);
  stage.furnish(buildWorld(draft, look));
  return stage;
}
