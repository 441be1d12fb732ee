import type { SignedEntry } from '@plaza/api-contract';
import type { Stream } from './stream.ts';

/** The chat keys of whoever is logged in. Since 1.4. */
export interface Keys {
  /** How they stand. Replays. */
  readonly state$: Stream<KeysState>;
  /** Opens the shell's dialog that asks for a way to open the keys, or to copy them. Resolves when it is closed. */
  ask(): Promise<void>;
}

export type KeysState =
  | { is: 'guest' }
  | { is: 'opening' }
  | { is: 'open'; keys: OpenKeys }
  /**
   * This browser needs a recovery code, another device or a passkey; or the person starts anew. `isUnmade`: there are no
   * keys yet, because nothing could open them elsewhere; the dialog asks what shall. An older shell never says so.
   */
  | { is: 'locked'; isUnmade?: boolean }
  | { is: 'failed'; error: unknown };

/** Two private keys that cannot be read out of the browser, and their name. */
export interface KeyPairs {
  /** 16 bytes. On the wire they are base64url. */
  keyId: Uint8Array<ArrayBuffer>;
  /** ECDH P-256: agrees on keys with others. */
  agree: CryptoKey;
  /** ECDSA P-256: signs epochs. */
  sign: CryptoKey;
}

/** Keys that are ready for use. Each change of them is a new object. */
export interface OpenKeys extends KeyPairs {
  userId: string;
  /** The pairs before these, oldest first: what was wrapped for one of them still opens with it. */
  former: readonly KeyPairs[];
  /** The whole chain of the person, oldest first, the present keys last. */
  chain: readonly SignedEntry[];
  /** AES-GCM: for what a remote keeps sealed on this device. */
  local: CryptoKey;
  /** AES-GCM: opens and seals the vault, in which the pins of contacts lie on the server. The same on every device. */
  vault: CryptoKey;
  /** Whether they can be had again without this browser: by a password, a recovery code or a passkey. */
  hasCopy: boolean;
  /** There is no copy, and one should be made: the account is not one that ends by itself. An older shell does not say. */
  needsCopy?: boolean;
  /** The chains of others, as they were last checked here. */
  people: KnownPeople;
}

/**
 * The chains of people that a remote has checked, kept beside one's own keys. The worker that opens pushes has nothing
 * else to know them by: whose chain is not here, their words are not shown.
 */
export interface KnownPeople {
  of(userId: string): Promise<readonly SignedEntry[] | undefined>;
  keep(userId: string, chain: readonly SignedEntry[]): Promise<void>;
}
