import type { RemoteRegistry } from '@plaza/api-contract';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../../storage/deviceStorage.ts';
import type { Override, Overrides } from './Overrides.ts';

/**
 * The overrides as the shell sees them: none, until a developer asks for one. What it takes to have
 * some is a chunk of its own, which visitors never load.
 */
export class OverrideSwitch {
  readonly list$ = new BehaviorSubject<readonly Override[]>([]);
  readonly #storage: Drawer;
  readonly #ask: typeof fetch;
  #client: Promise<Overrides> | undefined;
  #opened: Overrides | undefined;

  constructor(storage: Drawer, ask: typeof fetch) {
    this.#storage = storage;
    this.#ask = ask;
  }

  /** Takes what the address asks for, and what is set already. Resolves when every machine has answered. */
  async open(search: string): Promise<void> {
    if (!/[?&]mf-/.test(search) && !isAnySet(this.#storage)) return;
    const overrides = await this.client();
    overrides.takeFromAddress(search);
    await overrides.look();
  }

  applyTo(registry: RemoteRegistry): RemoteRegistry {
    return this.#opened?.applyTo(registry) ?? registry;
  }

  /** What sets them, and takes them back. */
  client(): Promise<Overrides> {
    this.#client ??= import('./Overrides.ts').then(
      ({ Overrides }) => (this.#opened = new Overrides(this.#storage, this.#ask, this.list$)),
    );
    return this.#client;
  }
}

export const OVERRIDE_KEY = 'plaza:override:';

function isAnySet(storage: Drawer): boolean {
  for (let index = 0; index < storage.length; index += 1) {
    if (storage.key(index)?.startsWith(OVERRIDE_KEY)) return true;
  }
  return false;
}

/** Whether this page may load remotes from the developer's machine: the server says so, and its CSP is the lock. */
export function areOverridesAllowed(page: Document): boolean {
  return page.querySelector<HTMLMetaElement>('meta[name="plaza-overrides"]')?.content === 'allowed';
}
