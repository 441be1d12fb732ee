import type { Zone } from '@plaza/api-contract';
import { ZonePicture } from '../scene/ZonePicture.tsx';
import { posters } from './posters.ts';
import classes from './ZonePoster.module.css';

interface ZonePosterProps {
  zone: Zone;
  /** How wide it is shown, as `sizes` of an image says it: a list of zones takes the small file. */
  sizes?: string;
  /** `eager` for what is seen first. */
  loading?: 'lazy' | 'eager';
}

/**
 * The zone as its place was rendered. One with an image of its own, and one that nobody has built, show their picture.
 * Its `sizes` is never `auto`: Chromium keeps such an image, and the page around it, after it has gone.
 */
export function ZonePoster({
  zone,
  sizes = '(width < 480px) 100vw, 420px',
  loading = 'lazy',
}: ZonePosterProps) {
  const poster = posters[zone.path];
  if (zone.image || !poster) return <ZonePicture zone={zone} />;
  return (
    <img
      className={classes.poster}
      // What its sky is like until it has come.
      style={{ backgroundColor: zone.palette[0] }}
      sizes={sizes}
      srcSet={`${poster.small} 320w, ${poster.large} 800w`}
      src={poster.large}
      alt=""
      loading={loading}
      decoding="async"
    />
  );
}
