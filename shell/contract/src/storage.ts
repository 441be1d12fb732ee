import type { ShellContext } from './context.ts';

/** A drawer of the browser, as a remote uses it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the browser keeps for a remote, of whoever is logged in. */
export interface LentStorage {
  /** For all tabs, until the logout. */
  readonly browser: Shelf;
  /** For this tab alone, over a reload. */
  readonly tab: Shelf;
}

/** The storage that the shell lends. A shell older than 1.4 lends none, and sweeps after its remotes instead. */
export function storageOf({ storage }: Pick<ShellContext, 'storage'>): LentStorage {
  return storage ?? { browser: localStorage, tab: sessionStorage };
}
