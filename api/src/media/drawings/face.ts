import { dot, fade, round, shape } from './kit.ts';

/** What makes a face somebody's own. */
export interface Features {
  sky: readonly [string, string];
  skin: string;
  hair: string;
  coat: string;
  cut: 'short' | 'long' | 'bun' | 'curls' | 'cap' | 'bald';
  extra?: 'glasses' | 'beard' | 'earrings';
}

const SIDE = 512;
const INK = '#1B2136';

/** A face in a square, drawn in a few shapes. */
export function face(features: Features): string {
  const { sky, skin, coat } = features;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<defs>${fade('sky', sky)}</defs>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/>`,
    dot(390, 120, 44, '#FFFFFF', 'opacity="0.16"'),
    behind(features),
    shape('M80 512 Q96 396 208 380 H304 Q416 396 432 512 Z', coat),
    shape('M214 384 Q256 428 298 384 L292 330 H220 Z', skin, 'style="filter:brightness(0.92)"'),
    shape('M206 386 Q256 446 306 386 L318 400 Q256 474 194 400 Z', '#FFFFFF', 'opacity="0.25"'),
    `<ellipse cx="256" cy="248" rx="94" ry="112" fill="${skin}"/>`,
    ears(skin),
    looks(),
    front(features),
    extra(features),
    '</svg>',
  ].join('');
}

function ears(skin: string): string {
  return dot(162, 256, 20, skin) + dot(350, 256, 20, skin);
}

function looks(): string {
  const eye = (x: number) => dot(x, 250, 9, INK) + dot(x + 3, 247, 3, '#FFFFFF');
  const brow = (x: number) =>
    `<path d="M${x - 18} 224 q18 -12 36 0" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round" opacity="0.75"/>`;
  const cheek = (x: number) => dot(x, 286, 18, '#FF7A8A', 'opacity="0.22"');
  const nose =
    '<path d="M256 256 q-10 26 4 32" fill="none" stroke="#000000" stroke-opacity="0.22" stroke-width="5" stroke-linecap="round"/>';
  const smile = `<path d="M222 310 q34 30 68 0" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>`;
  return [eye(216), eye(296), brow(216), brow(296), cheek(196), cheek(316), nose, smile].join('');
}

/** Hair that falls behind the shoulders. */
function behind({ cut, hair }: Features): string {
  if (cut === 'long')
    return shape('M134 250 Q130 110 256 108 Q382 110 378 250 L394 440 Q256 470 118 440 Z', hair);
  if (cut === 'bun') return dot(256, 96, 54, hair);
  if (cut !== 'curls') return '';
  const ring = Array.from({ length: 11 }, (_, at) => {
    const turn = Math.PI * (0.92 + (at / 10) * 1.16);
    return dot(round(256 + Math.cos(turn) * 112), round(232 + Math.sin(turn) * 116), 50, hair);
  });
  return ring.join('');
}

/** Hair over the forehead. */
function front({ cut, hair, coat }: Features): string {
  const fringe = 'M160 232 Q158 128 256 126 Q354 128 352 232 Q330 176 256 178 Q182 176 160 232 Z';
  if (cut === 'bald') return '';
  if (cut === 'cap') {
    return (
      shape('M152 214 Q152 110 256 110 Q360 110 360 214 Z', coat) +
      shape('M146 206 H420 Q424 232 396 232 H146 Z', INK, 'opacity="0.85"')
    );
  }
  if (cut === 'short')
    return shape(
      'M158 240 Q146 116 268 116 Q362 118 354 240 Q342 190 300 172 Q216 196 176 190 Q164 210 158 240 Z',
      hair,
    );
  return shape(fringe, hair);
}

function extra({ extra, hair }: Features): string {
  if (extra === 'glasses') {
    const glass = (x: number) =>
      `<circle cx="${x}" cy="252" r="31" fill="#FFFFFF" fill-opacity="0.18" stroke="${INK}" stroke-width="6"/>`;
    return (
      glass(214) +
      glass(298) +
      `<path d="M245 250 q11 -8 22 0" fill="none" stroke="${INK}" stroke-width="6"/>`
    );
  }
  if (extra === 'beard')
    return (
      shape(
        'M164 270 Q170 372 256 374 Q342 372 348 270 Q330 306 296 296 Q256 284 216 296 Q182 306 164 270 Z',
        hair,
      ) +
      `<path d="M226 322 q30 22 60 0" fill="none" stroke="#FFFFFF" stroke-opacity="0.85" stroke-width="8" stroke-linecap="round"/>`
    );
  if (extra === 'earrings') return dot(160, 290, 9, '#FFB454') + dot(352, 290, 9, '#FFB454');
  return '';
}
