import { at } from '../../kit/sim/at.ts';

export interface Key {
  /** A letter, `back` or `send`. */
  name: string;
  x: number;
  y: number;
  width: number;
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const CELL = { width: 35, height: 46, top: 396 };

/** The letters on the pavement, for fingers and for whoever has no keyboard. */
export const KEYS: readonly Key[] = [
  ...ROWS.flatMap((row, r) =>
    [...row].map((name, i) => ({
      name,
      x: 180 + (i - (row.length - 1) / 2) * CELL.width,
      y: CELL.top + r * CELL.height,
      width: CELL.width - 3,
    })),
  ),
  { name: 'back', x: 30, y: CELL.top + 2 * CELL.height, width: 46 },
];

/** Beside the letters of a match: the picture does not belong here. */
export const AWAY: Key = { name: 'away', x: 330, y: CELL.top + 2 * CELL.height, width: 46 };

export const KEY_HEIGHT = CELL.height - 4;

/** The key under a finger. */
export function keyAt(x: number, y: number): string | undefined {
  return KEYS.find((key) => isOnKey(key, x, y))?.name;
}

export function isOnKey(key: Key, x: number, y: number): boolean {
  return Math.abs(x - key.x) <= key.width / 2 + 2 && Math.abs(y - key.y) <= KEY_HEIGHT / 2 + 2;
}

export function placeOfKey(name: string): { x: number; y: number } {
  return KEYS.find((key) => key.name === name) ?? at(KEYS, 0);
}

/** What who draws finds in the place of the letters. */
export const TOOLS = {
  y: 420,
  colors: [60, 120, 180, 240, 300],
  widths: [
    { x: 90, y: 490 },
    { x: 160, y: 490 },
  ] as const,
  undo: { x: 270, y: 490 },
  reach: 27,
};

/** Where the three words lie from which one chooses. */
export const CHOICES = [190, 250, 310].map((y) => ({ x: 180, y: y - 100, width: 240, height: 50 }));
