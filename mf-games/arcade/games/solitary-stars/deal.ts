import { at } from '../../kit/sim/at.ts';
import { between, pick, random, type Rng } from '../../kit/sim/rng.ts';
import type { Slot } from './figures.ts';
import { isFree } from './solve.ts';

export interface Dealt {
  ranks: number[];
  stock: number[];
  open: number;
}

/**
 * Deals a sky by playing it backwards in mind: runs of cards that step up and down, a drawn card between them. So there is
 * always a way, with runs worth finding; random deals of these figures can hardly be won.
 */
export function dealSky(box: Rng, slots: readonly Slot[], stockSize: number): Dealt {
  for (;;) {
    const dealt = tryDeal(box, slots, stockSize);
    if (dealt) return dealt;
  }
}

function tryDeal(box: Rng, slots: readonly Slot[], stockSize: number): Dealt | undefined {
  // Four of each rank, as in any deck.
  const left = Array.from({ length: 14 }, () => 4);
  const take = (rank: number) => {
    left[rank] = at(left, rank) - 1;
    return rank;
  };
  const anyRank = () => pick(box, ranksWith(left));
  const ranks = slots.map(() => 0);
  const stock: number[] = [];
  const open = take(anyRank());
  let top = open;
  let run = runLength(box);
  let gone = 0;
  for (let played = 0; played < slots.length; played++) {
    const next = run > 0 ? stepFrom(box, left, top) : undefined;
    if (next === undefined) {
      if (stock.length === stockSize) return undefined;
      top = take(anyRank());
      stock.push(top);
      run = runLength(box);
      played -= 1;
      continue;
    }
    const free = slots.flatMap((_, slot) => (isFree(slots, gone, slot) ? [slot] : []));
    const slot = pick(box, free);
    ranks[slot] = take(next);
    gone |= 1 << slot;
    top = next;
    run -= 1;
  }
  // What is left over lies in the stock too, after what is needed: room for a mistake.
  while (stock.length < stockSize) stock.push(take(anyRank()));
  return { ranks, stock, open };
}

/** Two to six, mostly three and four. */
function runLength(box: Rng): number {
  return Math.round(between(box, 1.6, 4) + (random(box) < 0.25 ? 2 : 0));
}

function ranksWith(left: readonly number[]): number[] {
  return left.flatMap((count, rank) => (rank > 0 && count > 0 ? [rank] : []));
}

function stepFrom(box: Rng, left: readonly number[], rank: number): number | undefined {
  const up = rank === 13 ? 1 : rank + 1;
  const down = rank === 1 ? 13 : rank - 1;
  const there = [up, down].filter((one) => at(left, one) > 0);
  return there.length > 0 ? pick(box, there) : undefined;
}
