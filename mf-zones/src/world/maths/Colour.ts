import { lerp } from './ease.ts';

const fromByte = (byte: number) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const toUnit = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055;

/** A colour as light adds up (linear), not as a screen stores it. Methods change it in place: painting allocates nothing. */
export class Colour {
  r: number;
  g: number;
  b: number;

  constructor(r: number, g: number, b: number) {
    this.r = r;
    this.g = g;
    this.b = b;
  }

  copy(from: Colour): this {
    this.r = from.r;
    this.g = from.g;
    this.b = from.b;
    return this;
  }

  clone(): Colour {
    return new Colour(this.r, this.g, this.b);
  }

  mix(other: Colour, by: number): this {
    this.r = lerp(this.r, other.r, by);
    this.g = lerp(this.g, other.g, by);
    this.b = lerp(this.b, other.b, by);
    return this;
  }

  scale(by: number): this {
    this.r *= by;
    this.g *= by;
    this.b *= by;
    return this;
  }

  /** As a screen stores it, each part from 0 to 1. */
  toScreen(): [number, number, number] {
    return [toUnit(this.r), toUnit(this.g), toUnit(this.b)];
  }
}

const known = new Map<string, Colour>();

/** The colour of `#rrggbb`; a new one each time, which may be changed. */
export function colour(hex: string): Colour {
  let found = known.get(hex);
  if (!found) {
    const value = Number.parseInt(hex.slice(1), 16);
    found = new Colour(fromByte((value >> 16) & 255), fromByte((value >> 8) & 255), fromByte(value & 255));
    known.set(hex, found);
  }
  return found.clone();
}

export function mixed(from: string, to: string, by: number): Colour {
  return colour(from).mix(colour(to), by);
}

export const toColour = (given: string | Colour): Colour =>
  typeof given === 'string' ? colour(given) : given;
