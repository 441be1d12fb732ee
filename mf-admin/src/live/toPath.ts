export const LINE_WIDTH = 160;
export const LINE_HEIGHT = 36;
const MARGIN = 3;

/** The course of a number as an SVG path from zero up. Where nothing was noted the line breaks off. */
export function toPath(values: readonly (number | null)[]): string {
  const known = values.filter((one) => one !== null);
  const high = Math.max(...known, 0);
  const low = lowOf(known, high);
  const step = (LINE_WIDTH - 2 * MARGIN) / Math.max(1, values.length - 1);
  let isDown = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const x = round(MARGIN + index * step);
      const y = round(LINE_HEIGHT - MARGIN - share(value, low, high) * (LINE_HEIGHT - 2 * MARGIN));
      const isAlone = !isDown && (values[index + 1] ?? null) === null;
      const move = `${isDown ? 'L' : 'M'}${x} ${y}`;
      isDown = true;
      // A value between two gaps is a dot: a line of no length with round ends.
      return isAlone ? `${move}h0` : move;
    })
    .join('');
}

/** Large numbers that hardly change, like a disk, would be a flat line from zero; counts begin there. */
function lowOf(known: readonly number[], high: number): number {
  const lowest = Math.min(...known, high);
  return lowest > high * 0.5 ? lowest : 0;
}

function share(value: number, low: number, high: number): number {
  return high === low ? (high === 0 ? 0 : 0.5) : (value - low) / (high - low);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
