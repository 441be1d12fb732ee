import { at } from '../../kit/sim/at.ts';
import { below, between, type Rng, shuffle } from '../../kit/sim/rng.ts';
import { TOWN } from './rules.ts';

export interface House {
  x: number;
  width: number;
  /** The eaves, and how much higher the ridge is. */
  top: number;
  gable: number;
  tone: number;
}

export interface Chimney {
  x: number;
  /** The height of its mouth. */
  y: number;
  kind: number;
}

/** Between two houses; one flies over or under. */
export interface WashingLine {
  x: number;
  width: number;
  y: number;
}

export interface Town {
  houses: House[];
  chimneys: Chimney[];
  lines: WashingLine[];
}

const HOUSES = 16;
const EACH = TOWN.width / HOUSES;

/** Sixteen houses, a chimney on every second: five kinds, three of them twice. */
export function buildTown(box: Rng): Town {
  const kinds = shuffle(box, [0, 1, 2, 3, 4, ...shuffle(box, [0, 1, 2, 3, 4]).slice(0, 3)]);
  const houses = Array.from({ length: HOUSES }, (_, i): House => {
    const gap = below(box, 3) * 3;
    return {
      x: i * EACH + gap,
      width: EACH - gap * 2 + 4,
      top: between(box, 392, 448),
      gable: 18 + below(box, 3) * 12,
      tone: below(box, 4),
    };
  });
  const chimneys = kinds.map((kind, i): Chimney => {
    const house = at(houses, i * 2);
    const x = house.x + house.width / 2 + between(box, -16, 16);
    return { x, y: Math.round(house.top - house.gable - between(box, 44, 96)), kind };
  });
  const lines = [1, 3, 5, 7].map((i): WashingLine => {
    const left = at(chimneys, i);
    const right = at(chimneys, (i + 1) % chimneys.length);
    const middle = left.x + along(right.x - left.x) / 2;
    return { x: middle - 34, width: 68, y: Math.min(left.y, right.y) - between(box, 4, 44) };
  });
  return { houses, chimneys, lines };
}

export const CHIMNEY_HALF = 12;

/** The highest solid thing at a place: a roof, or the chimney that stands there. */
export function roofAt(town: Town, x: number): number {
  const place = around(x);
  for (const chimney of town.chimneys)
    if (Math.abs(offset(place, chimney.x)) < CHIMNEY_HALF) return chimney.y;
  const house = at(town.houses, Math.min(HOUSES - 1, Math.floor(place / EACH)));
  const middle = house.x + house.width / 2;
  const slope = 1 - Math.min(1, Math.abs(place - middle) / (house.width / 2));
  return house.top - house.gable * slope;
}

/** A place on the ring, from 0 to its width. */
export function around(x: number): number {
  return x - Math.floor(x / TOWN.width) * TOWN.width;
}

/** How far to the right `to` lies of `from`, by the nearer way round. */
export function offset(from: number, to: number): number {
  return around(to - from + TOWN.width / 2) - TOWN.width / 2;
}

/** Going to the right only. */
export function along(distance: number): number {
  return around(distance);
}
