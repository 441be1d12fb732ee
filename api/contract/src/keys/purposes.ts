/**
 * What a signature or a hash is over: the purpose, a line break, and the text. A key id is the first 16 bytes of the
 * SHA-256 over purpose, user id and both public keys (as base64url), each on a line of its own.
 */
export const KEY_PURPOSES = {
  keyId: 'plaza key id',
  entry: 'plaza key entry',
  epoch: 'plaza chat epoch',
  /** The commitment of a link is the SHA-256 over it and the new device's public key, as base64url. */
  link: 'plaza key link',
} as const;
