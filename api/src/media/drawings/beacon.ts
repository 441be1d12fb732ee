import { box, drawing, fade, glow, hills, shape, sheet, shine, stars } from './kit.ts';

/** Dawn in the mountains, and a beacon that has burnt all night. */
export function beacon(): string {
  return drawing(
    [
      fade('sky', ['#1D3A66', '#3A6EA5', '#E8B79A', '#FBD9B0']),
      fade('far', ['#8FA6C4', '#C9BFC4']),
      fade('middle', ['#5E7596', '#8F93A3']),
      fade('near', ['#3F5560', '#6F8F5A']),
      glow('fire', '#FFC46B'),
      glow('mist', '#F4EEF2'),
    ],
    [
      sheet('url(#sky)'),
      stars(40, 15, 240),
      peaks('0 700 180 470 330 620 520 380 700 600 860 450 1040 640 1240 420 1420 610 1600 500', 'url(#far)'),
      mist(690, 0.8),
      peaks('0 820 220 640 380 760 610 520 800 470 960 640 1180 760 1380 640 1600 780', 'url(#middle)'),
      snow(),
      shine('fire', 800, 430, 330, 0.9),
      tower(),
      mist(840, 0.7),
      hills(900, 90, 4, 83, 'url(#near)'),
      pines(),
    ],
  );
}

function peaks(points: string, fill: string): string {
  return `<polygon points="${points} 1600 1066 0 1066" fill="${fill}"/>`;
}

function snow(): string {
  return shape(
    'M610 520 L800 470 L900 562 L850 560 L820 590 L780 548 L730 580 L690 540 L640 566 Z',
    '#F3EFE6',
    'opacity="0.85"',
  );
}

function mist(y: number, strength: number): string {
  const bank = (x: number, rx: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="62" fill="url(#mist)" opacity="${strength}"/>`;
  return bank(260, 620) + bank(1250, 700) + bank(760, 520);
}

function tower(): string {
  const stones = shape('M764 470 L778 380 H822 L836 470 Z', '#4A4654');
  const bowl = shape('M762 380 H838 L824 356 H776 Z', '#2E2B3A');
  const fire =
    shape('M800 290 Q836 330 822 358 H778 Q764 330 800 290 Z', '#FF9A4D') +
    shape('M800 318 Q818 340 811 358 H789 Q782 340 800 318 Z', '#FFF1CF');
  return stones + bowl + fire;
}

function pines(): string {
  const pine = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${box(-7, -10, 14, 40, '#3A2E2A')}${[0, 44, 88].map((up) => shape(`M0 ${-190 + up} L${44 + up / 3} ${-70 + up} H${-44 - up / 3} Z`, '#23424A')).join('')}</g>`;
  return [
    [120, 960, 1.5],
    [250, 1000, 1.1],
    [1330, 980, 1.4],
    [1470, 940, 1.7],
    [1200, 1020, 1],
    [400, 1040, 0.9],
  ]
    .map(([x = 0, y = 0, s = 1]) => pine(x, y, s))
    .join('');
}
