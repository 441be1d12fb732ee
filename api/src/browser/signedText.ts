import { createHmac, timingSafeEqual } from 'node:crypto';

/** Text with its signature behind it. `purpose` keeps what was signed for one use from serving another. */
export function signText(secret: string, purpose: string, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(secret, purpose, text).toString('base64url')}`;
}

/** The text again, or nothing when it was not signed here and for this. */
export function readSignedText(secret: string, purpose: string, signed: string): string | undefined {
  const [packed = '', signature = '', ...rest] = signed.split('.');
  if (rest.length > 0) return undefined;
  const text = Buffer.from(packed, 'base64url').toString('utf8');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, purpose, text);
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
}

function signatureOf(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
}
