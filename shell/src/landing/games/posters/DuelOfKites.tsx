import { built, glow, ground, high } from './ink.ts';
import { Move } from './Move.tsx';

/** Two strings, one sky. */
export function DuelOfKites() {
  return (
    <>
      <Move how="run" x={-40} s={4}>
        <path
          d="M30 36h34a9 9 0 0 0-14-12 13 13 0 0 0-22 4 6 6 0 0 0 2 8zM190 60h40a9 9 0 0 0-16-12 13 13 0 0 0-22 4 6 6 0 0 0-2 8z"
          fill="white"
          opacity="0.5"
        />
      </Move>
      <path d="M0 124q60-24 110-8t90-6v40H0z" fill={ground} />
      <Move r={16} x={8} s={1.1} at="0% 100%">
        <path d="M48 128Q60 90 76 70" fill="none" stroke={high} strokeWidth="1.6" />
        <path d="M84 30l20 26-28 14-14-22z" fill={built} />
        <path d="M84 30l-8 40M62 48l42 8" stroke={glow} strokeWidth="2" />
        <path d="M76 70q-10 8-2 16t-4 16" fill="none" stroke={built} strokeWidth="3" />
      </Move>
      <Move r={-18} x={-8} s={0.9} at="100% 100%">
        <path d="M156 128Q146 96 132 82" fill="none" stroke={high} strokeWidth="1.6" />
        <path d="M122 44l26 14-16 26-24-14z" fill={glow} />
        <path d="M122 44l10 40M108 70l40-12" stroke={built} strokeWidth="2" />
        <path d="M132 84q10 6 4 14t6 14" fill="none" stroke={glow} strokeWidth="3" />
      </Move>
    </>
  );
}
