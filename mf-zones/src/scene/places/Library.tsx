import { shade } from '../palette.ts';
import { scatter } from '../scatter.ts';
import type { PlaceProps } from './place.ts';

const SHELVES = [20, 54, 88, 122];

/** A hall of shelves, and in the middle a round stair around a tree of books. */
export function Library({ c, glow }: PlaceProps) {
  const spines = [
    c.built,
    shade(c.built, -0.35),
    shade(c.low, 0.25),
    shade(c.glow, -0.35),
    shade(c.built, 0.25),
  ];
  return (
    <>
      {SHELVES.map((y, row) =>
        scatter(40, 31 + row).map(([tall, tone], at) => (
          <rect
            key={`${row}-${at}`}
            x={at * 8 + 0.5}
            y={y + 26 - (16 + tall * 9)}
            width="7"
            height={16 + tall * 9}
            fill={spines[Math.floor(tone * spines.length)]}
            opacity="0.42"
          />
        )),
      )}
      {SHELVES.map((y) => (
        <rect key={y} y={y + 26} width="320" height="4" fill={shade(c.ground, -0.45)} />
      ))}
      <path d="M0 152h320v28H0z" fill={c.ground} />
      <ellipse cx="160" cy="160" rx="120" ry="16" fill={shade(c.ground, 0.16)} />
      <circle cx="160" cy="74" r="118" fill={glow} opacity="0.55" />
      {/* The trunk is a pile of books, the crown is books that fly open. */}
      {Array.from({ length: 15 }, (_, at) => (
        <rect
          key={at}
          x={138 + (at % 3) * 3 - (at % 2) * 5}
          y={150 - at * 5.8}
          width={42 - (at % 2) * 4}
          height="5.4"
          rx="1"
          fill={shade(spines[at % spines.length] ?? c.built, at % 2 ? 0.35 : 0.12)}
        />
      ))}
      {scatter(46, 57).map(([x, y], at) => {
        const turn = x * Math.PI * 2;
        const far = Math.sqrt(y);
        const cx = 160 + Math.cos(turn) * far * 70;
        const cy = 46 + Math.sin(turn) * far * 32;
        return (
          <g key={at} transform={`translate(${cx} ${cy}) rotate(${x * 80 - 40})`}>
            <path
              d="M0 0q-6-5-12-2v10q6-3 12 2 6-5 12-2v-10q-6-3-12 2z"
              fill={at % 3 ? shade(c.glow, 0.55) : c.glow}
            />
            <path d="M0 0v10" stroke={c.built} strokeWidth="1" />
          </g>
        );
      })}
      {/* The stair winds behind and before the trunk. */}
      {Array.from({ length: 14 }, (_, at) => {
        const turn = at * 0.7 + 0.4;
        const x = 160 + Math.cos(turn) * 50;
        const y = 152 - at * 5.4 + Math.sin(turn) * 8;
        return (
          <rect
            key={at}
            x={x - 14}
            y={y}
            width="28"
            height="4"
            rx="2"
            fill={shade(c.glow, Math.sin(turn) > 0 ? -0.1 : -0.5)}
          />
        );
      })}
      {[44, 276].map((x) => (
        <g key={x}>
          <path d={`M${x} 0v54`} stroke={shade(c.high, -0.4)} strokeWidth="1.5" />
          <circle cx={x} cy="64" r="44" fill={glow} />
          <path d={`M${x - 14} 66q14-22 28 0z`} fill={c.glow} />
        </g>
      ))}
    </>
  );
}
