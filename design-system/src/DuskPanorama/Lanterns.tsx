import classes from './DuskPanorama.module.css';

/** Strings from one point to another: how far they hang through, and how many lanterns they carry. */
const strings = [
  { from: [110, 650], to: [520, 640], sag: 96, count: 6 },
  { from: [520, 640], to: [1070, 640], sag: 150, count: 8 },
  { from: [1070, 640], to: [1460, 690], sag: 90, count: 5 },
] as const;

const posts = [
  [520, 640],
  [1070, 640],
] as const;

// A pair that stands close, one with a child, one who waves. Heads are part of the same line.
const people =
  'M742 842c-2-30 0-40 8-43a7 7 0 1 1 6 0c8 3 9 15 8 43zM764 842c-2-26 0-35 7-38a6.500 6.500 0 1 1 6 0c8 3 9 13 8 38z' +
  'M916 840c-2-30 0-40 8-43a7 7 0 1 1 6 0c8 3 9 15 8 43zM942 840c-1-16 0-22 5-24a5 5 0 1 1 4 0c6 2 6 8 5 24z' +
  'M1004 836c-2-30 0-40 8-43a7 7 0 1 1 6 0l7-15 4 2-7 22c2 9 2 18 1 34z';

/** Two posts, the strings between posts and buildings, people, and the lanterns that go on one by one. */
export function Lanterns({ id }: { id: string }) {
  return (
    <>
      <radialGradient id={`${id}halo`}>
        <stop className={classes.haloStop} stopOpacity="0.5" />
        <stop className={classes.haloStop} stopOpacity="0.16" offset="0.4" />
        <stop className={classes.haloStop} stopOpacity="0" offset="1" />
      </radialGradient>
      <g className={classes.near}>
        {posts.map(([x, y]) => (
          <path key={x} d={`M${x - 3} 836l1-${830 - y}h4l1 ${830 - y}zM${x - 12} 838l4-12h16l4 12z`} />
        ))}
        <path d={people} />
      </g>
      <path
        className={classes.string}
        d={strings
          .map(({ from, to, sag }) => `M${from.join()}Q${middle(from, to, sag).join()} ${to.join()}`)
          .join('')}
      />
      <path className={classes.unlit} d={lanterns.map(lamp).join('')} />
      {lanterns.map((at, index) => (
        <g key={at[0]} className={classes.light} {...turn(index)}>
          <circle fill={`url(#${id}halo)`} cx={at[0]} cy={at[1] + 13} r="46" />
          <path d={lamp(at)} />
        </g>
      ))}
    </>
  );
}

type Point = readonly [number, number];

const lanterns = strings.flatMap(hang);

function lamp([x, y]: Point): string {
  return `M${x - 5} ${y + 2}h10l4 9-4 12h-10l-4-12z`;
}

function middle([x1, y1]: Point, [x2, y2]: Point, sag: number): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2 + sag];
}

function hang({ from, to, sag, count }: (typeof strings)[number]): Point[] {
  const through = middle(from, to, sag);
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const at = (axis: 0 | 1) =>
      Math.round((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * through[axis] + t ** 2 * to[axis]);
    return [at(0), at(1)];
  });
}

/**
 * The n-th light waits for the ones before it. The sheet adds the powers of two together: a style of its own would
 * be refused where the picture comes as markup, by the policy of the page.
 */
export function turn(order: number): { 'data-turn': string } {
  return { 'data-turn': [1, 2, 4, 8, 16].filter((power) => order & power).join(' ') };
}
