import { built, glow, ground, high } from './ink.ts';
import { Move } from './Move.tsx';

/** Dive, ring, come back. */
export function DeepBell() {
  return (
    <>
      <path d="M40 0L6 150h48L70 0zM120 0l-16 150h60L150 0z" fill={glow} opacity="0.1" />
      <path d="M0 128q30-16 62-4t58-2 80-2v30H0z" fill={ground} />
      <path
        d="M24 128q-8-20 2-36M30 130q6-14 2-24M176 124q8-18-2-34"
        fill="none"
        stroke={high}
        strokeWidth="5"
      />
      <Move r={16} s={0.8} at="50% 0%">
        <path d="M104 76h12v8q18 6 20 34h-52q2-28 20-34z" fill={built} />
        <path d="M82 118h56" stroke={built} strokeWidth="7" strokeLinecap="round" />
        <circle cx="110" cy="126" r="6" fill={glow} />
      </Move>
      <Move y={26} s={1.5}>
        <path d="M62 26q16-6 26 6l14 4-14 6q-12 10-26 2l-18 12 6-16-8-12z" fill={glow} />
        <circle cx="86" cy="34" r="2.4" fill={ground} />
      </Move>
      <Move how="run" y={-70} s={2}>
        <path
          d="M150 96v.1M158 120v.1M146 138v.1M40 80v.1M48 104v.1"
          stroke={glow}
          strokeWidth="8"
          strokeLinecap="round"
          opacity="0.6"
        />
      </Move>
    </>
  );
}
