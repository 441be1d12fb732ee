/** How many stand in a row; the sheet says it too. */
export const emojisInARow = 8;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: emojisInARow,
  ArrowUp: -emojisInARow,
};

/** Where an arrow leads in a grid; nowhere over its edges. */
export function nextInGrid(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const next = at + (steps[key] ?? Number.NaN);
  return next >= 0 && next < count ? next : undefined;
}
