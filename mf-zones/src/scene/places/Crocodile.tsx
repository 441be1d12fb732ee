import { shade } from '../palette.ts';
import type { PlaceProps } from './place.ts';

const LEAVES = Array.from({ length: 13 }, (_, at) => at);

/** Humid noon: the island is a crocodile, and it sleeps with one eye. */
export function Crocodile({ c, glow }: PlaceProps) {
  const skin = shade(c.ground, 0.06);
  const water = shade(c.high, 0.18);
  return (
    <>
      <circle cx="160" cy="40" r="110" fill={glow} opacity="0.7" />
      <path d="M0 84q40-26 84-10t80-10 76 8 80-10v60H0z" fill={shade(c.low, -0.32)} />
      <path d="M0 112h320v68H0z" fill={water} />
      <path d="M0 112h320v7H0z" fill={shade(c.low, 0.25)} opacity="0.5" />
      {/* Tail, back, head. Trees have grown on it. */}
      {[
        [116, 60],
        [148, 52],
        [180, 62],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path d={`M${x} 108q5-24 0-${106 - y}`} stroke={c.built} strokeWidth="4" fill="none" />
          <path
            d={`M${x} ${y}q-22-10-26 8 13-6 26-2 0-18 16-20-18-10-24 8-14-10-28 0 18-2 22 10zM${x} ${y}q20-6 26 12-14-8-26-4z`}
            fill={shade(c.high, -0.1)}
          />
        </g>
      ))}
      <path
        d="M8 134q22-2 40-14 12-10 22-2l8-10 9 8 9-12 10 9 10-13 11 9 11-13 11 11 12-10 9 11 12-7 7 10q14-12 26-2 6 8 16 10h46q18 2 22 12 2 9-16 10l-110 5q-120 8-170-6-18-4-25-12z"
        fill={skin}
      />
      <path
        d="M8 134q40 8 90 10t110 0l92 0q8-2 6 2-2 8-18 9l-108 5q-120 8-148-8-20-6-24-18z"
        fill={shade(skin, -0.32)}
      />
      {Array.from({ length: 12 }, (_, at) => (
        <path key={at} d={`M${214 + at * 7.4} 143l3.4 6 3.6-6z`} fill={shade(c.glow, 0.55)} />
      ))}
      <circle cx="214" cy="117" r="8" fill={shade(skin, 0.2)} />
      <path d="M207 118q7-7 14 0-7 5-14 0z" fill={c.glow} />
      <path d="M214 114v7" stroke={shade(c.high, -0.7)} strokeWidth="2" />
      <circle cx="286" cy="126" r="2.6" fill={shade(skin, -0.6)} />
      {/* Lily pads to hop on. */}
      {[
        [44, 166, 22],
        [112, 172, 16],
        [250, 170, 24],
        [296, 160, 13],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx={r} ry={r * 0.3} fill={shade(c.low, -0.12)} />
          <path d={`M${x} ${y}l${r} -${r * 0.14}v-${r * 0.16}z`} fill={water} />
        </g>
      ))}
      <path d="M40 162q4-12 8 0 4-10 4 0-4 5-16 1 0-6 4-1z" fill={shade(c.glow, 0.5)} />
      {LEAVES.map((at) => (
        <path
          key={at}
          d="M0-10q16 10 4 46-18-24-4-46z"
          transform={`translate(${at * 27 - 4} ${-6 + (at % 3) * 3}) rotate(${(at % 5) * 14 - 28})`}
          fill={shade(c.high, at % 2 ? -0.4 : -0.2)}
        />
      ))}
    </>
  );
}
