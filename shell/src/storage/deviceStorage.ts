/** The part of `Storage` that the shell uses. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's storage, or a memory of this page where the browser refuses it (private windows, blocked cookies). */
export const deviceStorage: Drawer = openDrawer(() => window.localStorage);

/** The same of this tab alone. */
export const tabStorage: Drawer = openDrawer(() => window.sessionStorage);

/** As `open` gives it, where that keeps anything. */
export function openDrawer(open: () => Drawer): Drawer {
  let storage: Drawer | undefined;
  try {
    storage = open();
    storage.setItem('plaza:probe', '1');
    storage.removeItem('plaza:probe');
    return storage;
  } catch {
    // One that is full still has what was kept before.
    return storage?.length ? storage : memoryDrawer();
  }
}

export function memoryDrawer(): Drawer {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
