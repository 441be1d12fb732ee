import { built, glow, ground, high } from './ink.ts';
import { Move } from './Move.tsx';

function Boat({ x, y, sail }: { x: number; y: number; sail: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-40l22 34H-4z" fill={sail} />
      <path d="M-32-8H32L18 12h-36z" fill={built} />
      <path d="M-32-8L0 4l32-12" fill="none" stroke={high} strokeWidth="1.5" opacity="0.5" />
    </g>
  );
}

/** Folded boats and stolen wind. */
export function PaperRegatta() {
  return (
    <>
      <circle cx="150" cy="46" r="20" fill={glow} opacity="0.7" />
      <path d="M0 88h200v62H0z" fill={ground} />
      <Move y={-6} x={18} r={5} s={1.3}>
        <Boat x={136} y={92} sail={built} />
      </Move>
      <Move x={-26} s={1.7}>
        <path d="M-10 104q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0v60H-10z" fill={high} opacity="0.5" />
      </Move>
      <Move y={6} x={26} r={-6} s={1.1}>
        <Boat x={66} y={112} sail={glow} />
      </Move>
      <Move x={26} s={1.4}>
        <path d="M-40 126q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0v40H-40z" fill={ground} />
      </Move>
    </>
  );
}
