import { shade } from '../palette.ts';
import { scatter } from '../scatter.ts';
import type { PlaceProps } from './place.ts';

const TIERS = [
  { x: 88, y: 118, width: 144, height: 38 },
  { x: 108, y: 84, width: 104, height: 36 },
  { x: 128, y: 54, width: 64, height: 32 },
];

/** A cake one can climb, under bunting and confetti. */
export function ChildrenParty({ c, glow }: PlaceProps) {
  const colours = [c.built, c.glow, shade(c.high, -0.15), shade(c.low, 0.4), shade(c.built, -0.3)];
  return (
    <>
      <path d="M0 140q80-16 160-10t160-2v52H0z" fill={c.ground} />
      <path d="M0 160q90-12 320-2v22H0z" fill={shade(c.ground, -0.1)} />
      {/* Bunting. */}
      <path d="M0 14q80 30 160 10t160 0" stroke={shade(c.built, -0.4)} strokeWidth="1.5" fill="none" />
      {Array.from({ length: 14 }, (_, at) => {
        const x = 8 + at * 23;
        const y = 19 + Math.sin((x / 320) * Math.PI * 2) * 8;
        return <path key={at} d={`M${x} ${y}h16l-8 17z`} fill={colours[at % colours.length]} />;
      })}
      {/* The cake. */}
      {TIERS.map(({ x, y, width, height }, at) => (
        <g key={y}>
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            rx="6"
            fill={at === 1 ? shade(c.glow, 0.25) : c.built}
          />
          <rect
            x={x + width * 0.68}
            y={y}
            width={width * 0.32}
            height={height}
            rx="6"
            fill={shade(c.built, -0.35)}
            opacity="0.4"
          />
          <path
            d={`M${x} ${y + 4}q0-8 8-8h${width - 16}q8 0 8 8${Array.from({ length: width / 8 }, (_, drip) => `v${drip % 2 ? 5 : 11}q-4 7-8 0v-${drip % 2 ? 5 : 11}`).join('')}z`}
            fill={shade(c.low, 0.75)}
          />
        </g>
      ))}
      {/* Stairs of biscuit, candles of light. */}
      {Array.from({ length: 8 }, (_, at) => (
        <rect
          key={at}
          x={92 + at * 5}
          y={150 - at * 8.4}
          width="22"
          height="5"
          rx="2"
          fill={shade(c.glow, -0.25)}
        />
      ))}
      {[140, 160, 180].map((x) => (
        <g key={x}>
          <circle cx={x} cy="28" r="20" fill={glow} />
          <rect x={x - 2.5} y="34" width="5" height="18" fill={shade(c.high, -0.1)} />
          <path d={`M${x} 22q6 8 0 12-6-4 0-12z`} fill={c.glow} />
        </g>
      ))}
      {[
        [34, 74, 0],
        [62, 96, 1],
        [262, 82, 2],
        [290, 62, 0],
        [236, 106, 4],
      ].map(([x = 0, y = 0, tone = 0]) => (
        <g key={x}>
          <path
            d={`M${x} ${y + 17}q6 22-4 46`}
            stroke={shade(c.built, -0.45)}
            strokeWidth="1.2"
            fill="none"
          />
          <ellipse cx={x} cy={y} rx="14" ry="17" fill={colours[tone]} />
          <ellipse cx={x - 4} cy={y - 6} rx="3" ry="5" fill={shade(c.low, 0.8)} opacity="0.8" />
        </g>
      ))}
      {scatter(48, 41).map(([x, y], at) => (
        <rect
          key={at}
          width="5"
          height="2.6"
          rx="1"
          transform={`translate(${x * 320} ${y * 172}) rotate(${x * 180})`}
          fill={colours[at % colours.length]}
        />
      ))}
    </>
  );
}
