import type { Zone } from '@plaza/api-contract';
import classes from './ZonePicture.module.css';
import { ZoneScene } from './ZoneScene.tsx';

/** The zone's own image, or else its scene drawn from its colours. Fills its box. */
export function ZonePicture({ zone }: { zone: Zone }) {
  if (zone.image) return <img className={classes.picture} src={zone.image} alt="" loading="lazy" />;
  return <ZoneScene path={zone.path} palette={zone.palette} />;
}
