import { type ComponentProps, useId } from 'react';
import { Buildings } from './Buildings.tsx';
import { Lagoon, Landscape } from './Landscape.tsx';
import { Lanterns } from './Lanterns.tsx';
import classes from './DuskPanorama.module.css';

export interface DuskPanoramaProps extends ComponentProps<'svg'> {
  /** Everything is lit already and nothing moves: above something that one has come to read. */
  still?: boolean;
}

/**
 * The square as a hero picture: hills, a castle, a lagoon, buildings, and lanterns that go on one by one.
 * Decoration only. It fills its box and keeps its lower middle in view; words go over its upper half.
 */
export function DuskPanorama({ still = false, className = '', ...rest }: DuskPanoramaProps) {
  const id = useId();
  return (
    <svg
      {...rest}
      className={`${classes.panorama} ${className}`}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      data-still={still || undefined}
      aria-hidden="true"
    >
      <Landscape id={id} />
      <Lagoon id={id} />
      <Buildings />
      <path className={classes.ground} d="M0 826c280-26 1320-26 1600 0v74H0z" />
      <Lanterns id={id} />
    </svg>
  );
}
