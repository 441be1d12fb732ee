import { built, glow, ground, low } from './ink.ts';
import { Move } from './Move.tsx';

/** Lights that hold the fog back. */
export function BeaconKeep() {
  return (
    <>
      <Move r={26} s={2.2} at="0% 50%">
        <path d="M100 50l120-30v60z" fill={glow} opacity="0.4" />
      </Move>
      <Move r={-20} s={2.2} at="100% 50%">
        <path d="M100 50L-20 24v52z" fill={glow} opacity="0.28" />
      </Move>
      <path d="M78 132l6-64h32l6 64zM74 68h52V58h-8v5h-9v-5h-9v5h-9v-5h-8v5h-9z" fill={built} />
      <path d="M94 132v-18a6 6 0 0 1 12 0v18z" fill={ground} />
      <Move how="glow" s={0.5}>
        <circle cx="100" cy="50" r="13" fill={glow} opacity="0.5" />
      </Move>
      <path d="M100 36q9 9 0 20-9-11 0-20z" fill={glow} />
      <path d="M0 134q100-14 200 0v16H0z" fill={ground} />
      <Move x={26} s={2.6}>
        <path d="M-40 122q22-20 44 0 20-14 40 4 16-6 26 8H-40z" fill={low} opacity="0.75" />
      </Move>
      <Move x={-26} s={2.6}>
        <path d="M240 120q-22-20-44 0-20-14-40 4-16-6-26 10h110z" fill={low} opacity="0.75" />
      </Move>
    </>
  );
}
