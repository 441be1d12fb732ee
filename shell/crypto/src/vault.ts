import { type Bytes, fromBase64Url, textOf, toBase64Url, utf8 } from './bytes.ts';
import { deriveCipher, hkdfKey } from './derive.ts';
import { seal, unseal } from './seal.ts';

/** The key of a person's vault. It is kept in the browser: pins change when the root key is not at hand. */
export async function vaultKey(userId: string, root: Bytes): Promise<CryptoKey> {
  return deriveCipher(await hkdfKey(root), `plaza keys vault\n${userId}`);
}

/** The number is sealed with it: an older vault given out as the newest is refused. */
export async function sealVault(key: CryptoKey, n: number, content: string): Promise<string> {
  return toBase64Url(await seal(key, utf8(content), `plaza vault\n${n}`));
}

export async function openVault(key: CryptoKey, n: number, sealed: string): Promise<string> {
  return textOf(await unseal(key, fromBase64Url(sealed), `plaza vault\n${n}`));
}
