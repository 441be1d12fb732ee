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
