import { built, glow, ground, high } from './ink.ts';
import { Move } from './Move.tsx';

const apples = [
  [44, 54],
  [92, 92],
  [152, 48],
  [164, 108],
] as const;

/** Apples, hedges, and a bear that sleeps. */
export function OrchardMaze() {
  return (
    <>
      <path d="M0 28h200v122H0z" fill={ground} />
      <path
        d="M20 150V40h50v34M70 110v40M44 74v46h70V40h66v40M146 72v40h36M146 112v38M20 40h94"
        fill="none"
        stroke={built}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {apples.map(([x, y], place) => (
        <Move key={x} y={-5} s={0.7} d={place * 0.3}>
          <circle cx={x} cy={y} r="6.5" fill={glow} />
          <path d={`M${x} ${y - 6}q1-6 6-6`} fill="none" stroke={high} strokeWidth="2" />
        </Move>
      ))}
      <Move y={-2} s={1.4}>
        <circle cx="88" cy="56" r="5" fill={high} />
        <circle cx="104" cy="56" r="5" fill={high} />
        <ellipse cx="96" cy="66" rx="15" ry="12" fill={high} />
        <path d="M88 65q3 3 6 0M98 65q3 3 6 0" fill="none" stroke="var(--low)" strokeWidth="1.8" />
      </Move>
    </>
  );
}
