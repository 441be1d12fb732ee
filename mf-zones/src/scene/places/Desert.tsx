import { shade } from '../palette.ts';
import type { PlaceProps } from './place.ts';

/** The last sun behind a half-buried arch on the crest of a dune. */
export function Desert({ c, glow }: PlaceProps) {
  return (
    <>
      <circle cx="196" cy="104" r="96" fill={glow} />
      <circle cx="196" cy="104" r="36" fill={shade(c.glow, 0.35)} />
      <path d="M0 116q60-20 118-4t104-8 98 2v74H0z" fill={shade(c.built, 0.1)} />
      <path d="M0 128q70-26 150-10t170-6v68H0z" fill={shade(c.ground, -0.12)} />
      {/* The arch leans a little; the sand has the rest of it. */}
      <path
        d="M96 138l4-62q2-40 46-40 42 0 44 42l3 50-24 8-2-54q-1-24-22-24-23 0-24 24l-3 58z"
        fill={c.built}
      />
      <path d="M100 76q2-40 46-40 18 0 28 8-40-4-46 34l-4 62-28-2z" fill={shade(c.built, -0.32)} />
      <path
        d="M101 98l22 2M100 116l22 2M169 104l22-2M170 120l22-3M146 36v20M118 44l9 15M172 44l-9 14"
        stroke={shade(c.built, -0.5)}
        strokeWidth="1.4"
      />
      <path d="M0 150q60-24 128-12t96-4 96 4v42H0z" fill={c.ground} />
      {/* Shadows reach towards us. */}
      <path
        d="M104 138l-74 42h46l48-42zM172 132l-56 48h40l38-46z"
        fill={shade(c.built, -0.45)}
        opacity="0.5"
      />
      <path d="M0 166q84-18 170-4t150-4v22H0z" fill={shade(c.ground, 0.2)} />
      <path
        d="M18 160q40-9 78-4M210 154q36-5 74 2M60 174q56-8 104-2"
        stroke={shade(c.ground, -0.25)}
        strokeWidth="1"
        fill="none"
      />
      <path
        d="M262 60q5-6 9 0 4-6 9 0M286 76q4-4 7 0 3-4 7 0"
        stroke={shade(c.high, -0.2)}
        strokeWidth="1.6"
        fill="none"
      />
    </>
  );
}
