import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Text that a browser may keep and cannot read. */
export function sealText(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The text again, or nothing when it was not sealed by this key. */
export function openSealed(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const opening = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  opening.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return opening.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return undefined;
  }
}
