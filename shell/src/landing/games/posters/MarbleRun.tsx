import { built, glow, ground } from './ink.ts';
import { Move } from './Move.tsx';

/** Slopes that bring the marble home. */
export function MarbleRun() {
  return (
    <>
      <path d="M0 132h200v18H0z" fill={ground} />
      <path d="M18 34v100M182 62v72M40 92v42" stroke={ground} strokeWidth="6" />
      <path
        d="M14 30l120 26M186 60L54 90M30 96l110 28"
        stroke={built}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M146 134v-14h34v14z" fill={glow} opacity="0.5" />
      <Move x={100} y={22} r={720} s={1.3}>
        <circle cx="28" cy="22" r="10" fill={glow} />
        <path d="M21 22a7 7 0 0 1 7-7" fill="none" stroke={ground} strokeWidth="2.5" />
      </Move>
      <Move x={-96} y={22} r={-720} s={1.3} d={0.5}>
        <circle cx="164" cy="52" r="8" fill={glow} />
        <path d="M159 52a5 5 0 0 1 5-5" fill="none" stroke={ground} strokeWidth="2" />
      </Move>
    </>
  );
}
