import { built, glow, ground } from './ink.ts';
import { Move } from './Move.tsx';

function Gear({
  x,
  y,
  radius,
  fill,
  turn,
}: {
  x: number;
  y: number;
  radius: number;
  fill: string;
  turn: number;
}) {
  return (
    <>
      <Move how="run" r={turn} s={4}>
        {/* Teeth are the dashes of a wide ring. */}
        <circle
          cx={x}
          cy={y}
          r={radius}
          fill={fill}
          stroke={fill}
          strokeWidth="12"
          strokeDasharray={`${(Math.PI * radius) / 10} ${(Math.PI * radius) / 10}`}
        />
        <path
          d={`M${x} ${y - radius * 0.7}V${y + radius * 0.7}M${x - radius * 0.7} ${y}H${x + radius * 0.7}`}
          stroke={ground}
          strokeWidth="5"
          opacity="0.4"
        />
      </Move>
      <circle cx={x} cy={y} r={radius / 3.4} fill={ground} />
      <path d={`M${x} ${y}v${-radius * 0.85}`} stroke={glow} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** Turn one, and all turn: until every hand points up. */
export function Clockwork() {
  return (
    <>
      <path d="M0 0h200v150H0z" fill={ground} opacity="0.45" />
      <Gear x={66} y={84} radius={38} fill={built} turn={360} />
      <Gear x={136} y={50} radius={24} fill="var(--low)" turn={-360} />
      <Gear x={146} y={114} radius={20} fill={built} turn={-360} />
    </>
  );
}
