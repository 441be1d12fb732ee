import { built, glow, ground } from './ink.ts';
import { Move } from './Move.tsx';

const drums = [28, 76, 124, 172];

/** Four drums and a melody that grows. */
export function Drumline() {
  return (
    <>
      <path d="M0 128h200v22H0z" fill={ground} />
      <path
        d="M10 40q24-26 48 0t48 0 48 0 40-8"
        fill="none"
        stroke={glow}
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      {drums.map((x, place) => (
        <g key={x}>
          <path d={`M${x - 19} 96h38l-4 36h-30z`} fill={built} />
          <path d={`M${x - 19} 100l10 30 9-30 9 30 10-30`} fill="none" stroke={ground} strokeWidth="2.5" />
          <ellipse cx={x} cy="96" rx="19" ry="7" fill={glow} />
          <Move r={place % 2 ? -34 : 34} s={0.32} d={place * 0.16} at="50% 0%">
            <path d={`M${x} 54v34`} stroke={ground} strokeWidth="4" strokeLinecap="round" />
            <circle cx={x} cy="89" r="4.5" fill={ground} />
          </Move>
        </g>
      ))}
    </>
  );
}
