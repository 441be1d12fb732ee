import { built, glow, ground, high } from './ink.ts';
import { Move } from './Move.tsx';

/** Letters between chimneys, before the wind turns. */
export function SkyCourier() {
  return (
    <>
      <circle cx="156" cy="96" r="26" fill={glow} opacity="0.75" />
      <Move how="run" x={-60} s={2.4}>
        <path
          d="M10 34h40M86 20h30M150 46h50M236 28h30"
          stroke={built}
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.55"
        />
      </Move>
      <path d="M0 118h26V84h18v34h44v-20h16v20h40V72h20v46h36v32H0z" fill={ground} />
      <Move how="glow" s={1.2}>
        <path d="M30 96h6v8h-6zM152 84h6v8h-6zM93 106h5v7h-5z" fill={glow} />
      </Move>
      <Move y={-16} r={-8} s={1}>
        <path d="M66 62l64-22-30 42-8-14z" fill={built} />
        <path d="M92 68l38-28-30 42z" fill={high} opacity="0.35" />
        <circle cx="130" cy="40" r="3" fill={glow} />
      </Move>
    </>
  );
}
