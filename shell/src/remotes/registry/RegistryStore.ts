import type { RemoteRegistry } from '@plaza/api-contract';
import { BehaviorSubject } from 'rxjs';
import type { Drawer } from '../../storage/deviceStorage.ts';
import { isRemoteRegistry } from './isRemoteRegistry.ts';

const LAST_GOOD = 'plaza:registry';

/** What the shell knows of its remotes, in one word and the thing itself. */
export type Known =
  | { status: 'asking' }
  | { status: 'known'; registry: RemoteRegistry }
  /** The server did not answer with a registry; this is the last good copy. */
  | { status: 'remembered'; registry: RemoteRegistry }
  | { status: 'unknown' };

export interface RegistryNeeds {
  /** `GET /api/remotes`. */
  ask: typeof fetch;
  address: string;
  /** Takes the copy also where the browser has no space for it: then it is the page's. */
  storage: Drawer;
  inlined: RemoteRegistry | undefined;
}

/** Which remotes are live. Starts from the page, then follows the server, and falls back to the last good copy. */
export class RegistryStore {
  readonly known$: BehaviorSubject<Known>;
  readonly #needs: RegistryNeeds;
  #etag: string | undefined;
  #asking: Promise<void> | undefined;
  #askingNext: Promise<void> | undefined;

  constructor(needs: RegistryNeeds) {
    this.#needs = needs;
    this.known$ = new BehaviorSubject<Known>(
      needs.inlined ? { status: 'known', registry: needs.inlined } : { status: 'asking' },
    );
    if (needs.inlined) this.#remember(needs.inlined);
    else void this.refresh();
  }

  get current(): RemoteRegistry | undefined {
    const known = this.known$.getValue();
    return 'registry' in known ? known.registry : undefined;
  }

  /**
   * Asks the server. Whoever asks while an answer is on its way shares one more question after it: that
   * answer may have left before the change which they heard of. Never rejects.
   */
  refresh(): Promise<void> {
    if (this.#asking) {
      this.#askingNext ??= this.#asking.then(() => this.refresh());
      return this.#askingNext;
    }
    this.#asking = this.#ask().finally(() => {
      this.#asking = undefined;
      this.#askingNext = undefined;
    });
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const answer = await this.#fetchRegistry();
    if (answer === 'same') {
      const registry = this.current;
      if (registry && this.known$.getValue().status !== 'known')
        this.known$.next({ status: 'known', registry });
      return;
    }
    if (answer) {
      this.#remember(answer);
      if (answer.revision !== this.current?.revision || this.known$.getValue().status !== 'known') {
        this.known$.next({ status: 'known', registry: answer });
      }
      return;
    }
    // What is known stays true enough: a server that stumbles takes nothing off the screen.
    if (this.current) return;
    const remembered = parseRegistry(this.#needs.storage.getItem(LAST_GOOD));
    this.known$.next(remembered ? { status: 'remembered', registry: remembered } : { status: 'unknown' });
  }

  async #fetchRegistry(): Promise<RemoteRegistry | 'same' | undefined> {
    try {
      const response = await this.#needs.ask(this.#needs.address, {
        headers: this.#etag ? { 'if-none-match': this.#etag } : {},
        cache: 'no-store', // with the header above: our own conditional request, so that a 304 reaches us
        signal: AbortSignal.timeout(8000),
      });
      if (response.status === 304) return 'same';
      if (!response.ok) return undefined;
      const value: unknown = await response.json();
      if (!isRemoteRegistry(value)) return undefined;
      this.#etag = response.headers.get('etag') ?? undefined;
      return value;
    } catch {
      return undefined;
    }
  }

  #remember(registry: RemoteRegistry): void {
    this.#needs.storage.setItem(LAST_GOOD, JSON.stringify(registry));
  }
}

/** The registry that came with the page, which spares the first look at the server. */
export function readInlined(page: Document): RemoteRegistry | undefined {
  return parseRegistry(page.getElementById('plaza-remotes')?.textContent);
}

function parseRegistry(text: string | null | undefined): RemoteRegistry | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRemoteRegistry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
