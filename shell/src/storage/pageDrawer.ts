import type { Drawer } from './deviceStorage.ts';

/** A drawer that takes everything. */
export interface PageDrawer extends Drawer {
  /** False where the browser has no space for it. */
  setItem(key: string, value: string): boolean;
  /** Of these nothing is known any longer but what the browser keeps. */
  forget(these: (key: string) => boolean): void;
}

/**
 * As `storage`. What that has no space for is known to this page, until another tab has put something else there. Its key
 * may be told twice: one that was kept before, and has no space now.
 */
export function pageDrawer(storage: Drawer): PageDrawer {
  const unkept = new Map<string, { value: string; before: string | null }>();
  return {
    get length() {
      return storage.length + unkept.size;
    },
    key: (index) => storage.key(index) ?? [...unkept.keys()][index - storage.length] ?? null,
    getItem(key) {
      const kept = storage.getItem(key);
      const here = unkept.get(key);
      if (here?.before === kept) return here.value;
      unkept.delete(key);
      return kept;
    },
    setItem(key, value) {
      unkept.delete(key);
      try {
        storage.setItem(key, value);
        return true;
      } catch {
        unkept.set(key, { value, before: storage.getItem(key) });
        return false;
      }
    },
    removeItem(key) {
      unkept.delete(key);
      storage.removeItem(key);
    },
    forget(these) {
      for (const key of unkept.keys()) if (these(key)) unkept.delete(key);
    },
  };
}
