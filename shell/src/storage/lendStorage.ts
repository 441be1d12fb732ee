import type { Shelf } from '@plaza/shell-contract';

/**
 * A drawer as remotes get it. They write when it suits them, also while they are taken down: what comes after its person
 * has left, here or in another tab, is not kept, and nobody who comes next finds it.
 */
export function lendStorage(drawer: Shelf, mayKeep: () => boolean): Shelf {
  return {
    getItem: (key) => drawer.getItem(key),
    setItem(key, value) {
      if (mayKeep()) drawer.setItem(key, value);
    },
    removeItem(key) {
      if (mayKeep()) drawer.removeItem(key);
    },
  };
}
