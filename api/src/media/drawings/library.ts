import { box, chance, dot, drawing, fade, glow, HIGH, round, shape, sheet, shine, WIDE } from './kit.ts';

const SPINES = ['#8C5A3C', '#3E4F86', '#B3233B', '#2E6B66', '#C99A4A', '#5B3A29', '#6E4A8A'];

/** A reading room late in the evening: shelves to the ceiling, lamps in pools, one open book. */
export function library(): string {
  return drawing(
    [
      fade('wall', ['#141A33', '#2A2547', '#3A2E4F']),
      fade('table', ['#7A4C34', '#3E261F']),
      glow('lamp', '#FFD08A'),
    ],
    [
      sheet('url(#wall)'),
      ...[150, 310, 470, 630].map((y, row) => shelf(y, row)),
      tall(),
      shine('lamp', 420, 690, 420, 0.8),
      shine('lamp', 1180, 690, 420, 0.8),
      box(0, 850, WIDE, HIGH - 850, 'url(#table)'),
      box(0, 850, WIDE, 8, '#A9744F'),
      lamp(420),
      lamp(1180),
      book(800, 930),
    ],
  );
}

function shelf(y: number, row: number): string {
  const next = chance(row * 13 + 2);
  let books = '';
  for (let x = 20; x < WIDE - 30;) {
    const [width, height] = [16 + next() * 24, 88 + next() * 44];
    const colour = SPINES[Math.floor(next() * SPINES.length)] ?? '#8C5A3C';
    const lean = next() > 0.93 ? `transform="rotate(7 ${round(x)} ${y})"` : '';
    books += box(
      round(x),
      round(y - height),
      round(width),
      round(height),
      colour,
      `rx="2" opacity="0.9" ${lean}`,
    );
    books += box(round(x + 3), round(y - height * 0.8), round(width - 6), 4, '#FFD08A', 'opacity="0.5"');
    x += width + 3;
  }
  return books + box(0, y, WIDE, 14, '#5B3A29') + box(0, y + 14, WIDE, 6, '#2A1B1C');
}

/** A window in the middle, with the night in it. */
function tall(): string {
  const frame = `M640 660 V260 Q800 90 960 260 V660 Z`;
  const moon = dot(860, 300, 34, '#F3EFE6') + dot(846, 292, 30, '#1B2747');
  const bars = box(794, 176, 12, 484, '#3A2A2A') + box(640, 420, 320, 12, '#3A2A2A');
  const next = chance(3);
  const night = Array.from({ length: 24 }, () =>
    dot(round(660 + next() * 280), round(220 + next() * 420), 1.8, '#F3EFE6', 'opacity="0.7"'),
  );
  return shape(frame, '#1B2747', 'stroke="#5B3A29" stroke-width="22"') + night.join('') + moon + bars;
}

function lamp(x: number): string {
  const shade = shape(`M${x - 90} 700 Q${x} 590 ${x + 90} 700 Z`, '#2E6B66');
  const light = shape(`M${x - 90} 700 H${x + 90} L${x + 76} 712 H${x - 76} Z`, '#FFF1D6');
  return box(x - 6, 700, 12, 150, '#C99A4A') + shade + light + box(x - 52, 842, 104, 12, '#C99A4A', 'rx="6"');
}

function book(x: number, y: number): string {
  const page = (side: 1 | -1) =>
    shape(
      `M${x} ${y} Q${x + side * 120} ${y - 50} ${x + side * 250} ${y - 8} L${x + side * 270} ${y + 62} Q${x + side * 130} ${y + 22} ${x} ${y + 74} Z`,
      side === 1 ? '#F3EADB' : '#E7D9C0',
    );
  const line = (at: number) =>
    `<path d="M${x + 36} ${y + 4 + at * 11} Q${x + 130} ${y - 30 + at * 11} ${x + 226} ${y + at * 11}" fill="none" stroke="#B9A68A" stroke-width="3"/>`;
  return (
    page(-1) +
    page(1) +
    [0, 1, 2, 3].map(line).join('') +
    shape(
      `M${x - 274} ${y + 64} Q${x - 130} ${y + 26} ${x} ${y + 78} Q${x + 130} ${y + 26} ${x + 274} ${y + 64} V${y + 76} Q${x + 130} ${y + 38} ${x} ${y + 92} Q${x - 130} ${y + 38} ${x - 274} ${y + 76} Z`,
      '#8C5A3C',
    )
  );
}
