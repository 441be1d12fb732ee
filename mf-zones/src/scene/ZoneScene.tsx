import { placeOf } from './places/index.ts';
import { SceneFrame, type ZoneSceneProps } from './SceneFrame.tsx';

/** A zone as a picture, drawn from its own colours. */
export function ZoneScene(props: ZoneSceneProps) {
  return <SceneFrame {...props} place={placeOf(props.path)} />;
}
