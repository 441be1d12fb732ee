import { createElement, useId } from 'react';
import { Glow } from './Glow.tsx';
import { scenePalette } from './palette.ts';
import { placeOf } from './places/index.ts';
import classes from './ZoneScene.module.css';

interface ZoneSceneProps {
  /** Where the zone lives: `/zones/castle` shows the castle. */
  path: string;
  /** Sky high, sky low, ground, built, glow. */
  palette: readonly string[];
}

/** A zone as a picture, drawn from its own colours. Decoration: the name stands beside it. */
export function ZoneScene({ path, palette }: ZoneSceneProps) {
  const id = useId();
  const c = scenePalette(palette);
  return (
    <svg
      className={classes.scene}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-place={path}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={c.high} />
          <stop offset="0.82" stopColor={c.low} />
        </linearGradient>
        <Glow id={`${id}glow`} colour={c.glow} />
      </defs>
      <rect width="320" height="180" fill={`url(#${id}sky)`} />
      {/* One of a fixed table of components: none is made here. */}
      {createElement(placeOf(path), { c, glow: `url(#${id}glow)` })}
    </svg>
  );
}
