/** The sheet that everything is drawn on, and how many pixels it becomes: each costs time at the first start. */
export const WIDE = 1600;
export const HIGH = 1066;
const PIXELS = { wide: 1200, high: 800 };

/** Numbers between 0 and 1 that look like chance and are the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A whole drawing: its defs first, then its layers from the back to the front. */
export function drawing(defs: readonly string[], layers: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${PIXELS.wide}" height="${PIXELS.high}">`,
    `<defs>${defs.join('')}</defs>`,
    ...layers,
    '</svg>',
  ].join('');
}

/** A gradient from top to bottom. */
export function fade(id: string, colours: readonly string[]): string {
  const stops = colours.map(
    (colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** Light around a lamp, for `shine`. */
export function glow(id: string, colour: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="0.95"/><stop offset="0.25" stop-color="${colour}" stop-opacity="0.45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

export function shine(id: string, x: number, y: number, reach: number, strength = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${reach}" fill="url(#${id})" opacity="${strength}"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
}

export function dot(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

/** The whole sheet in one colour or gradient. */
export function sheet(fill: string): string {
  return box(0, 0, WIDE, HIGH, fill);
}

/** Small lights over the upper part of the sheet. */
export function stars(count: number, seed: number, below: number): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [next() * WIDE, next() * below];
    return dot(
      round(x),
      round(y),
      round(0.8 + next() * 1.8),
      '#FFF6E0',
      `opacity="${round(0.25 + next() * 0.6)}"`,
    );
  }).join('');
}

/** Land from edge to edge that rises and falls softly, down to the bottom of the sheet. */
export function hills(top: number, rise: number, waves: number, seed: number, fill: string): string {
  const next = chance(seed);
  const step = WIDE / waves;
  let path = `M0 ${HIGH} L0 ${round(top - next() * rise)}`;
  for (let wave = 0; wave < waves; wave += 1) {
    const end = (wave + 1) * step;
    const bend = round(top - next() * rise * 1.6);
    path += ` Q${round(end - step / 2)} ${bend} ${round(end)} ${round(top - next() * rise)}`;
  }
  return shape(`${path} L${WIDE} ${HIGH} Z`, fill);
}

/** What a light leaves on still water below it. */
export function ripples(x: number, top: number, colour: string, seed: number, count = 14): string {
  const next = chance(seed);
  return Array.from({ length: count }, (_, at) => {
    const width = (26 + next() * 50) * (1 - at / (count * 1.4));
    const y = top + at * 22;
    const left = x - width / 2 + (next() - 0.5) * 30;
    return box(
      round(left),
      y,
      round(width),
      5,
      colour,
      `rx="2.5" opacity="${round(0.75 - at / (count * 1.5))}"`,
    );
  }).join('');
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
