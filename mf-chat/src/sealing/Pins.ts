import { openVault, sealVault } from '@plaza/crypto';
import type { ApiClient } from '@plaza/shell-contract';
import type { Drawers } from '../store/Drawers.ts';
import { isCode } from '../isPassing.ts';

export interface PinsNeeds {
  api: ApiClient;
  drawers: Drawers;
  /** Opens and seals what all devices of the person share. */
  vault: CryptoKey;
}

/** The vault as it was read last: its number, and whose keys the other devices have pinned, by person. */
interface Vault {
  n: number;
  pins: ReadonlyMap<string, string>;
}

interface News {
  hash: string;
  over: string | undefined;
}

/** Of two devices that write at once one reads again. So often it is that one at most. */
const TRIES = 5;
/** What the vault holds on the server (256 KB): the last that were pinned. */
const MOST = 2_500;

/**
 * Which keys of others this person's devices have seen, each as the hash of their newest entry: here in a drawer, and
 * sealed in the vault on the server, so that a new device knows them from its first moment. Pins are only ever added:
 * a server that gives out an old vault takes none away.
 */
export class Pins {
  readonly #needs: PinsNeeds;
  #read: Promise<Vault> | undefined;
  #isMissing = false;
  /** What this device has pinned and the vault does not hold yet; each with what the vault held when that was compared. */
  #news = new Map<string, News>();
  /** What the vault held of somebody when they were looked at last. */
  readonly #compared = new Map<string, string | undefined>();
  #isSaving = false;

  constructor(needs: PinsNeeds) {
    this.#needs = needs;
  }

  /** Fetches the vault where it is not here yet, or did not come: there is no need to wait for it. */
  warmUp(): void {
    if (this.#isMissing) this.#read = undefined;
    void this.#vault().catch(() => undefined);
  }

  /** What this device and the others have pinned of somebody. Without a network, what this one has. */
  async of(userId: string): Promise<string[]> {
    const [here, there] = await Promise.all([
      this.#needs.drawers.get<string>('pins', userId),
      this.#vault().then(
        ({ pins }) => pins.get(userId),
        () => undefined,
      ),
    ]);
    this.#compared.set(userId, there);
    return [...new Set([here, there])].filter((hash) => hash !== undefined);
  }

  /** Pins somebody's newest entry, on this device at once, and behind it for the others. */
  async keep(userId: string, hash: string): Promise<void> {
    const { drawers } = this.#needs;
    // A browser without space goes by the vault.
    if ((await drawers.get<string>('pins', userId)) !== hash)
      await drawers.put('pins', userId, hash).catch(() => undefined);
    this.#news.set(userId, { hash, over: this.#compared.get(userId) });
    // What cannot be saved now stays here, and is tried with the next one.
    if (!this.#isSaving) void this.#save().catch(() => undefined);
  }

  #vault(): Promise<Vault> {
    this.#read ??= this.#readVault().catch((error: unknown) => {
      this.#isMissing = true;
      throw error;
    });
    return this.#read;
  }

  async #readVault(): Promise<Vault> {
    const { api, vault } = this.#needs;
    const { n, sealed } = await api.call('GET /keys/vault');
    this.#isMissing = false;
    // One of keys before these, or one that was spoiled, holds nothing for anybody. The next one takes its place.
    const words = sealed === null ? '{}' : await openVault(vault, n, sealed).catch(() => '{}');
    return { n, pins: readPins(words) };
  }

  async #save(): Promise<void> {
    this.#isSaving = true;
    try {
      await this.#saveNews();
    } finally {
      this.#isSaving = false;
    }
  }

  async #saveNews(): Promise<void> {
    for (let misses = 0; misses < TRIES;) {
      const known = await this.#vault();
      // Another device has pinned them meanwhile, or the vault was away when they were looked at. Nothing is written over
      // what was not compared: which of the two is later is told by their chain, next time.
      for (const [userId, { hash, over }] of this.#news) {
        const there = known.pins.get(userId);
        if (there === hash || (there !== undefined && there !== over)) this.#news.delete(userId);
      }
      const news = new Map([...this.#news].map(([userId, { hash }]) => [userId, hash]));
      if (news.size === 0) return;
      if (await this.#write(known, news)) continue;
      misses += 1;
      this.#read = undefined;
    }
  }

  /** False where another device was faster. */
  async #write({ n, pins }: Vault, news: ReadonlyMap<string, string>): Promise<boolean> {
    const { api, vault } = this.#needs;
    const kept = [...pins].filter(([userId]) => !news.has(userId));
    const written = { n: n + 1, pins: new Map([...kept, ...news].slice(-MOST)) };
    const sealed = await sealVault(vault, written.n, wordsOf(written.pins));
    try {
      await api.call('PUT /keys/vault', { body: { n: written.n, sealed } });
    } catch (error) {
      if (isCode(error, 'keys.vault-changed')) return false;
      throw error;
    }
    this.#read = Promise.resolve(written);
    return true;
  }
}

function wordsOf(pins: ReadonlyMap<string, string>): string {
  return JSON.stringify({ v: 1, pins: [...pins] });
}

function readPins(words: string): Map<string, string> {
  const { pins }: { pins?: unknown } = JSON.parse(words);
  const pairs: unknown[] = Array.isArray(pins) ? pins : [];
  return new Map(pairs.filter(isPin));
}

function isPin(pair: unknown): pair is [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
}
