import classes from './DuskPanorama.module.css';

// Round dots drawn by a stroke of no length: one path for the whole sky.
const stars = [
  [60, 90],
  [150, 210],
  [238, 60],
  [310, 300],
  [395, 140],
  [470, 250],
  [560, 70],
  [640, 190],
  [720, 110],
  [790, 280],
  [868, 50],
  [950, 170],
  [1040, 90],
  [1110, 240],
  [1190, 60],
  [1270, 180],
  [1350, 110],
  [1420, 290],
  [1500, 70],
  [1560, 220],
  [100, 360],
  [690, 350],
  [1230, 340],
  [1010, 320],
] as const;

/** Sky, sun, three ranges of hills, and the castle on the middle one. */
export function Landscape({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop className={classes.skyHigh} />
          <stop className={classes.skyMid} offset="0.42" />
          <stop className={classes.skyLow} offset="0.74" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop className={classes.sun} stopOpacity="0.85" />
          <stop className={classes.sun} stopOpacity="0.28" offset="0.34" />
          <stop className={classes.sun} stopOpacity="0" offset="1" />
        </radialGradient>
      </defs>
      <path fill={`url(#${id}sky)`} d="M0 0h1600v900H0z" />
      <path className={classes.stars} d={stars.map(([x, y]) => `M${x} ${y}h0`).join('')} />
      <circle fill={`url(#${id}sun)`} cx="730" cy="640" r="420" />
      <path
        className={classes.far}
        d="M0 640c130-60 230-74 340-44s200 62 330 16 240-74 370-20 240 48 350-2 170-34 210-18v328H0z"
      />
      <g className={classes.middle}>
        <path d="M0 716c160-62 300-66 420-30 90 26 180 24 260-12 84-38 130-84 222-86s150 52 232 86c110 44 250 26 466-26v252H0z" />
        <path d="M838 612v-60h128v60zM876 600V462h50v138zM822 616V516h40v100zM944 616V528h38v88z" />
        <path d="M816 518l26-60 26 60zM938 530l25-56 25 56z" />
        {/* a dashed line is a row of battlements */}
        <path className={classes.battlements} d="M867 459h69M862 549h84" />
      </g>
      <path className={classes.flag} d="M901 454v-44m1 2c12-7 18 7 32 0v17c-14 7-20-7-32 0z" />
      <path
        className={classes.window}
        d="M894 486h6v14h-6zm14 30h6v14h-6zM838 540h6v12h-6zM960 552h6v12h-6zM892 612v-22a9 9 0 0 1 18 0v22z"
      />
    </>
  );
}

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
