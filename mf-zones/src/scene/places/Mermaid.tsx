import { shade } from '../palette.ts';
import { scatter } from '../scatter.ts';
import type { PlaceProps } from './place.ts';

const RIBS = Array.from({ length: 9 }, (_, at) => -68 + at * 17);

/** Under water, in shafts of light: the theatre is a shell. */
export function Mermaid({ c, glow }: PlaceProps) {
  return (
    <>
      <path
        d="M60 0h36L40 180H-30zM140 0h44l-6 180h-84zM226 0h30l70 180h-76z"
        fill={shade(c.low, 0.7)}
        opacity="0.2"
      />
      <path d="M0 134q50-26 104-8t96-6 120 2v58H0z" fill={shade(c.high, 0.1)} opacity="0.75" />
      <circle cx="160" cy="112" r="112" fill={glow} opacity="0.8" />
      {/* The fan of the shell, rib by rib. */}
      <path d="M88 142q-16-50 14-82 24-26 58-26t58 26q30 32 14 82z" fill={c.built} />
      {RIBS.map((angle, at) => (
        <path
          key={angle}
          d="M-5 0q-8-54 0-96 5-8 10 0 8 42 0 96z"
          transform={`translate(160 146) rotate(${angle})`}
          fill={at % 2 ? shade(c.glow, -0.06) : shade(c.built, 0.3)}
          opacity="0.92"
        />
      ))}
      <path d="M108 150q52-34 104 0z" fill={shade(c.high, -0.2)} opacity="0.55" />
      <circle cx="160" cy="136" r="26" fill={glow} />
      <circle cx="160" cy="138" r="10" fill={shade(c.glow, 0.45)} />
      <circle cx="156" cy="134" r="3.4" fill={shade(c.glow, 0.9)} />
      <path d="M0 152q80-14 160-4t160-4v36H0z" fill={c.ground} />
      <ellipse cx="160" cy="156" rx="84" ry="10" fill={shade(c.built, 0.1)} />
      {/* Weed at the wings, fish in the light. */}
      {[16, 36, 58, 266, 288, 308].map((x, at) => (
        <path
          key={x}
          d={`M${x} 178q-14-22 0-40t-2-${34 + (at % 3) * 14}q16 18 6 ${34 + (at % 3) * 14} -10 22 6 40z`}
          fill={shade(c.ground, at % 2 ? 0.22 : -0.2)}
        />
      ))}
      {[
        [70, 58, 1],
        [92, 72, 0.7],
        [250, 50, -1],
        [232, 66, -0.7],
        [268, 84, -0.8],
      ].map(([x, y, size = 1]) => (
        <path
          key={x}
          d="M-9 0q8-9 18-1l7-5v12l-7-5q-10 8-18-1z"
          transform={`translate(${x} ${y}) scale(${-size} ${Math.abs(size)})`}
          fill={shade(c.glow, 0.1)}
        />
      ))}
      {scatter(26, 13).map(([x, y], at) => (
        <circle
          key={at}
          cx={x * 320}
          cy={y * 150}
          r={1 + y * 3}
          fill="none"
          stroke={shade(c.low, 0.7)}
          opacity="0.7"
        />
      ))}
    </>
  );
}
