import { chance, dot, drawing, fade, glow, hills, round, shape, sheet, shine, stars } from './kit.ts';

/** The last sun in a half-buried arch, and the long way there. */
export function dunes(): string {
  return drawing(
    [
      fade('sky', ['#2B1B4D', '#7D3F6B', '#F28C5A', '#FFD27A']),
      fade('far', ['#C9785A', '#A85C4B']),
      fade('near', ['#E0A56A', '#A8623F']),
      fade('front', ['#8E4B3A', '#4A2738']),
      glow('sun', '#FFE7B0'),
    ],
    [
      sheet('url(#sky)'),
      stars(60, 9, 260),
      shine('sun', 1000, 600, 420, 0.9),
      dot(1000, 600, 92, '#FFF1CF'),
      hills(700, 90, 4, 31, 'url(#far)'),
      arch(1000, 780),
      hills(820, 110, 3, 47, 'url(#near)'),
      tracks(),
      hills(1010, 90, 2, 59, 'url(#front)'),
      birds(),
    ],
  );
}

function arch(x: number, y: number): string {
  const stone = `M${x - 230} ${y} V${y - 210} Q${x} ${y - 470} ${x + 230} ${y - 210} V${y} H${x + 140} V${y - 190} Q${x} ${y - 350} ${x - 140} ${y - 190} V${y} Z`;
  const shade = `M${x + 140} ${y} V${y - 190} Q${x + 70} ${y - 270} ${x} ${y - 270} L${x} ${y - 288} Q${x + 90} ${y - 288} ${x + 160} ${y - 198} V${y} Z`;
  return shape(stone, '#7A3F3A') + shape(shade, '#B5653A');
}

function tracks(): string {
  const next = chance(77);
  return Array.from({ length: 22 }, (_, at) => {
    const way = at / 22;
    const x = 260 + way * 690 + (next() - 0.5) * 12 + (at % 2) * 14 * (1 - way);
    const y = 1000 - way * 210;
    const size = 9 * (1 - way) + 2;
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size)}" ry="${round(size / 2)}" fill="#7A4536" opacity="0.55"/>`;
  }).join('');
}

function birds(): string {
  const wings = (x: number, y: number, s: number) =>
    `<path d="M${x - 14 * s} ${y} q${7 * s} ${-9 * s} ${14 * s} 0 q${7 * s} ${-9 * s} ${14 * s} 0" fill="none" stroke="#3A2140" stroke-width="${3 * s}" stroke-linecap="round"/>`;
  return wings(430, 300, 1.3) + wings(500, 340, 1) + wings(380, 360, 0.9) + wings(560, 290, 0.8);
}
