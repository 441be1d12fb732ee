import { shade } from '../palette.ts';
import type { PlaceProps } from './place.ts';
import { Stars } from './Stars.tsx';

/** Violet dusk under two moons: a silent craft stands half open among crystals. */
export function ExtraTerrestrial({ c, glow }: PlaceProps) {
  const hull = c.built;
  return (
    <>
      <Stars count={46} seed={19} colour={shade(c.low, 0.75)} below={110} />
      <circle cx="252" cy="42" r="27" fill={shade(c.low, 0.5)} />
      <circle cx="243" cy="36" r="5" fill={shade(c.low, 0.25)} />
      <circle cx="260" cy="52" r="7" fill={shade(c.low, 0.3)} />
      <circle cx="64" cy="32" r="12" fill={shade(c.glow, 0.45)} opacity="0.85" />
      <path
        d="M0 124q30-30 58-14 20-26 52-6 40-20 78 2 30-22 60-2 34-14 72 6v70H0z"
        fill={shade(c.ground, -0.35)}
      />
      <path d="M0 146q90-20 170-10t150 0v44H0z" fill={c.ground} />
      {/* Light falls from the hatch. */}
      <path d="M138 104h44l34 56H104z" fill={c.glow} opacity="0.34" />
      <ellipse cx="160" cy="158" rx="66" ry="12" fill={c.glow} opacity="0.4" />
      <circle cx="160" cy="104" r="60" fill={glow} />
      {/* The craft. */}
      <path d="M118 78q4-36 42-36t42 36z" fill={shade(c.glow, 0.2)} opacity="0.55" />
      <path d="M126 76q4-26 22-30-10 10-12 30z" fill={shade(c.glow, 0.7)} opacity="0.7" />
      <path d="M70 92q30-22 90-22t90 22q-30 18-90 18t-90-18z" fill={hull} />
      <path d="M70 92q30 10 90 10t90-10q-30 18-90 18t-90-18z" fill={shade(hull, -0.45)} />
      <path d="M84 87q34-14 76-14-46 4-66 16z" fill={shade(hull, 0.45)} opacity="0.8" />
      {[88, 112, 136, 160, 184, 208, 232].map((x) => (
        <circle key={x} cx={x} cy={96 - Math.abs(160 - x) * 0.04} r="3" fill={c.glow} />
      ))}
      <path d="M138 108h44l12 44h-16l-6-36h-24l-6 36h-16z" fill={shade(hull, -0.25)} />
      <path
        d="M104 106l-14 50M216 106l14 50"
        stroke={shade(hull, -0.35)}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {[
        [24, 168, 1],
        [50, 172, 0.7],
        [272, 170, 0.8],
        [300, 166, 1.15],
      ].map(([x = 0, y = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-10 0l-5-26 8-14 8 14 1 26zM4 0l2-18 8-10 6 12-4 16z" fill={shade(c.glow, -0.3)} />
          <path d="M-7-40l8 14 1 26h-7zM14-28l6 12-4 16h-4z" fill={shade(c.glow, 0.3)} opacity="0.85" />
        </g>
      ))}
    </>
  );
}
