/** Colours are `#rrggbb` everywhere; what canvas needs is made from them here, and kept. */
const kept = new Map<string, string>();

/** The colour between two, as `rgb()`; both ends may be a result of this as well. */
export function blend(from: string, to: string, part: number): string {
  const key = `${from}|${to}|${part.toFixed(2)}`;
  const known = kept.get(key);
  if (known) return known;
  const [r, g, b] = channels(from);
  const [r2, g2, b2] = channels(to);
  const mixed = toHex(r + (r2 - r) * part, g + (g2 - g) * part, b + (b2 - b) * part);
  return keep(key, mixed);
}

/** The colour with some of it let through: 1 is opaque. */
export function fade(color: string, alpha: number): string {
  const key = `${color}@${alpha.toFixed(2)}`;
  return kept.get(key) ?? keep(key, `rgb(${channels(color).join(' ')} / ${alpha.toFixed(3)})`);
}

function keep(key: string, color: string): string {
  if (kept.size > 4000) kept.clear();
  kept.set(key, color);
  return color;
}

export function darker(color: string, part: number): string {
  return blend(color, '#05060f', part);
}

export function lighter(color: string, part: number): string {
  return blend(color, '#fff6e4', part);
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(r: number, g: number, b: number): string {
  return `#${((1 << 24) | (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b)).toString(16).slice(1)}`;
}
