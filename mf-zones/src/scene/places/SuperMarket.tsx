import { shade } from '../palette.ts';
import type { PlaceProps } from './place.ts';

const STEPS = Array.from({ length: 11 }, (_, at) => at);

/** A bright night in the mall: a clock tower between two escalators. */
export function SuperMarket({ c, glow }: PlaceProps) {
  const dark = shade(c.high, -0.2);
  return (
    <>
      {/* Shop windows on two floors. */}
      {[22, 84].map((y, floor) =>
        [6, 58, 216, 268].map((x, at) => (
          <g key={`${floor}-${x}`}>
            <rect x={x} y={y} width="46" height="44" rx="3" fill={shade(c.built, -0.45)} />
            <rect
              x={x + 4}
              y={y + 14}
              width="38"
              height="30"
              fill={(at + floor) % 2 ? c.glow : c.ground}
              opacity="0.5"
            />
            <rect
              x={x + 8}
              y={y + 4}
              width="30"
              height="5"
              rx="2.5"
              fill={(at + floor) % 2 ? c.ground : c.glow}
            />
            <path
              d={`M${x + 14} ${y + 44}v-12h8v12zM${x + 27} ${y + 44}v-18h8v18z`}
              fill={dark}
              opacity="0.6"
            />
          </g>
        )),
      )}
      <rect y="70" width="320" height="8" fill={shade(c.built, -0.2)} />
      <rect y="76" width="320" height="2" fill={c.glow} />
      <path d="M0 140h320v40H0z" fill={c.ground} />
      <path d="M0 140h320v6H0z" fill={shade(c.ground, -0.22)} />
      <path
        d="M160 140L60 180M160 140l100 40M160 140v40M100 140L-40 180M220 140l140 40"
        stroke={shade(c.ground, -0.14)}
      />
      <circle cx="160" cy="46" r="84" fill={glow} />
      {/* The tower. */}
      <path d="M140 148l4-120h32l4 120z" fill={c.built} />
      <path d="M160 28h16l4 120h-20z" fill={shade(c.built, -0.22)} />
      <path d="M138 30l22-24 22 24z" fill={shade(c.built, -0.42)} />
      <circle cx="160" cy="48" r="19" fill={dark} />
      <circle cx="160" cy="48" r="15" fill={shade(c.glow, 0.65)} />
      <path d="M160 48V37M160 48l8 5" stroke={dark} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M147 84h26M146 98h28M145 112h30" stroke={c.glow} strokeWidth="2.4" />
      {/* Up on the left, down on the right. */}
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(160 0) scale(${side} 1)`}>
          <path d="M38 154l78-78h22l-82 78z" fill={shade(c.built, -0.5)} />
          {STEPS.map((at) => (
            <path
              key={at}
              d={`M${45 + at * 7.6} ${150 - at * 7.4}h15`}
              stroke={shade(c.built, 0.35)}
              strokeWidth="2"
            />
          ))}
          <path d="M34 146l78-80M58 152l80-80" stroke={c.glow} strokeWidth="2.6" strokeLinecap="round" />
        </g>
      ))}
    </>
  );
}
