import { shade } from '../palette.ts';
import { scatter } from '../scatter.ts';
import type { PlaceProps } from './place.ts';
import { Stars } from './Stars.tsx';

/** A glowing forest: the great tree lets its leaves float upwards. */
export function Avatar({ c, glow }: PlaceProps) {
  const bark = shade(c.built, -0.35);
  return (
    <>
      <Stars count={36} seed={3} colour={shade(c.glow, 0.6)} below={110} />
      <path
        d="M0 120q20-50 40-20 16-56 40-8 20-40 36 0h96q16-44 38-4 20-50 40-2 16-30 30 4v90H0z"
        fill={shade(c.low, -0.3)}
        opacity="0.8"
      />
      <circle cx="160" cy="66" r="120" fill={glow} opacity="0.8" />
      <path d="M0 148q80-18 160-10t160-2v44H0z" fill={c.ground} />
      {/* Roots, trunk, boughs. */}
      <path
        d="M104 160q34-6 42-30 6-24-6-44-14-8-32-10 24-4 34 2 2-16-10-34 18 12 22 32 2 4 6 0 2-24 22-40-8 22-10 40 12-8 34-4-22 4-32 14-8 22 0 46 8 22 42 30-32 2-46-6-8 8-14 8t-12-8q-14 8-40 4z"
        fill={bark}
      />
      <path d="M160 156q-8-30-4-64 2 30 12 56z" fill={c.glow} opacity="0.55" />
      {[
        [112, 62, 30],
        [206, 60, 32],
        [160, 36, 38],
        [136, 26, 24],
        [186, 28, 24],
      ].map(([x = 0, y = 0, r = 0]) => (
        <ellipse key={`${x}-${y}`} cx={x} cy={y} rx={r} ry={r * 0.56} fill={c.built} opacity="0.82" />
      ))}
      {[
        [108, 56, 18],
        [210, 54, 20],
        [160, 28, 24],
      ].map(([x = 0, y = 0, r = 0]) => (
        <ellipse key={x} cx={x} cy={y} rx={r} ry={r * 0.46} fill={shade(c.glow, -0.25)} opacity="0.7" />
      ))}
      {scatter(44, 23).map(([x, y], at) => (
        <path
          key={at}
          d="M0-4q4 3 0 8-4-5 0-8z"
          transform={`translate(${60 + x * 200} ${y * 120}) rotate(${x * 120 - 60}) scale(${0.6 + (1 - y) * 0.7})`}
          fill={at % 3 ? c.glow : shade(c.glow, 0.55)}
          opacity={0.5 + y * 0.5}
        />
      ))}
      {[24, 58, 262, 296].map((x, at) => (
        <g key={x}>
          <circle cx={x} cy={146 - (at % 2) * 8} r="22" fill={glow} />
          <path d={`M${x} 172q-2-14 0-26`} stroke={c.built} strokeWidth="2.4" />
          <path d={`M${x - 10} ${148 - (at % 2) * 8}q10-18 20 0-10 5-20 0z`} fill={shade(c.glow, 0.25)} />
        </g>
      ))}
    </>
  );
}
