import { shade } from '../palette.ts';
import { scatter } from '../scatter.ts';
import type { PlaceProps } from './place.ts';

/** Rain on the window, warm inside: the bar with its huge copper machine. */
export function Coffee({ c, glow }: PlaceProps) {
  const wall = shade(c.ground, -0.45);
  const copper = c.built;
  return (
    <>
      {scatter(60, 17).map(([x, y], at) => (
        <path
          key={at}
          d={`M${x * 320} ${y * 120}l-3 12`}
          stroke={shade(c.low, 0.6)}
          strokeWidth="1"
          opacity="0.55"
        />
      ))}
      <path
        d="M0 92l26-20 26 20v-14l22-18 22 18v50H0zM226 96l22-18 22 18V80l25-20 25 20v50h-94z"
        fill={shade(c.high, -0.3)}
        opacity="0.6"
      />
      {/* The window frame, and lamps that hang before it. */}
      <path
        d="M0 0h320v12H0zM0 0h14v130H0zM306 0h14v130h-14zM104 0h7v124h-7zM209 0h7v124h-7zM0 118h320v12H0z"
        fill={wall}
      />
      {[58, 262].map((x) => (
        <g key={x}>
          <path d={`M${x} 0v34`} stroke={shade(wall, -0.4)} strokeWidth="1.6" />
          <circle cx={x} cy="46" r="50" fill={glow} />
          <path d={`M${x - 15} 46q15-26 30 0z`} fill={shade(c.glow, 0.2)} />
        </g>
      ))}
      <circle cx="160" cy="90" r="110" fill={glow} opacity="0.7" />
      {/* The machine: boiler, eagle, groups, cups. */}
      <path d="M120 134V66q0-34 40-34t40 34v68z" fill={copper} />
      <path d="M160 32q40 0 40 34v68h-24V62q0-26-16-30z" fill={shade(copper, -0.3)} />
      <path d="M130 66q0-20 16-26-6 12-6 28v62h-10z" fill={shade(copper, 0.4)} opacity="0.75" />
      <path d="M118 70h84v6h-84zM118 108h84v6h-84z" fill={shade(copper, -0.45)} />
      <circle cx="160" cy="91" r="11" fill={shade(wall, -0.2)} />
      <circle cx="160" cy="91" r="8" fill={shade(c.glow, 0.6)} />
      <path d="M160 91l5-4" stroke={wall} strokeWidth="1.8" />
      <path
        d="M160 32v-8M142 22q9 6 18 0 9 6 18 0-6-10-18-4-12-6-18 4z"
        stroke={shade(c.glow, -0.1)}
        fill={c.glow}
        strokeWidth="2"
      />
      <path
        d="M104 92h18v6h-18zM198 92h18v6h-18zM102 98h10v14h-10zM208 98h10v14h-10z"
        fill={shade(copper, -0.2)}
      />
      <path
        d="M106 62q-10-10 0-20t0-20M214 62q10-10 0-20t0-20"
        stroke={shade(c.low, 0.6)}
        strokeWidth="3"
        fill="none"
        opacity="0.6"
        strokeLinecap="round"
      />
      <path d="M0 134h320v12H0z" fill={shade(c.ground, 0.2)} />
      <path d="M0 146h320v34H0z" fill={c.ground} />
      {Array.from({ length: 9 }, (_, at) => (
        <path key={at} d={`M${at * 40 - 4} 152h32v22h-32z`} fill={shade(c.ground, -0.25)} />
      ))}
      {[40, 74, 244, 278].map((x) => (
        <path
          key={x}
          d={`M${x - 9} 122h18l-3 12h-12zM${x + 8} 124q7 0 5 5-3 3-7 1`}
          fill={shade(c.low, 0.55)}
        />
      ))}
    </>
  );
}
