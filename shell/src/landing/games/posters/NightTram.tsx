import { built, glow, ground, high } from './ink.ts';
import { Move } from './Move.tsx';

/** A tram, a bend, and tea that must not spill. */
export function NightTram() {
  return (
    <>
      <circle cx="36" cy="30" r="12" fill={glow} opacity="0.85" />
      <Move how="run" x={-100} s={2.6}>
        <path
          d="M0 118V72h30V58h24v60h20V66h36v52h18V50h20v68h22V72h30V58h24v60h20V66h36v52h20v10H0z"
          fill={high}
        />
        <path
          d="M10 82h6v8h-6zM36 70h6v8h-6zM84 78h6v8h-6zM134 62h6v8h-6zM180 82h6v8h-6zM206 70h6v8h-6z"
          fill={glow}
        />
      </Move>
      <path d="M0 122h200v28H0z" fill={ground} />
      <path d="M0 132h200" stroke={glow} strokeWidth="2" strokeDasharray="14 8" opacity="0.5" />
      <path d="M0 42h200" stroke={ground} strokeWidth="1.5" />
      <Move r={-3} y={-2} s={0.5}>
        <path d="M96 76l8-34h14" fill="none" stroke={ground} strokeWidth="3" />
        <rect x="48" y="74" width="112" height="50" rx="12" fill={built} />
        <path d="M58 84h22v16H58zM88 84h22v16H88zM118 84h32v16h-32z" fill={glow} />
        <path d="M48 108h112" stroke={ground} strokeWidth="3" />
      </Move>
      <Move how="run" r={360} s={0.8}>
        <circle cx="74" cy="126" r="8" fill={ground} stroke={glow} strokeWidth="2" strokeDasharray="10 6" />
      </Move>
      <Move how="run" r={360} s={0.8}>
        <circle cx="134" cy="126" r="8" fill={ground} stroke={glow} strokeWidth="2" strokeDasharray="10 6" />
      </Move>
    </>
  );
}
