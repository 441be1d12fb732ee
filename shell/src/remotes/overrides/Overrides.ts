import type { RemoteRegistry, RemoteVersion } from '@plaza/api-contract';
import type { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../../storage/deviceStorage.ts';
import { isRemoteVersion } from '../registry/isRemoteRegistry.ts';
import { OVERRIDE_KEY } from './OverrideSwitch.ts';

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

  /** The registry with the developer's builds in it. They have no previous version: a failure is meant to be seen. */
  applyTo(registry: RemoteRegistry): RemoteRegistry {
    const answering = new Map(
      this.list$.getValue().flatMap(({ name, version }) => (version ? [[name, version] as const] : [])),
    );
    if (answering.size === 0) return registry;
    const known = registry.remotes.map((remote) => {
      const version = answering.get(remote.name);
      answering.delete(remote.name);
      return version ? { name: remote.name, killed: false, current: version } : remote;
    });
    // A remote that was never deployed is there too: that is how a new one is tried out.
    const unborn = [...answering].map(([name, current]) => ({ name, killed: false, current }));
    return { ...registry, remotes: [...known, ...unborn] };
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

/** Where a developer's machine serves a remote, by the remote's name. */
type Origins = ReadonlyMap<string, string>;

/** `3102`, `localhost:3102` or `http://localhost:3102`: only ever this machine. */
export function readOrigin(text: string): string | undefined {
  const port = /^(?:(?:http:\/\/)?localhost:)?(\d{2,5})\/?$/.exec(text.trim())?.[1];
  return port && Number(port) < 65_536 ? `http://localhost:${Number(port)}` : undefined;
}

export function readOverrides(storage: Drawer): Origins {
  const origins = new Map<string, string>();
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    const origin = key.startsWith(OVERRIDE_KEY) ? readOrigin(storage.getItem(key) ?? '') : undefined;
    if (origin) origins.set(key.slice(OVERRIDE_KEY.length), origin);
  }
  return origins;
}

/** Takes `?mf-chat=3102` out of an address into the storage; `?mf-chat=off` ends it. */
export function takeFromAddress(search: string, storage: Drawer): void {
  for (const [name, value] of new URLSearchParams(search)) {
    if (!/^mf-[a-z0-9-]+$/.test(name)) continue;
    writeOverride(name, value === 'off' ? undefined : value, storage);
  }
}

function writeOverride(name: string, text: string | undefined, storage: Drawer): void {
  const origin = text === undefined ? undefined : readOrigin(text);
  if (origin) storage.setItem(OVERRIDE_KEY + name, origin);
  else storage.removeItem(OVERRIDE_KEY + name);
}
