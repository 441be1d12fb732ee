const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 for addresses, without padding; the same in browsers, on the server and in tests. */
export function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let n = 0; n < letters; n++) text += LETTERS.charAt((group >> (18 - 6 * n)) & 63);
  }
  return text;
}

export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let place = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) throw new RangeError('Not base64');
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes[place++] = (bits >> count) & 255;
    }
  }
  return bytes;
}
