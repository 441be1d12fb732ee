import classes from './DuskPanorama.module.css';

/** The water left of the castle, the sun in it, and somebody on a rock who likes to watch. */
export function Lagoon({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop className={classes.waterLight} />
          <stop className={classes.water} offset="0.7" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id}water)`} d="M300 830c20-42 130-72 300-76s260 4 330 22 90 40 70 60z" />
      <path
        className={classes.ripples}
        d="M640 768h150M700 780h70M604 792h90M740 796h120M470 802h70M660 808h60M400 818h110M800 812h70"
      />
      <g className={classes.near}>
        <path d="M534 814c4-16 22-30 44-33 20-3 36 2 46 12 8 7 12 14 14 21z" />
        <path d="M573 742a8 8 0 0 1 15-4c4 6 3 13 6 20 2 6 1 12-3 18 10-3 22-2 31 4 11 7 21 5 25-5 2-6 1-12-3-17-6 2-13 0-17-5 8-2 15 0 20 4 2-6 8-11 16-11 0 7-4 13-11 15 5 10 5 21-1 30-8 11-22 13-37 7-13-5-26-6-38-9-8-2-11-8-9-15l3-13-9 15c-2 2-5 1-4-2l8-21c1-3 3-5 7-6l3-1c-2-1-3-2-2-4z" />
      </g>
    </>
  );
}
