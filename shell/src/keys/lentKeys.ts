import { CryptoError, fromBase64Url } from '@plaza/crypto';
import { ApiError, type KeyPairs, type OpenKeys } from '@plaza/shell-contract';
import type { KeptKeys, KeptPair, KeyShelf } from './KeyShelf.ts';

/** Whether somebody who looks at them would see a difference. */
export function areAlike(one: KeptKeys, other: KeptKeys): boolean {
  const said = ({ pairs, chain, hasCopy: isCopied }: KeptKeys) =>
    [...pairs.map(({ keyId }) => keyId), chain.length, isCopied].join();
  return said(one) === said(other);
}

/** As remotes are given them. */
export function openKeys(kept: KeptKeys, shelf: KeyShelf, isTrial: boolean): OpenKeys {
  const { userId, pairs, chain, local, vault, hasCopy: isCopied } = kept;
  const [present, ...former] = pairs.map(asPairs).toReversed();
  if (!present) throw new CryptoError('wrong-chain', 'no keys');
  return {
    ...present,
    userId,
    former: former.toReversed(),
    chain,
    local,
    vault,
    hasCopy: isCopied,
    needsCopy: !isCopied && !isTrial,
    people: {
      of: (person) => shelf.chainOf(userId, person),
      keep: (person, theirs) => shelf.keepChain(userId, person, theirs),
    },
  };
}

function asPairs({ keyId, agree, sign }: KeptPair): KeyPairs {
  return { keyId: fromBase64Url(keyId), agree, sign };
}

export function createLocal(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export function notFresh(): ApiError {
  return new ApiError('Prove first that it is you.', { code: 'keys.not-fresh', status: 403 });
}
