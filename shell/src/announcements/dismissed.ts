import type { Drawer } from '../storage/deviceStorage.ts';

const KEY = 'plaza:dismissed';
/** Older ones are not announced any more. */
const MOST = 30;

/** Which announcements were dismissed in this browser. */
export function dismissedIn(storage: Drawer): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function dismissIn(storage: Drawer, id: string): readonly string[] {
  const ids = [...dismissedIn(storage).filter((one) => one !== id), id].slice(-MOST);
  try {
    storage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full: it comes again with the next page.
  }
  return ids;
}
