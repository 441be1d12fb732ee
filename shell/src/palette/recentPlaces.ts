import type { Drawer } from '../storage/deviceStorage.ts';

export interface RecentPlace {
  label: string;
  hint?: string;
  to: string;
}

const KEY = 'recentPlaces';
const MOST = 5;

/** Where the palette led last, newest first. A logout takes it away with everything else of the visitor. */
export function readRecentPlaces(storage: Drawer): RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberPlace(storage: Drawer, place: RecentPlace): void {
  const others = readRecentPlaces(storage).filter(({ to }) => to !== place.to);
  storage.setItem(KEY, JSON.stringify([place, ...others].slice(0, MOST)));
}

function isPlace(value: unknown): value is RecentPlace {
  if (value === null || typeof value !== 'object') return false;
  const { label, to, hint = '' } = value as Partial<Record<keyof RecentPlace, unknown>>;
  return (
    typeof label === 'string' && typeof hint === 'string' && typeof to === 'string' && to.startsWith('/')
  );
}
