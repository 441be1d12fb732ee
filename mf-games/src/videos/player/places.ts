import type { Shelf } from '@plaza/shell-contract';

/** Of how many videos this browser remembers where one was. */
const MOST = 50;
/** So near to the beginning or the end nobody wants to go on. */
const EDGE_SECONDS = 10;

type Places = [id: string, seconds: number][];

/** Where one was in a video, in seconds; the beginning where nothing is remembered. */
export function placeIn(shelf: Shelf, id: string): number {
  return read(shelf).find(([known]) => known === id)?.[1] ?? 0;
}

/** Remembers where one is. At the end, and at the very beginning, there is nothing to remember. */
export function keepPlace(shelf: Shelf, id: string, seconds: number, length: number): void {
  const others = read(shelf).filter(([known]) => known !== id);
  const isBetween = seconds >= EDGE_SECONDS && seconds <= length - EDGE_SECONDS;
  write(shelf, isBetween ? [[id, Math.floor(seconds)], ...others] : others);
}

function read(shelf: Shelf): Places {
  try {
    const kept: unknown = JSON.parse(shelf.getItem('videoPlaces') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(one: unknown): one is Places[number] {
  return Array.isArray(one) && typeof one[0] === 'string' && Number.isFinite(one[1]);
}

/** A browser that keeps nothing begins each film anew. */
function write(shelf: Shelf, places: Places): void {
  try {
    shelf.setItem('videoPlaces', JSON.stringify(places.slice(0, MOST)));
  } catch {
    // Full, or closed to us.
  }
}
