/** How fine a picture is drawn: pixels for each point of the screen, and how much of what is scattered. */
export interface Quality {
  pixels: number;
  scattered: number;
  mirrors: boolean;
}

/** From the finest down. A weak machine loses sharpness first, then grass, then reflections. */
export const QUALITIES: readonly Quality[] = [
  { pixels: 2, scattered: 1, mirrors: true },
  { pixels: 1.5, scattered: 1, mirrors: true },
  { pixels: 1, scattered: 1, mirrors: true },
  { pixels: 0.75, scattered: 0.6, mirrors: true },
  { pixels: 0.75, scattered: 0.3, mirrors: false },
];

const SLOW = 30;
const QUICK = 48;

/** The step for the last seconds' pictures a second: one down below 30, one up above 48, else as it is. */
export function nextQuality(step: number, perSecond: number): number {
  if (perSecond < SLOW) return Math.min(QUALITIES.length - 1, step + 1);
  if (perSecond > QUICK) return Math.max(0, step - 1);
  return step;
}
