import type { EpochMember, EpochRecord, NewEpoch } from '@plaza/api-contract';
import { CHAT_PURPOSES, KEY_PURPOSES } from '@plaza/api-contract/values';
import { areEqual, fromBase64Url, randomBytes, toBase64Url, utf8 } from './bytes.ts';
import { type KeyChain, linkOf } from './chain.ts';
import { CryptoError } from './CryptoError.ts';
import { deriveBytes, hkdfKey, sha256 } from './derive.ts';
import type { Identity } from './identity.ts';
import { signText } from './sign.ts';
import { unwrapContentKey, wrapContentKey } from './wrap.ts';

/** The chains of everybody who is or was in a chat, by person. */
export type Chains = ReadonlyMap<string, KeyChain>;

/** What is made: the part for the server, and what this device goes on with. */
export interface MadeEpoch {
  epoch: Omit<NewEpoch, 'title'>;
  n: number;
  hash: string;
  contentKey: CryptoKey;
}

/** Begins an epoch for these members, exactly as the server listed them. Who has no key yet is wrapped for later. */
export async function makeEpoch(about: {
  conversation: string;
  previous: { n: number; hash: string } | null;
  members: readonly EpochMember[];
  chains: Chains;
  me: Identity;
}): Promise<MadeEpoch> {
  const { conversation, previous, members, chains, me } = about;
  const raw = randomBytes(32);
  const contentKey = await hkdfKey(raw);
  const n = (previous?.n ?? 0) + 1;
  const nonce = toBase64Url(randomBytes(16));
  const words: EpochRecord = {
    v: 1,
    floor: 1,
    conversation,
    n,
    previous: previous?.hash ?? null,
    nonce,
    check: await checkOf(contentKey),
    by: me.keyId,
    members: [...members],
  };
  const record = JSON.stringify(words);
  const withKeys = members.filter(([, keyId]) => keyId !== '');
  const wraps = await Promise.all(
    withKeys.map(async ([userId, keyId]) => {
      const place = { conversation, n, nonce, byKeyId: me.keyId, keyId };
      return {
        key_id: keyId,
        wrapped: await wrapContentKey(raw, me.agree, publicOf(chains, userId, keyId), place),
      };
    }),
  );
  raw.fill(0);
  const signature = await signText(me.sign, KEY_PURPOSES.epoch, record);
  return { epoch: { record, signature, wraps }, n, hash: await recordHash(record), contentKey };
}

/** The hash that every envelope of an epoch holds. */
export async function recordHash(record: string): Promise<string> {
  return toBase64Url(await sha256(utf8(record)));
}

/** The part of a record that its content key depends on. */
export type EpochPlace = Pick<EpochRecord, 'conversation' | 'n' | 'nonce' | 'check'>;

/** What opens an epoch: some of the wraps that the server has for one. */
export interface OwnWrap {
  key_id: string;
  by_key_id: string;
  wrapped: string;
}

/** The content key of a checked epoch. `identities` are one's own keys, the former ones too. */
export async function openContentKey(
  words: EpochPlace,
  wraps: readonly OwnWrap[],
  identities: readonly Identity[],
  chains: Chains,
): Promise<CryptoKey> {
  for (const wrap of wraps) {
    const raw = await unwrapRaw(words, wrap, identities, chains);
    if (!raw) continue;
    const contentKey = await hkdfKey(raw);
    raw.fill(0);
    // A key that is not everybody's could show two members two different texts.
    if ((await checkOf(contentKey)) === words.check) return contentKey;
  }
  throw new CryptoError(wraps.length === 0 ? 'unknown-epoch' : 'wrong-wrap', `epoch ${words.n}`);
}

/** Whose wraps open nothing though this device has the key that they are for: whoever made them did not hold the epoch's. */
export async function findGarbage(
  words: EpochPlace,
  wraps: readonly OwnWrap[],
  identities: readonly Identity[],
  chains: Chains,
): Promise<string[]> {
  const garbage = await Promise.all(
    wraps.map(async (wrap) => {
      const isOwn = identities.some(({ keyId }) => keyId === wrap.key_id);
      const isKnown = [...chains.values()].some((chain) => linkOf(chain, wrap.by_key_id));
      if (!isOwn || !isKnown) return [];
      const opens = await openContentKey(words, [wrap], identities, chains).then(
        () => true,
        () => false,
      );
      return opens ? [] : [wrap.by_key_id];
    }),
  );
  return garbage.flat();
}

/** Wraps the key of an epoch once more, for members who had none when it began, or who were let in later. */
export async function wrapLater(
  words: EpochRecord,
  wraps: readonly OwnWrap[],
  identities: readonly Identity[],
  chains: Chains,
  to: readonly { user_id: string; key_id: string }[],
): Promise<{ key_id: string; wrapped: string }[]> {
  const me = identities.at(-1);
  if (!me) throw new CryptoError('unknown-epoch', 'no keys of one’s own');
  for (const wrap of wraps) {
    const raw = await unwrapRaw(words, wrap, identities, chains);
    if (!raw || (await checkOf(await hkdfKey(raw))) !== words.check) continue;
    const { conversation, n, nonce } = words;
    return Promise.all(
      to.map(async ({ user_id, key_id }) => {
        const place = { conversation, n, nonce, byKeyId: me.keyId, keyId: key_id };
        return {
          key_id,
          wrapped: await wrapContentKey(raw, me.agree, publicOf(chains, user_id, key_id), place),
        };
      }),
    );
  }
  throw new CryptoError('unknown-epoch', `epoch ${words.n}`);
}

async function unwrapRaw(
  { conversation, n, nonce }: EpochPlace,
  { key_id, by_key_id, wrapped }: OwnWrap,
  identities: readonly Identity[],
  chains: Chains,
) {
  const own = identities.find(({ keyId }) => keyId === key_id);
  const by = [...chains.values()].map((chain) => linkOf(chain, by_key_id)).find((link) => link !== undefined);
  if (!own || !by) return undefined;
  const place = { conversation, n, nonce, byKeyId: by_key_id, keyId: key_id };
  return unwrapContentKey(wrapped, own.agree, by.agree, place);
}

/** A commitment to the content key, and nothing that helps to find it. */
async function checkOf(contentKey: CryptoKey): Promise<string> {
  return toBase64Url(await deriveBytes(contentKey, CHAT_PURPOSES.check));
}

function publicOf(chains: Chains, userId: string, keyId: string) {
  const chain = chains.get(userId);
  const link = chain && linkOf(chain, keyId);
  if (!link) throw new CryptoError('wrong-chain', `a key of ${userId} that is not in their chain`);
  return link.agree;
}

/** Whether a hash on the wire is that of this record. */
export async function isHashOf(record: string, hash: string): Promise<boolean> {
  return areEqual(fromBase64Url(hash), fromBase64Url(await recordHash(record)));
}
