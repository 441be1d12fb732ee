/** The face of all signs and numbers; until it has come, the system's heaviest stands in. */
export const FACE = 'Arcade, "Arial Black", system-ui, sans-serif';

export interface TextLook {
  size: number;
  color: string;
  align?: 'left' | 'center' | 'right';
  /** A second copy below in this colour, for reading on any ground. */
  under?: string;
  /** A rim in this colour, where the ground may be as light as the letters. */
  rim?: string;
}

/** One line of text; `y` is the middle of its height. */
export function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { size, color, align = 'center', under, rim }: TextLook,
): void {
  context.font = `800 ${size}px ${FACE}`;
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  const base = y + size * 0.35;
  if (rim) {
    context.lineJoin = 'round';
    context.lineWidth = size * 0.15;
    context.strokeStyle = rim;
    context.strokeText(text, x, base);
  }
  if (under) {
    context.fillStyle = under;
    context.fillText(text, x, base + Math.max(1, size * 0.07));
  }
  context.fillStyle = color;
  context.fillText(text, x, base);
}

const DIGIT = 0.62;

/** A number whose digits keep their places while it counts. */
export function writeNumber(
  context: CanvasRenderingContext2D,
  value: number,
  x: number,
  y: number,
  look: TextLook,
): void {
  const text = String(Math.round(value));
  const cell = look.size * DIGIT;
  const width = text.length * cell;
  const left = look.align === 'left' ? x : look.align === 'right' ? x - width : x - width / 2;
  [...text].forEach((digit, i) => {
    write(context, digit, left + cell * (i + 0.5), y, { ...look, align: 'center' });
  });
}

/** The largest size up to `size` at which the text is no wider than `width`. */
export function fitSize(
  context: CanvasRenderingContext2D,
  text: string,
  size: number,
  width: number,
): number {
  context.font = `800 ${size}px ${FACE}`;
  return Math.min(size, (size * width) / context.measureText(text).width);
}
