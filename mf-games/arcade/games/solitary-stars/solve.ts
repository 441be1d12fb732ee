import { at } from '../../kit/sim/at.ts';
import type { Slot } from './figures.ts';

/** A sky as the search sees it. Ranks are 1 to 13. */
export interface Deal {
  slots: readonly Slot[];
  ranks: readonly number[];
  stock: readonly number[];
  open: number;
  /** One bit for each card that is gone. */
  gone: number;
}

/** One above or below, and the king beside the ace. */
export function isNeighbour(a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  return apart === 1 || apart === 12;
}

export function isFree(slots: readonly Slot[], gone: number, slot: number): boolean {
  return !(gone & (1 << slot)) && at(slots, slot).under.every((cover) => (gone & (1 << cover)) !== 0);
}

/** To draw is a move too. */
export const DRAW = -1;

/** The moves that clear a sky, or undefined when it takes more than `budget` looks to find them. */
export function solve({ slots, ranks, stock, open, gone }: Deal, budget = 60_000): number[] | undefined {
  const all = (1 << slots.length) - 1;
  const dead = new Set<number>();
  const moves: number[] = [];
  let looks = 0;

  const search = (mask: number, drawn: number, top: number): boolean => {
    if (mask === all) return true;
    const key = mask + 0x10000000 * (drawn + 32 * top);
    if (dead.has(key) || looks > budget) return false;
    looks += 1;
    for (let slot = slots.length - 1; slot >= 0; slot--) {
      const rank = at(ranks, slot);
      if (!isNeighbour(rank, top) || !isFree(slots, mask, slot)) continue;
      moves.push(slot);
      if (search(mask | (1 << slot), drawn, rank)) return true;
      moves.pop();
    }
    if (drawn < stock.length) {
      moves.push(DRAW);
      if (search(mask, drawn + 1, at(stock, drawn))) return true;
      moves.pop();
    }
    dead.add(key);
    return false;
  };

  return search(gone, 0, open) ? moves : undefined;
}
