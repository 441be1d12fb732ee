/** The five colours that make a place, as the api names them in this order. */
export interface ScenePalette {
  high: string;
  low: string;
  ground: string;
  built: string;
  glow: string;
}

/** A zone without colours of its own stands in the evening of the square. */
const evening = ['#141a33', '#8a5a8f', '#2a2a44', '#5a5a80', '#ffb454'];

export function scenePalette(colours: readonly string[]): ScenePalette {
  const [high = '', low = '', ground = '', built = '', glow = ''] = evening.map(
    (fallback, index) => colours[index] ?? fallback,
  );
  return { high, low, ground, built, glow };
}

/** A colour nearer to white (`by` above 0) or to black (below): `shade('#808080', -0.5)` is half as bright. */
export function shade(hex: string, by: number): string {
  const target = by > 0 ? 255 : 0;
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(by))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
