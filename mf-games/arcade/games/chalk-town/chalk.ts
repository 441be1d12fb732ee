import { at } from '../../kit/sim/at.ts';
import { length } from '../../kit/sim/dmath.ts';

/** The stone slab that is drawn on, in board units. */
export const SLAB = { x: 12, y: 6, width: 336, height: 292 };
export const BOARD = { width: 360, height: 560 };
export const WIDTHS = [4, 9] as const;
/** Three sticks of chalk: so much line in one picture. */
export const CHALK = 6000;

export interface Point {
  x: number;
  y: number;
}

/** A stroke as it travels: its colour, its width, then four letters a point. */
export interface Stroke {
  color: number;
  wide: number;
  points: Point[];
}

const pair = (value: number) =>
  Math.max(0, Math.min(1295, Math.round(value)))
    .toString(36)
    .padStart(2, '0');

export function encodePoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => pair(x) + pair(y)).join('');
}

export function encode({ color, wide, points }: Stroke): string {
  return `${color}${wide}${encodePoints(points)}`;
}

const FORM = /^[0-4][01](?:[0-9a-z]{4})*$/;
const POINTS = /^(?:[0-9a-z]{4})+$/;

export const isStroke = (text: string): boolean => FORM.test(text);
export const arePoints = (text: string): boolean => POINTS.test(text);

export function decodePoints(text: string): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 4 <= text.length; i += 4)
    points.push({
      x: Number.parseInt(text.slice(i, i + 2), 36),
      y: Number.parseInt(text.slice(i + 2, i + 4), 36),
    });
  return points;
}

export function decode(text: string): Stroke {
  return { color: Number(text[0]), wide: Number(text[1]), points: decodePoints(text.slice(2)) };
}

export function isOnSlab({ x, y }: Point): boolean {
  return x <= SLAB.width && y <= SLAB.height;
}

/** How much chalk a line takes. */
export function lengthOf(points: readonly Point[]): number {
  let long = 0;
  for (let i = 1; i < points.length; i++) {
    const from = at(points, i - 1);
    const to = at(points, i);
    long += length(to.x - from.x, to.y - from.y);
  }
  return long;
}

/** What hides a letter. */
export const HIDDEN = '_';

export function mask(word: string, opened: readonly number[]): string {
  return [...word].map((letter, i) => (opened.includes(i) ? letter : HIDDEN)).join('');
}

/** Letters alone, small, without accents: what is compared. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** One letter more, less, or another. */
export function isClose(guess: string, word: string): boolean {
  if (guess === word || Math.abs(guess.length - word.length) > 1 || word.length < 4) return false;
  let i = 0;
  while (i < guess.length && guess[i] === word[i]) i += 1;
  const rest = (a: string, b: string) => a === b;
  return (
    rest(guess.slice(i + 1), word.slice(i + 1)) ||
    rest(guess.slice(i + 1), word.slice(i)) ||
    rest(guess.slice(i), word.slice(i + 1))
  );
}
