import { built, glow, ground, high } from './ink.ts';
import { Move } from './Move.tsx';

const burrows = [
  [44, 98, 0],
  [104, 84, 0.5],
  [160, 104, 0.9],
] as const;

/** Which burrow wanted which parcel? */
export function MolePost() {
  return (
    <>
      <path d="M0 82q100-30 200 0v68H0z" fill={ground} />
      {burrows.map(([x, y, wait]) => (
        <g key={x}>
          <ellipse cx={x} cy={y + 8} rx="26" ry="9" fill={high} opacity="0.7" />
          <Move y={-16} s={0.7} d={wait}>
            <path d={`M${x - 16} ${y + 10}v-16a16 16 0 0 1 32 0v16z`} fill={built} />
            <ellipse cx={x} cy={y - 2} rx="7" ry="5" fill={glow} />
            <circle cx={x} cy={y - 4} r="2.6" fill={ground} />
            <path
              d={`M${x - 8} ${y - 11}h.1M${x + 8} ${y - 11}h.1`}
              stroke={ground}
              strokeWidth="4"
              strokeLinecap="round"
            />
          </Move>
          <path d={`M${x - 30} ${y + 10}q30 16 60 0l8 14h-76z`} fill={ground} />
        </g>
      ))}
      <Move y={-10} r={6} s={0.9}>
        <rect x="88" y="118" width="36" height="26" rx="3" fill={glow} />
        <path d="M106 118v26M88 129h36" stroke={built} strokeWidth="3" />
      </Move>
    </>
  );
}
