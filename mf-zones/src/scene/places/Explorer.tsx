import { shade } from '../palette.ts';
import type { PlaceProps } from './place.ts';

/** A clear dawn: the beacon on the summit, and a rope bridge on the way to it. */
export function Explorer({ c, glow }: PlaceProps) {
  const rock = c.built;
  const snow = shade(c.low, 0.75);
  return (
    <>
      <path
        d="M0 104l46-40 30 22 36-44 40 50 34-26 50 38 40-30 44 34v72H0z"
        fill={shade(c.high, 0.28)}
        opacity="0.75"
      />
      <circle cx="186" cy="34" r="96" fill={glow} />
      {/* Rays of the beacon. */}
      <path d="M186 34L320 4v26zM186 34L40 0H0v8zM186 34l134 30v18z" fill={c.glow} opacity="0.28" />
      {/* The mountain. */}
      <path d="M70 180l60-70 20-8 36-60 30 46 16 8 62 84z" fill={rock} />
      <path d="M186 42l30 46 16 8 62 84H200l-20-66 14-26z" fill={shade(rock, -0.32)} />
      <path d="M186 42l22 34-10 4-8-8-8 12-10-6-12 8z" fill={snow} />
      <path d="M186 42l22 34-10 4-6-6z" fill={shade(snow, -0.14)} />
      <path d="M180 42h12l-2-12h-8z" fill={shade(rock, -0.5)} />
      <path d="M186 8q11 14 0 24-11-10 0-24z" fill={c.glow} />
      <path d="M186 17q5 8 0 14-5-6 0-14z" fill={snow} />
      {/* Two cliffs and the bridge between them. */}
      <path d="M0 112l40 4 22 10 6 54H0z" fill={shade(c.ground, -0.3)} />
      <path d="M0 108l42 6 22 12-20 4-44-6z" fill={c.ground} />
      <path d="M320 128l-56 6-20 10-4 36h80z" fill={shade(c.ground, -0.36)} />
      <path d="M320 122l-58 8-20 12 22 4 56-6z" fill={c.ground} />
      <path
        d="M62 128q90 48 182 16M62 116q90 46 182 16"
        stroke={shade(rock, -0.5)}
        strokeWidth="2.2"
        fill="none"
      />
      {Array.from({ length: 17 }, (_, at) => {
        const t = (at + 1) / 18;
        const x = 62 + t * 182;
        const y = 128 + t * 16 + Math.sin(t * Math.PI) * 20;
        return (
          <g key={at}>
            <path d={`M${x} ${y}v-12`} stroke={shade(rock, -0.5)} strokeWidth="0.9" />
            <path d={`M${x - 4} ${y + 1}h8`} stroke={shade(c.glow, -0.35)} strokeWidth="3" />
          </g>
        );
      })}
      <path d="M12 108l7-22 7 24zM290 124l8-26 8 24z" fill={shade(c.ground, -0.5)} />
      <path
        d="M252 52q5-6 9 0 4-6 9 0M76 40q4-5 8 0 4-5 8 0"
        stroke={shade(c.high, -0.4)}
        strokeWidth="1.6"
        fill="none"
      />
    </>
  );
}
