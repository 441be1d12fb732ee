import { type Identity, toBase64Url } from '@plaza/crypto';
import type { KeyPairs, OpenKeys } from '@plaza/shell-contract';

/** The keys that one seals and signs with now. */
export function identityOf(keys: OpenKeys): Identity {
  return named(keys.userId, keys);
}

/** All of one's keys, the present ones last: what was wrapped for a former pair still opens with it. */
export function identitiesOf(keys: OpenKeys): Identity[] {
  return [...keys.former, keys].map((pairs) => named(keys.userId, pairs));
}

/** What tells one person's keys from all others. The shell says them anew when only a copy of them was made. */
export function nameOfKeys({ userId, keyId }: Pick<OpenKeys, 'userId' | 'keyId'>): string {
  return `${userId}:${toBase64Url(keyId)}`;
}

function named(userId: string, { keyId, agree, sign }: KeyPairs): Identity {
  return { userId, keyId: toBase64Url(keyId), agree, sign };
}
