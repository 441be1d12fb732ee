import { shade } from '../palette.ts';
import { scatter } from '../scatter.ts';
import type { PlaceProps } from './place.ts';

/** A toxic sunset over the lab garden: what grew in the glass dome has grown out of it. */
export function Mutant({ c, glow }: PlaceProps) {
  const plant = shade(c.built, 0.08);
  return (
    <>
      <circle cx="66" cy="108" r="30" fill={shade(c.low, 0.35)} />
      <path
        d="M0 122h26V96h12v26h24v-14h20v14h160v-20h14v-20h8v20h14v20h42v58H0z"
        fill={shade(c.high, -0.1)}
        opacity="0.75"
      />
      <path d="M0 148q80-18 160-10t160-2v44H0z" fill={c.ground} />
      <circle cx="168" cy="104" r="112" fill={glow} opacity="0.65" />
      {/* The dome, its ribs, its broken crown. */}
      <path d="M94 150q0-76 74-76t74 76z" fill={shade(c.glow, 0.4)} opacity="0.24" />
      <path
        d="M94 150q0-76 74-76t74 76M118 150q2-66 50-76 48 10 50 76M168 150V74M100 118h136M112 96h112"
        stroke={shade(c.glow, 0.55)}
        strokeWidth="1.8"
        fill="none"
        opacity="0.8"
      />
      {/* Stem, arms, leaves, a flower that looks back. */}
      <path d="M160 150q-8-40 4-66 8-22 0-48l10-2q10 30 4 52-6 28 0 64z" fill={plant} />
      <path
        d="M166 94q-34-2-48-26-8-16-26-14 24-14 38 6 12 18 36 22zM172 86q38-4 46-30 6-18 28-14-18 2-20 20-6 30-52 36zM164 130q-30 0-40-14-8-10-20-6 14-14 28-2 10 10 32 10zM174 126q30-2 38-16 8-12 26-6-14 2-20 12-10 16-44 18z"
        fill={plant}
      />
      <path
        d="M92 54q-22-6-26 12 16 8 26-12zM246 42q22-6 28 10-16 12-28-10zM104 110q-20-2-22 12 14 6 22-12zM238 104q20-2 20 12-14 6-20-12z"
        fill={shade(plant, -0.35)}
      />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <ellipse
          key={turn}
          cx="166"
          cy="12"
          rx="9"
          ry="15"
          transform={`rotate(${turn} 166 28)`}
          fill={c.low}
        />
      ))}
      <circle cx="166" cy="28" r="11" fill={c.glow} />
      <circle cx="166" cy="28" r="5" fill={shade(c.high, -0.4)} />
      <path d="M88 146h160v10H88z" fill={shade(c.built, -0.45)} />
      {/* Mushrooms that jump. */}
      {[
        [30, 166, 1],
        [58, 172, 0.7],
        [276, 168, 1.1],
        [302, 172, 0.75],
      ].map(([x = 0, y = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-4 4l1-18h6l1 18z" fill={shade(c.glow, 0.5)} />
          <path d="M-16-12q2-20 16-20t16 20q-16 6-32 0z" fill={c.low} />
          <circle cx="-5" cy="-20" r="2.6" fill={c.glow} />
          <circle cx="6" cy="-18" r="2" fill={c.glow} />
        </g>
      ))}
      {scatter(22, 29).map(([x, y], at) => (
        <circle key={at} cx={60 + x * 210} cy={y * 140} r={0.8 + x * 1.6} fill={c.glow} opacity="0.8" />
      ))}
    </>
  );
}
