import { createElement, useId } from 'react';
import { scenePalette } from './palette.ts';
import type { Place } from './places/place.ts';
import classes from './ZoneScene.module.css';

export interface ZoneSceneProps {
  /** Where the zone lives: `/zones/castle` shows the castle. */
  path: string;
  /** Sky high, sky low, ground, built, glow. */
  palette: readonly string[];
}

/** The sky and light of a scene, in the colours of its zone, with a place in it. Decoration: the name stands beside it. */
export function SceneFrame({ path, palette, place }: ZoneSceneProps & { place: Place }) {
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
      {createElement(place, { c, glow: `url(#${id}glow)` })}
    </svg>
  );
}

/** Light around a lamp: fill a circle with it. */
function Glow({ id, colour }: { id: string; colour: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity="0.85" />
      <stop offset="0.35" stopColor={colour} stopOpacity="0.3" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}
