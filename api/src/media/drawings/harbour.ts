import {
  box,
  chance,
  dot,
  drawing,
  fade,
  glow,
  hills,
  HIGH,
  ripples,
  shape,
  shine,
  stars,
  WIDE,
} from './kit.ts';

const WATER = 640;

/** Lanterns on a string over a harbour at dusk, and what the water makes of them. */
export function harbour(): string {
  const lanterns = Array.from({ length: 9 }, (_, at) => {
    const x = 90 + at * 178;
    const y = 210 + Math.sin((at / 8) * Math.PI) * 150;
    return { x, y, colour: at % 3 === 1 ? '#FF7A8A' : '#FFB454' };
  });
  const string = `M0 190 Q${WIDE / 2} 520 ${WIDE} 190`;
  return drawing(
    [
      fade('sky', ['#0E1526', '#2B3B6B', '#7A5A86', '#F2A477']),
      fade('water', ['#B77A6E', '#3A3F6B', '#131B33']),
      glow('amber', '#FFB454'),
      glow('rose', '#FF7A8A'),
    ],
    [
      box(0, 0, WIDE, WATER, 'url(#sky)'),
      stars(70, 5, 300),
      hills(WATER, 60, 5, 11, '#3B3A63'),
      town(),
      box(0, WATER, WIDE, HIGH - WATER, 'url(#water)'),
      ...lanterns.map(({ x, colour }, at) => ripples(x, WATER + 30, colour, at + 3)),
      boat(420, 770, 1.2),
      boat(1130, 860, 1.7),
      `<path d="${string}" fill="none" stroke="#1A1F36" stroke-width="4"/>`,
      ...lanterns.map(({ x, y, colour }) => lantern(x, y, colour)),
    ],
  );
}

function town(): string {
  const next = chance(21);
  return Array.from({ length: 26 }, (_, at) => {
    const [x, height] = [at * 64 - 20, 60 + next() * 130];
    const wall = box(x, WATER - height, 60, height, at % 2 ? '#232A4C' : '#2C3460');
    const roof = shape(`M${x - 4} ${WATER - height} l34 -34 l34 34 Z`, '#1B2140');
    const window = next() > 0.35 ? box(x + 18, WATER - height + 22, 14, 18, '#FFD08A') : '';
    return wall + roof + window;
  }).join('');
}

function boat(x: number, y: number, scale: number): string {
  const hull = shape('M-70 0 L70 0 L48 30 L-48 30 Z', '#12182E');
  const sail =
    shape('M-4 -10 L-4 -120 L62 -10 Z', '#F3EADB', 'opacity="0.92"') +
    shape('M-12 -10 L-12 -96 L-56 -10 Z', '#E5C9A8');
  return `<g transform="translate(${x} ${y}) scale(${scale})">${sail}${hull}${dot(58, -8, 6, '#FFB454')}</g>`;
}

function lantern(x: number, y: number, colour: string): string {
  const light = shine(colour === '#FFB454' ? 'amber' : 'rose', x, y + 34, 120, 0.8);
  const paper = `<ellipse cx="${x}" cy="${y + 36}" rx="30" ry="34" fill="${colour}"/>`;
  const heart = `<ellipse cx="${x}" cy="${y + 40}" rx="14" ry="20" fill="#FFF1D6"/>`;
  return light + paper + heart + box(x - 12, y - 2, 24, 8, '#1A1F36') + box(x - 9, y + 66, 18, 6, '#1A1F36');
}
