import type { SignedEntry } from '@plaza/api-contract';

/** Private keys as this browser keeps them: no script can read them out. */
export interface KeptPair {
  /** As on the wire, base64url. */
  keyId: string;
  agree: CryptoKey;
  sign: CryptoKey;
}

/** All that a browser has of one person's keys. */
export interface KeptKeys {
  userId: string;
  /** Oldest first, the present ones last. */
  pairs: readonly KeptPair[];
  chain: readonly SignedEntry[];
  /** AES-GCM: what remotes seal on this device. */
  local: CryptoKey;
  /** AES-GCM: the vault on the server. */
  vault: CryptoKey;
  /** The secret of this browser; with the share of the server it opens `device.sealedRoot`. */
  secret: CryptoKey;
  /** Null where the server has no room for another device: then the root key is had from a copy. */
  device: { id: string; sealedRoot: string } | null;
  hasCopy: boolean;
  /** When somebody last used them here. */
  seenAt: number;
}

/** Where a browser keeps keys, for each person apart. */
export interface KeyShelf {
  /** Everybody whose keys lie here. */
  people(): Promise<string[]>;
  read(userId: string): Promise<KeptKeys | undefined>;
  write(kept: KeptKeys): Promise<void>;
  /** The chain of somebody else, as this person last checked it. */
  chainOf(userId: string, person: string): Promise<readonly SignedEntry[] | undefined>;
  keepChain(userId: string, person: string, chain: readonly SignedEntry[]): Promise<void>;
  /** Everybody's whom this person has checked. */
  allChains(userId: string): Promise<ReadonlyMap<string, readonly SignedEntry[]>>;
  /** Everything of a person goes. */
  forget(userId: string): Promise<void>;
}

/** For tests, and for a browser that keeps nothing: then the keys live as long as the tab. */
export function memoryShelf(): KeyShelf & { kept: Map<string, KeptKeys> } {
  const kept = new Map<string, KeptKeys>();
  const chains = new Map<string, readonly SignedEntry[]>();
  return {
    kept,
    people: async () => [...kept.keys()],
    read: async (userId) => kept.get(userId),
    write: async (keys) => void kept.set(keys.userId, keys),
    chainOf: async (userId, person) => chains.get(`${userId} ${person}`),
    keepChain: async (userId, person, chain) => void chains.set(`${userId} ${person}`, chain),
    allChains: async (userId) =>
      new Map(
        [...chains].flatMap(([name, chain]) =>
          name.startsWith(`${userId} `) ? [[name.slice(userId.length + 1), chain]] : [],
        ),
      ),
    async forget(userId) {
      kept.delete(userId);
      for (const name of chains.keys()) if (name.startsWith(`${userId} `)) chains.delete(name);
    },
  };
}
