/** A page can be tall, but not without end: some browsers stop at 17 million pixels. */
const MOST_PX = 4_000_000;
/** Enough to go up for a while. */
const ENOUGH_PX = 20_000;

/** How much space stands for rows below that are not made. */
export function spaceFor(rows: number, rowPx: number): number {
  return Math.min(rows * rowPx, MOST_PX);
}

/**
 * How much space is to stand above the rows that are made. It takes up every difference between what was expected and
 * what came, so that nothing on screen moves, and may be wrong as long as nobody meets its end. To make it right the
 * page must be scrolled by as much, which ends the momentum of a thumb on some phones: that waits for who rests.
 */
export function spaceAbove(
  px: number,
  { rows, rowPx, isResting }: { rows: number; rowPx: number; isResting: boolean },
): number {
  if (rows === 0) return 0;
  const isTooTall = px > (isResting ? MOST_PX : 2 * MOST_PX);
  const isTooLow = px < (isResting ? Math.min(rows * rowPx, ENOUGH_PX) / 2 : 0);
  return isTooTall || isTooLow ? Math.min(rows * rowPx, MOST_PX / 2) : px;
}
