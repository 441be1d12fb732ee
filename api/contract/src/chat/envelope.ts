/** The words before the bytes: a text without them is no envelope. */
export const ENVELOPE_PREFIX = 'p1.';
export const ENVELOPE_VERSION = 1;

/** How the bytes of an envelope are laid out. What is encrypted begins with `zeroBytes`, and a length of 4 bytes. */
export const ENVELOPE = {
  /** Version 1, kind 1, epoch 4 (big-endian), nonce 16. */
  headBytes: 22,
  epochAt: 2,
  nonceAt: 6,
  nonceBytes: 16,
  zeroBytes: 32,
  lengthBytes: 4,
  tagBytes: 16,
} as const;

/** What the server knows of an entry; its number is the second byte of the envelope. */
export const ENVELOPE_KINDS = { message: 1, edit: 2, reaction: 3, preview: 4, title: 5 } as const;
export type EnvelopeKind = keyof typeof ENVELOPE_KINDS;

/** Where an envelope belongs. Opened anywhere else it is refused. */
export interface EnvelopePlace {
  conversation: string;
  /** The hash of the epoch's record, as base64url. */
  record: string;
  sender: string;
  /** The sender's key id, as the record lists it. */
  key: string;
  client: string;
  kind: EnvelopeKind;
  /** The message that is edited or reacted to: `{sender}:{client id}` of it. Empty for the rest. */
  target: string;
}

/** The associated data of an envelope, to be taken as UTF-8. None of its parts can hold a line break. */
export function associatedData({ conversation, record, sender, key, client, kind, target }: EnvelopePlace) {
  return ['plaza chat envelope 1', conversation, record, sender, key, client, kind, target].join('\n');
}

/** What HKDF is told: content key to message key (salt: the envelope's nonce), and to the epoch's `check`. */
export const CHAT_PURPOSES = {
  message: 'plaza chat message',
  check: 'plaza chat epoch check',
} as const;
