import { at } from '../../kit/sim/at.ts';
import { below, pick, type Rng } from '../../kit/sim/rng.ts';

/** A beat that is to be struck. */
export interface Note {
  /** 0 to 3 from left to right. */
  drum: number;
  /** When, in ticks of the run. */
  due: number;
}

/** Bars until the song is won; the encore has no end. */
export const BARS = 48;
export const DRUMS = 4;
const STEPS = 16;
/** Bars after which each drum joins. */
const JOINS = [0, 4, 8, 14];
const DENSE_FROM = 32;

/** Beats a minute of a bar. */
export function tempoOf(bar: number): number {
  if (bar < BARS) return Math.min(132, 92 + 4 * Math.floor(bar / 6));
  return Math.min(176, 132 + 2 * Math.floor((bar - BARS) / 4));
}

/** Ticks of a sixteenth. */
export function stepTicks(bar: number): number {
  return 900 / tempoOf(bar);
}

/** How many drums play in a bar. */
export function drumsOf(bar: number): number {
  return JOINS.filter((join) => bar >= join).length;
}

/** What a bar asks for: patterns as even as can be, turned a little, no more than two at once. */
export function writeBar(box: Rng, bar: number, start: number): Note[] {
  const drums = drumsOf(bar);
  const taken = Array.from({ length: STEPS }, () => 0);
  const notes: Note[] = [];
  const long = stepTicks(bar);
  for (let drum = 0; drum < drums; drum++) {
    const hits = hitsOf(box, bar, drum);
    const turn = drum === 0 ? 0 : drum === 1 ? 4 : 2 * below(box, 8);
    let last = -9;
    for (let i = 0; i < STEPS; i++) {
      const beat = ((i + STEPS - turn) * hits) % STEPS < hits;
      const apart = bar >= DENSE_FROM ? 1 : 2;
      if (!beat || at(taken, i) > 1 || i - last < apart) continue;
      taken[i] = at(taken, i) + 1;
      last = i;
      notes.push({ drum, due: Math.round(start + i * long) });
    }
  }
  return notes.toSorted((a, b) => a.due - b.due);
}

function hitsOf(box: Rng, bar: number, drum: number): number {
  if (bar < 4) return 4;
  const isNew = bar - at(JOINS, drum) < 2;
  if (isNew) return 2;
  const more = Math.floor(bar / 16);
  return pick(box, drum === 0 ? [4, 4, 4 + more] : [2, 2 + more, 3 + more]);
}
