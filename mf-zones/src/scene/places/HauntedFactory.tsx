import { shade } from '../palette.ts';
import type { PlaceProps } from './place.ts';

/** Fog and one flickering lamp before a factory whose chimney breathes. */
export function HauntedFactory({ c, glow }: PlaceProps) {
  const brick = c.built;
  const dark = shade(brick, -0.55);
  return (
    <>
      <circle cx="74" cy="40" r="20" fill={shade(c.low, 0.4)} opacity="0.5" />
      {/* The breath. */}
      {[
        [226, 22, 15],
        [248, 12, 20],
        [278, 16, 24],
        [306, 6, 22],
        [216, 34, 9],
      ].map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={shade(c.low, 0.28)} opacity="0.6" />
      ))}
      <path d="M0 122h36v-24h14v-16h10v16h30v24h230v58H0z" fill={shade(c.low, -0.35)} />
      {/* Chimney, hall with a saw roof. */}
      <path d="M198 132l4-92h26l4 92z" fill={brick} />
      <path d="M215 40h13l4 92h-13z" fill={dark} />
      <path d="M197 36h36v8h-36zM200 62h30M199 84h32" fill={dark} stroke={dark} strokeWidth="3" />
      <path d="M68 150V96l32-26v26l32-26v26l32-26v26l32-26v26h66v54z" fill={shade(brick, -0.2)} />
      <path d="M100 70v26h-32zM132 70v26h-32zM164 70v26h-32zM196 70v26h-32z" fill={dark} />
      <path d="M196 96h66v54h-66z" fill={dark} />
      {[
        [82, 108],
        [108, 108],
        [160, 108],
        [210, 108],
        [236, 108],
      ].map(([x = 0, y = 0], at) => (
        <g key={x}>
          <rect
            x={x}
            y={y}
            width="16"
            height="20"
            fill={at === 2 || at === 4 ? c.glow : shade(c.high, -0.3)}
          />
          <path d={`M${x + 8} ${y}v20M${x} ${y + 10}h16`} stroke={dark} strokeWidth="1.6" />
        </g>
      ))}
      <circle cx="168" cy="118" r="34" fill={glow} opacity="0.7" />
      <path d="M130 150v-22a10 10 0 0 1 20 0v22z" fill={shade(c.high, -0.5)} />
      <path d="M0 148h320v32H0z" fill={c.ground} />
      {/* The lamp that flickers, and the fence. */}
      <circle cx="42" cy="94" r="54" fill={glow} />
      <path d="M42 94l-34 66h68z" fill={c.glow} opacity="0.14" />
      <path d="M40 88h4v72h-4zM42 88q0-12 14-10" stroke={shade(c.high, -0.2)} strokeWidth="3" fill="none" />
      <path d="M34 94q8-14 16 0z" fill={shade(c.glow, 0.3)} />
      {Array.from({ length: 15 }, (_, at) => (
        <path
          key={at}
          d={`M${122 + at * 14} 176v-${20 + (at % 4 === 1 ? -5 : 3)}l2-4 2 4v24z`}
          fill={shade(c.high, -0.3)}
        />
      ))}
      <path d="M116 162h204M116 171h204" stroke={shade(c.high, -0.3)} strokeWidth="1.8" />
      <path
        d="M0 140q60-14 120-4t110-4 90 4v14q-60 10-120 2t-120 4-80-4z"
        fill={shade(c.low, 0.4)}
        opacity="0.28"
      />
      <path d="M0 168q70-12 150-2t170-4v18H0z" fill={shade(c.low, 0.4)} opacity="0.24" />
    </>
  );
}
