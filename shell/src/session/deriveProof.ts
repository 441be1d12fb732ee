/** How the server wants a password worked on before it hears of it. The salt is base64url. */
export interface Kdf {
  salt: string;
  iterations: number;
}

/**
 * What proves a password without telling it: PBKDF2 makes guessing slow, HKDF parts this proof from
 * other keys of the same password, which never leave the browser.
 */
export async function deriveProof(
  password: string,
  { salt, iterations }: Kdf,
  subtle: SubtleCrypto = crypto.subtle,
): Promise<string> {
  const typed = await subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits']);
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64Url(salt), iterations };
  const master = await subtle.importKey('raw', await subtle.deriveBits(slow, typed, 256), 'HKDF', false, [
    'deriveBits',
  ]);
  const part = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('auth') };
  return toBase64Url(await subtle.deriveBits(part, master, 256));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function toBase64Url(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
