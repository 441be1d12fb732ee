import { z } from 'zod';
import { bytes } from '../bytes.ts';
import { Hash, KeyId, Signature } from '../keys/identity.ts';
import { EntryClientId, SealedTitle, Wrapped } from './inputs.ts';
import { CHAT_LIMITS, MOST_SEQ } from './limits.ts';

export const ChatRole = z.enum(['owner', 'member']);
export type ChatRole = z.infer<typeof ChatRole>;

/** One line of the signed list: who, with which key (empty for who has none yet), as what. */
export const EpochMember = z.tuple([z.string(), KeyId.or(z.literal('')), ChatRole]);
export type EpochMember = z.infer<typeof EpochMember>;

/** The signed words of an epoch. `record` on the wire is this as JSON text, byte for byte; its SHA-256 is its hash. */
export const EpochRecord = z
  .strictObject({
    v: z.literal(1),
    /** The lowest version of the envelope that may be used under it. */
    floor: z.literal(1),
    conversation: z.string(),
    n: z.int().min(1).max(MOST_SEQ),
    /** The hash of the record before; null for the first. */
    previous: Hash.nullable(),
    nonce: bytes(16),
    /** HKDF of the content key: nobody can give two members two keys. */
    check: bytes(32),
    /** The key id of who signed it. */
    by: KeyId,
    /** Sorted by the number of the person. */
    members: z.array(EpochMember).min(1).max(CHAT_LIMITS.members),
  })
  .meta({ id: 'EpochRecord' });
export type EpochRecord = z.infer<typeof EpochRecord>;

/** The content key, wrapped by AES-KW for one key of one member. */
const NewWrap = z.strictObject({ key_id: KeyId, wrapped: Wrapped });

/** The sealed name and picture of a group. */
export const NewTitle = z.strictObject({ sealed: SealedTitle, client_id: EntryClientId });

/** An epoch to begin, together with whatever is sent under it. */
export const NewEpoch = z
  .strictObject({
    record: z.string().max(8000),
    signature: Signature,
    wraps: z.array(NewWrap).max(CHAT_LIMITS.members),
    /** The name of the group again, so that who joins can read it. */
    title: NewTitle.optional(),
  })
  .meta({ id: 'NewEpoch' });
export type NewEpoch = z.infer<typeof NewEpoch>;

export const NewWraps = z.array(NewWrap).min(1).max(CHAT_LIMITS.members);

/** An epoch as a member gets it: the record, and what opens it for this member's keys. */
export const Epoch = z
  .object({
    n: z.int(),
    record: z.string(),
    signature: Signature,
    hash: Hash,
    /** Who signed it. */
    by_user: z.string(),
    /** Several where several members wrapped it: one that is wrong does no harm. */
    wraps: z.array(z.object({ key_id: KeyId, by_key_id: KeyId, wrapped: z.string() })),
    /** Members who may read it and have no wrap for their present key: whoever holds the key can make one. */
    missing: z.array(z.object({ user_id: z.string(), key_id: KeyId })),
  })
  .meta({ id: 'Epoch' });
export type Epoch = z.infer<typeof Epoch>;

const letters = (count: number, letter: string) => letter.repeat(count);
export const epochExample: Epoch = {
  n: 1,
  record: JSON.stringify({
    v: 1,
    floor: 1,
    conversation: '12',
    n: 1,
    previous: null,
    nonce: letters(22, 'n'),
    check: letters(43, 'c'),
    by: letters(22, 'k'),
    members: [
      ['1', letters(22, 'k'), 'member'],
      ['2', letters(22, 'j'), 'member'],
    ],
  } satisfies EpochRecord),
  signature: letters(86, 's'),
  hash: letters(43, 'h'),
  by_user: '1',
  wraps: [{ key_id: letters(22, 'k'), by_key_id: letters(22, 'k'), wrapped: letters(54, 'w') }],
  missing: [],
};
