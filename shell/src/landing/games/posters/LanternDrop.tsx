import { built, glow, ground, high } from './ink.ts';
import { Move } from './Move.tsx';

function Lantern({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="17" fill={fill} opacity="0.22" />
      <path d="M-6-12H6l6 8-3 14h-18l-3-14z" fill={fill} />
      <path d="M-6-12H6M-9 10H9" stroke={ground} strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** Lights of one colour find each other. */
export function LanternDrop() {
  return (
    <>
      <path d="M0 126q100-14 200 0v24H0z" fill={ground} />
      <path d="M52 128V18h96v110" fill={high} opacity="0.35" />
      <Lantern x={70} y={114} fill={built} />
      <Lantern x={100} y={114} fill={glow} />
      <Lantern x={130} y={114} fill={built} />
      <Lantern x={70} y={88} fill={glow} />
      <Lantern x={130} y={88} fill={built} />
      <Move y={58} s={1.1}>
        <path d="M100-20v36" stroke={ground} />
        <Lantern x={100} y={30} fill={glow} />
      </Move>
    </>
  );
}
