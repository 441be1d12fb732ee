import classes from './EmptyState.module.css';

/** The square in two tokens: a row of houses, a bench, a lantern that is lit or has gone out. */
export function SquareSketch({ mood }: { mood: 'lit' | 'dim' }) {
  return (
    <svg className={classes.sketch} data-mood={mood} viewBox="0 0 184 104" aria-hidden="true">
      {mood === 'lit' ? <circle className={classes.glow} cx="122" cy="38" r="27" /> : null}
      {/* houses: a gable, a tower with a flag, a long roof */}
      <path d="M14 92V60l14-13 14 13v32M23 92V76h10v16M24 64h8" />
      <path d="M42 92V44h22v48M42 44l-3-6h28l-3 6M53 38V22m0 0 11 3-11 4M49 60v-6a4 4 0 0 1 8 0v6z" />
      <path d="M64 66h30l6 10v16M72 92V80a5 5 0 0 1 10 0v12M64 76h36" />
      {/* the ground, and two stones */}
      <path d="M4 92h176M30 100h16M142 100h22" />
      {/* the bench */}
      <path d="M136 80h32M138 72h28M141 80v12M163 80v12M141 72v8M163 72v8" />
      {/* the lantern */}
      <path d="M122 92V50m-6 42h12" />
      <path className={classes.light} d="M115 50h14l3-18h-20zM111 32h22l-11-9zM122 23v-4" />
      {mood === 'lit' ? (
        <path className={classes.light} d="M122 45v-6M100 20l4 4M144 20l-4 4M94 38h5M145 38h5" />
      ) : (
        <path d="M118 37l8 8M126 37l-8 8" />
      )}
    </svg>
  );
}
