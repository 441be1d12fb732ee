import { shade } from '../palette.ts';
import type { PlaceProps } from './place.ts';
import { Stars } from './Stars.tsx';

/** A corner of the square: roofs, a tree, three lanterns. */
export function Square({ c, glow }: PlaceProps) {
  return (
    <>
      <Stars count={24} seed={11} colour={shade(c.glow, 0.5)} />
      <path
        d="M0 112l34-22 34 22V90l30-20 30 20v30h66V86l36-24 36 24v28l27-16 27 16v66H0z"
        fill={shade(c.built, -0.35)}
      />
      <path d="M0 138q160-22 320 0v42H0z" fill={c.ground} />
      {[70, 160, 250].map((x) => (
        <g key={x}>
          <circle cx={x} cy="104" r="34" fill={glow} />
          <path d={`M${x - 1.5} 108h3v50h-3z`} fill={shade(c.built, -0.6)} />
          <rect x={x - 5} y="96" width="10" height="14" rx="3" fill={c.glow} />
        </g>
      ))}
    </>
  );
}
