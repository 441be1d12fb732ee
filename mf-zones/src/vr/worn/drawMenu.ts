import { fieldOf, type MenuEntry, SHEET, SHEET_TALL } from './menu.ts';

export interface Sheet {
  title: string;
  entries: readonly MenuEntry[];
  /** Which one the ray is on; -1 for none. */
  at: number;
  /** A line at the foot: help, or numbers. */
  foot: string;
}

type Pen = CanvasRenderingContext2D;

const FONT = '"Figtree Variable", Figtree, system-ui, sans-serif';

/** The same dark glass as the name tags: it is read against any sky. */
const GLASS = 'rgba(14, 21, 38, 0.94)';
const KEY = '#263252';
const KEY_AT = '#F2B65A';
const KEY_ON = '#1F6E68';
const TEXT = '#F3EFE6';
const TEXT_AT = '#141B2E';
const SOFT = '#B9C1D6';

/** Draws the menu on a canvas of `SHEET.wide` by `SHEET_TALL`. */
export function drawMenu(pen: Pen, { title, entries, at, foot }: Sheet): void {
  pen.clearRect(0, 0, SHEET.wide, SHEET_TALL);
  round(pen, 0, 0, SHEET.wide, SHEET_TALL, 36, GLASS);
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  write(pen, title, SHEET.edge + 8, 48, SHEET.wide - 2 * SHEET.edge, 38, 700, TEXT);
  entries.forEach((entry, index) => drawEntry(pen, entry, index, index === at));
  pen.font = `500 22px ${FONT}`;
  pen.fillStyle = SOFT;
  linesOf(pen, foot, SHEET.wide - 2 * SHEET.edge - 16)
    .slice(0, 3)
    .forEach((line, n) => pen.fillText(line, SHEET.edge + 8, SHEET_TALL - SHEET.foot + 4 + n * 30));
}

function drawEntry(pen: Pen, { label, value, isOn }: MenuEntry, index: number, isAt: boolean): void {
  const { x, y, wide, tall } = fieldOf(index);
  round(pen, x, y, wide, tall, 20, isAt ? KEY_AT : isOn ? KEY_ON : KEY);
  const middle = y + tall / 2;
  const colour = isAt ? TEXT_AT : TEXT;
  write(pen, label, x + 20, value ? middle - 15 : middle, wide - 40, 28, 600, colour);
  if (value) write(pen, value, x + 20, middle + 18, wide - 40, 22, 500, isAt ? TEXT_AT : SOFT);
}

/** One line that is made smaller until it fits. */
function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  wide: number,
  size: number,
  weight: number,
  colour: string,
): void {
  pen.fillStyle = colour;
  for (let px = size; px >= 14; px -= 2) {
    pen.font = `${weight} ${px}px ${FONT}`;
    if (pen.measureText(text).width <= wide) break;
  }
  pen.fillText(text, x, y, wide);
}

export function linesOf(pen: Pick<Pen, 'measureText'>, text: string, wide: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > wide) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A few words on dark glass: what using a thing does, what somebody says. */
export function drawSign(pen: Pen, text: string, wide: number, tall: number): void {
  pen.clearRect(0, 0, wide, tall);
  pen.font = `600 34px ${FONT}`;
  const lines = linesOf(pen, text, wide - 64).slice(0, 3);
  const broad = Math.max(...lines.map((line) => pen.measureText(line).width), 40) + 56;
  const high = lines.length * 44 + 28;
  round(pen, (wide - broad) / 2, (tall - high) / 2, broad, high, 28, GLASS);
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  pen.fillStyle = TEXT;
  lines.forEach((line, n) =>
    pen.fillText(line, wide / 2, tall / 2 + (n - (lines.length - 1) / 2) * 44, wide - 56),
  );
}

function round(pen: Pen, x: number, y: number, wide: number, tall: number, by: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, wide, tall, by);
  pen.fill();
}
