import type { Zone } from '@plaza/api-contract';
import { Square } from './places/Square.tsx';
import { SceneFrame } from './SceneFrame.tsx';
import classes from './ZonePicture.module.css';

/**
 * A zone without a poster: its own image, or else a corner of the square in its colours. Whatever is built has a poster,
 * so the thirteen drawn places stay out of every list of zones.
 */
export function ZonePicture({ zone }: { zone: Zone }) {
  if (zone.image) return <img className={classes.picture} src={zone.image} alt="" loading="lazy" />;
  return <SceneFrame path={zone.path} palette={zone.palette} place={Square} />;
}
