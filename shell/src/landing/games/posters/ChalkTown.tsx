import { built, glow, ground } from './ink.ts';
import { Move } from './Move.tsx';

/** Draw and guess on the pavement. */
export function ChalkTown() {
  const chalk = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      <path d="M0 0h200v150H0z" fill={ground} />
      <path
        d="M0 50h200M0 102h200M60 0v50M140 0v50M20 50v52M100 50v52M180 50v52M60 102v48M140 102v48"
        stroke="var(--high)"
        strokeWidth="3"
      />
      <path d="M34 112V70l26-24 26 24v42zM52 112V90h16v22" stroke={built} {...chalk} />
      <path d="M118 112V62h44v50M118 62l22-20 22 20M130 76h6M146 76h6" stroke={built} {...chalk} />
      <Move r={360} how="run" s={6}>
        <path
          d="M162 14v-8M162 46v-8M146 26h-8M186 26h-8M151 15l-5-5M178 42l-5-5M151 37l-5 5M178 10l-5 5"
          stroke={glow}
          {...chalk}
        />
      </Move>
      <circle cx="162" cy="26" r="7" fill={glow} />
      <Move x={64} y={-8} r={10} s={0.9}>
        <path d="M38 124l34 8-3 10-34-8z" fill={glow} />
      </Move>
      <path d="M20 128q30 10 60 0t60 4 46-4" stroke={glow} strokeDasharray="1 9" {...chalk} />
    </>
  );
}
