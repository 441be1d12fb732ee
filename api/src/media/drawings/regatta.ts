import { box, chance, dot, drawing, fade, HIGH, hills, round, shape, WIDE } from './kit.ts';

const PAPER = ['#FBF6EC', '#FFD27A', '#FF9FAA', '#8FE3D3', '#A9C9FF'];

/** A hundred paper boats, or nearly, on their way over a pond on a bright morning. */
export function regatta(): string {
  return drawing(
    [fade('sky', ['#8EC5FF', '#EAF6FF', '#FFF3E0']), fade('pond', ['#9BD8E6', '#3F9FB8', '#1C5F7E'])],
    [
      box(0, 0, WIDE, 470, 'url(#sky)'),
      dot(1270, 150, 74, '#FFF6D8'),
      cloud(260, 150, 1.2),
      cloud(820, 100, 0.9),
      hills(470, 110, 6, 17, '#9CCB86'),
      hills(480, 60, 9, 29, '#6FAE63'),
      box(0, 470, WIDE, HIGH - 470, 'url(#pond)'),
      water(),
      ...fleet(),
    ],
  );
}

function cloud(x: number, y: number, scale: number): string {
  const puffs = [
    [0, 0, 60],
    [70, -24, 74],
    [150, 0, 62],
    [76, 22, 70],
  ].map(([cx = 0, cy = 0, r = 0]) => dot(cx, cy, r, '#FFFFFF'));
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity="0.85">${puffs.join('')}</g>`;
}

function water(): string {
  const next = chance(41);
  return Array.from({ length: 90 }, () => {
    const y = 490 + next() ** 1.4 * 560;
    const width = 20 + (y - 470) * 0.16 * (0.4 + next());
    return box(
      round(next() * WIDE),
      round(y),
      round(width),
      3,
      '#FFFFFF',
      `rx="1.5" opacity="${round(0.12 + next() * 0.25)}"`,
    );
  }).join('');
}

/** Far ones first and small, near ones large. */
function fleet(): string[] {
  const next = chance(63);
  return Array.from({ length: 26 }, (_, at) => {
    const way = at / 25;
    const [x, y] = [80 + next() * (WIDE - 160), 510 + way ** 1.3 * 430];
    return boat(
      round(x),
      round(y),
      round(0.28 + way * 1.15),
      PAPER[at % PAPER.length] ?? '#FBF6EC',
      round((next() - 0.5) * 10),
    );
  });
}

function boat(x: number, y: number, scale: number, colour: string, tilt: number): string {
  const mirror = shape('M-92 6 L92 6 L52 44 L-52 44 Z', colour, 'opacity="0.22"');
  const hull = shape('M-100 -34 L100 -34 L58 6 L-58 6 Z', colour);
  const fold = shape('M-100 -34 L0 -34 L-58 6 Z', '#1B2136', 'opacity="0.1"');
  const sail =
    shape('M0 -120 L62 -34 L-62 -34 Z', colour) +
    shape('M0 -120 L62 -34 L0 -34 Z', '#1B2136', 'opacity="0.14"');
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${tilt})">${mirror}${sail}${hull}${fold}</g>`;
}
