import type { RemoteVersion } from '@plaza/api-contract';
import type { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../../storage/deviceStorage.ts';
import { isRemoteVersion } from '../registry/isRemoteRegistry.ts';
import { readOverrides, takeFromAddress, writeOverride } from './readOverrides.ts';

export interface Override {
  name: string;
  origin: string;
  /** What the developer's machine serves now; nothing while it does not answer. */
  version: RemoteVersion | undefined;
}

/** Remotes that come from a developer's machine in place of the deployed ones, in this browser only. */
export class Overrides {
  readonly list$: BehaviorSubject<readonly Override[]>;
  readonly #storage: Drawer;
  readonly #ask: typeof fetch;
  #streams: EventSource[] = [];
  /** The last question to each machine: an answer to an earlier one is old. */
  readonly #asked = new Map<string, symbol>();

  constructor(storage: Drawer, ask: typeof fetch, list$: BehaviorSubject<readonly Override[]>) {
    this.#storage = storage;
    this.#ask = ask;
    this.list$ = list$;
  }

  takeFromAddress(search: string): void {
    takeFromAddress(search, this.#storage);
  }

  /** Reads what is set and asks each machine for its newest build. Resolves when all have answered. */
  async look(): Promise<void> {
    for (const stream of this.#streams) stream.close();
    const origins = [...readOverrides(this.#storage)];
    this.#streams = origins.map(([name, origin]) => this.#follow(name, origin));
    this.list$.next(origins.map(([name, origin]) => ({ name, origin, version: undefined })));
    await Promise.all(origins.map(([name, origin]) => this.#fetchVersion(name, origin)));
  }

  async set(name: string, text: string | undefined): Promise<void> {
    writeOverride(name, text, this.#storage);
    await this.look();
  }

  async reset(): Promise<void> {
    for (const { name } of this.list$.getValue()) writeOverride(name, undefined, this.#storage);
    await this.look();
  }

  async #fetchVersion(name: string, origin: string): Promise<void> {
    const question = Symbol(name);
    this.#asked.set(name, question);
    const version = await askForVersion(this.#ask, origin);
    if (this.#asked.get(name) !== question) return;
    const list = this.list$.getValue();
    if (!list.some((override) => override.name === name && override.origin === origin)) return;
    this.list$.next(list.map((override) => (override.name === name ? { ...override, version } : override)));
  }

  #follow(name: string, origin: string): EventSource {
    const stream = new EventSource(`${origin}/events`);
    stream.addEventListener('built', () => void this.#fetchVersion(name, origin));
    return stream;
  }
}

async function askForVersion(ask: typeof fetch, origin: string): Promise<RemoteVersion | undefined> {
  try {
    const response = await ask(`${origin}/remote.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(3000),
    });
    const value: unknown = await response.json();
    // It must stay on the machine that was named, hashes and all.
    return isRemoteVersion(value) && value.entry.startsWith(`${origin}/`) ? value : undefined;
  } catch {
    return undefined;
  }
}
