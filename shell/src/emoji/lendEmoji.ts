/** The fox came in 2016. Fonts of text often have the older faces, and nothing more. */
const SIGN = '\u{1F98A}';
/** No font has it: what is drawn for it is what is drawn for everything unknown. */
const NOTHING = '\u{10FFFF}';
const SIDE = 24;

/** On a device that has no signs for emoji, people's own words borrow ours. Nobody else loads them. */
export async function lendEmoji(page: Document): Promise<void> {
  if (!drawsEmoji(page)) await import('./emoji.css');
}

/** Whether the device draws an emoji as something else than the box of what it does not know. */
export function drawsEmoji(page: Document): boolean {
  const pen = page.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // Without a canvas nobody can tell: nothing is loaded for a guess.
  if (!pen) return true;
  pen.textBaseline = 'top';
  pen.font = `${SIDE * 0.75}px sans-serif`;
  const draw = (sign: string): Uint8ClampedArray => {
    pen.clearRect(0, 0, SIDE, SIDE);
    pen.fillText(sign, 0, 0);
    return pen.getImageData(0, 0, SIDE, SIDE).data;
  };
  const known = draw(SIGN);
  // Ink is black: only an emoji brings colours. Then nobody has to look through every font for what none has.
  // A browser that hides which device it is adds a trace of colour to whatever is drawn.
  return known.some((value, at) => value > 99 && at % 4 < 3) || known.join() !== draw(NOTHING).join();
}
