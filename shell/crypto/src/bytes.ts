/** Bytes that WebCrypto takes and gives. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export function utf8(text: string): Bytes {
  return new Uint8Array(encoder.encode(text));
}

/** Throws for bytes that are no text. */
export function textOf(bytes: Bytes): string {
  return decoder.decode(bytes);
}

export function randomBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number of up to 53 bits in so many bytes, the highest first. */
export function numberBytes(value: number, count: number): Bytes {
  const bytes = new Uint8Array(count);
  for (let at = count - 1, left = value; at >= 0; at -= 1, left = Math.floor(left / 256))
    bytes[at] = left % 256;
  return bytes;
}

export function readNumber(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (const byte of bytes.subarray(at, at + count)) value = value * 256 + byte;
  return value;
}

/** In a time that does not tell where they differ. */
export function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (const [at, byte] of one.entries()) difference |= byte ^ (other[at] ?? 0);
  return difference === 0;
}

/** So many letters at a time: a call takes only so many arguments. */
const STRIDE = 0x8000;

export function toBase64Url(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += STRIDE)
    letters += String.fromCharCode(...bytes.subarray(at, at + STRIDE));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws for what is not base64url. */
export function fromBase64Url(text: string): Bytes {
  if (!/^[\w-]*$/.test(text)) throw new SyntaxError('Not base64url.');
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  // By number: going through the letters as such takes ten times as long, and every message passes here.
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
