import { turn } from './Lanterns.tsx';
import classes from './DuskPanorama.module.css';

// Windows that go on after dark, in the order they do.
const windows = [
  'M60 700h14v20H60z',
  'M1226 610h12v20h-12z',
  'M150 742h14v20h-14z',
  'M1450 700h14v20h-14z',
  'M244 724h14v18h-14z',
  'M1340 744h14v20h-14z',
  'M98 700h14v20H98z',
  'M1530 752h14v20h-14z',
  'M178 742h14v20h-14z',
  'M1366 744h14v20h-14z',
  'M1150 760h12v18h-12z',
];

/** The two rows of buildings that frame the square, with the clock tower. */
export function Buildings() {
  return (
    <>
      <path
        className={classes.behind}
        d="M-10 860V700l60-36 40 36h30l38-60 38 60v40l44-40 44 40h20l34-26 34 26v104zM1060 860V770l36-30 30 30 20-46 40 46 30-20 130-70 40 60 60-60 50 50 50-40 80 60v110z"
      />
      <path
        className={classes.built}
        d="M-10 860V676l44-12 52-58 52 58v32h52V700l4-34h12v30l40 10 40 46v108zM262 706v-22h12v34z"
      />
      <path
        className={classes.built}
        d="M1110 860V740l30-34 26 30h28V560l-6-6v-10h14l30-72 30 72h14v10l-6 6v150l44-44 56 56 2-26 64-62 60 62v20h30l30-34 44 50v118z"
      />
      <circle className={classes.window} cx="1232" cy="580" r="13" />
      <path className={classes.hands} d="M1232 572v8l6 4" />
      <path className={classes.unlit} d={windows.join('')} />
      {windows.map((d, index) => (
        <path key={d} className={classes.light} {...turn(index * 2 + 1)} d={d} />
      ))}
    </>
  );
}
