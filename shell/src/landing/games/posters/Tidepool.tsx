import { built, glow, ground, low } from './ink.ts';
import { Move } from './Move.tsx';

const letters = [
  ['T', 34, 56],
  ['I', 72, 40],
  ['D', 110, 52],
  ['E', 150, 38],
] as const;

/** Words, until the water comes. */
export function Tidepool() {
  return (
    <>
      <path d="M0 92q50-22 100 0t100 0v58H0z" fill={ground} />
      <path d={`M34 56L72 40l38 12 40-14`} fill="none" stroke={glow} strokeWidth="3" opacity="0.7" />
      {letters.map(([letter, x, y], place) => (
        <Move key={letter} y={-7} s={1.1} d={place * 0.4}>
          <circle cx={x} cy={y} r="16" fill={built} />
          <text
            x={x}
            y={y + 6}
            fill={glow}
            fontFamily="var(--plaza-font-display)"
            fontSize="18"
            fontWeight="750"
            textAnchor="middle"
          >
            {letter}
          </text>
        </Move>
      ))}
      <path d="M40 108l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill={low} opacity="0.55" />
      <Move y={-20} x={12} s={2}>
        <path d="M-30 128q26-14 52 0t52 0 52 0 52 0 52 0v50H-30z" fill={built} opacity="0.85" />
        <path d="M-30 128q26-14 52 0t52 0 52 0 52 0 52 0" fill="none" stroke={glow} strokeWidth="3" />
      </Move>
    </>
  );
}
