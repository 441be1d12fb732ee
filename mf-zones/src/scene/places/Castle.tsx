import { shade } from '../palette.ts';
import type { PlaceProps } from './place.ts';
import { Stars } from './Stars.tsx';

/** The keep at the blue hour, its flag up, torches at the gate, the moat in front. */
export function Castle({ c, glow }: PlaceProps) {
  const wall = c.built;
  const dark = shade(wall, -0.38);
  return (
    <>
      <Stars count={30} seed={7} colour={shade(c.low, 0.7)} below={70} />
      <path d="M0 122q46-34 92-12t98-8 130 6v72H0z" fill={shade(c.low, -0.42)} />
      <path d="M0 140q80-22 160-14t160 6v48H0z" fill={c.ground} />
      {/* The curtain wall and its two towers. */}
      <path d="M78 98h8v-6h8v6h8v-6h8v6h100v-6h8v6h8v-6h8v6h8v46H78z" fill={dark} />
      <path d="M58 76h6v-7h7v7h7v-7h7v7h6v70H58z" fill={wall} />
      <path d="M229 76h6v-7h7v7h7v-7h7v7h6v70h-33z" fill={wall} />
      {/* The keep. */}
      <path d="M128 56h8v-8h9v8h10v-8h10v8h10v-8h9v8h8v90h-64z" fill={shade(wall, 0.12)} />
      <path d="M176 56h16v90h-16z" fill={shade(wall, -0.14)} />
      <path d="M159 48V12" stroke={dark} strokeWidth="2" />
      <path d="M160 13q12-5 20 0t16-1l-5 7 5 7q-8 4-16 0t-20 0z" fill={c.glow} />
      <path d="M147 146v-20a13 13 0 0 1 26 0v20z" fill={shade(c.high, -0.35)} />
      {[
        [144, 76],
        [160, 72],
        [176, 76],
        [72, 96],
        [247, 96],
      ].map(([x, y]) => (
        <path key={x} d={`M${x} ${y}h5v9h-5z`} fill={c.glow} />
      ))}
      {[134, 186].map((x) => (
        <g key={x}>
          <circle cx={x} cy="118" r="26" fill={glow} />
          <path d={`M${x - 1} 118h2v14h-2z`} fill={shade(c.high, -0.4)} />
          <path d={`M${x} 108q6 8 0 12-6-4 0-12z`} fill={shade(c.glow, 0.4)} />
        </g>
      ))}
      <path d="M0 156q80-8 160-4t160-2v30H0z" fill={shade(c.low, -0.3)} />
      <path d="M144 146h32l10 34h-52z" fill={shade(c.ground, -0.35)} />
      <path d="M136 172h46M139 164h42M141 156h38" stroke={shade(c.ground, 0.15)} strokeWidth="1.5" />
      <path d="M62 166h40M222 164h46M30 174h26M262 174h34" stroke={c.glow} strokeWidth="1.4" opacity="0.45" />
    </>
  );
}
