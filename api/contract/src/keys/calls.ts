import { z } from 'zod';
import { Asserted } from '../auth/passkeyCalls.ts';
import { Told } from '../auth/opened.ts';
import { Otp, presentSecret } from '../auth/secret.ts';
import { anyUuid } from '../anyUuid.ts';
import { bytes, someBytes } from '../bytes.ts';
import { defineCall } from '../defineCall.ts';
import { filledText, text } from '../text.ts';
import { when } from '../when.ts';
import { COPY_WAYS, copyExample, KeyCopy, NewKeyCopy } from './copies.ts';
import { entryExample, SealedKeys, SignedEntry } from './identity.ts';

const OwnKeys = z
  .object({
    /**
     * The whole chain, oldest first, the present keys last: an entry that none of one's devices made is an alarm.
     * `sealed` are the private keys; of those before a `reset` it is null thirty days later.
     */
    chain: z.array(z.object({ ...SignedEntry.shape, sealed: z.string().nullable() })),
    copies: z.array(KeyCopy),
    /** Whether the last proof of this session is younger than five minutes. */
    is_fresh: z.boolean(),
    /** Whether the account has a password, so that a copy for it makes sense. */
    has_password: z.boolean(),
  })
  .meta({ id: 'OwnKeys' });

const ownKeysExample = {
  chain: [{ ...entryExample, sealed: 'e'.repeat(443) }],
  copies: [copyExample],
  is_fresh: true,
  has_password: true,
};

const Device = z.object({ id: z.uuid(), name: z.string(), created_at: when }).meta({ id: 'KeyDevice' });
const deviceExample = {
  id: '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11',
  name: 'Firefox on Linux',
  created_at: '2026-11-20T10:00:00.000Z',
};
const byDevice = z.object({ id: anyUuid().meta({ format: 'uuid' }) });

const Vault = z.object({ n: z.int(), sealed: z.string().nullable() }).meta({ id: 'KeyVault' });

/** The keys of chat: the public halves, and what only their owner can open. */
export const keyCalls = {
  'GET /keys': defineCall({
    summary: 'Your own keys as the server keeps them: sealed, with all wrapped copies of what opens them',
    access: 'member',
    answer: OwnKeys,
    example: ownKeysExample,
  }),
  'POST /keys/identity': defineCall({
    summary: 'Publish your keys: the first, the next, or others after starting anew. Of two firsts one wins',
    access: 'member',
    body: z.strictObject({
      ...SignedEntry.shape,
      sealed: SealedKeys,
      /** In one step with them, so that there is never one without the other. */
      copies: z.array(NewKeyCopy).max(10).optional(),
    }),
    answer: OwnKeys,
    example: ownKeysExample,
    errors: ['keys.taken', 'keys.wrong-entry', 'keys.not-fresh'],
  }),
  'GET /keys/people': defineCall({
    summary:
      'The chains of keys of people you see or share a chat with; who has none, or is not there, is left out',
    access: 'member',
    /** Ids, parted by commas; fifty at most. */
    query: z.object({ ids: filledText(1000) }),
    answer: z.array(z.object({ user_id: z.string(), chain: z.array(SignedEntry) })),
    example: [{ user_id: '2', chain: [entryExample] }],
    errors: ['http.bad-input'],
  }),
  'GET /keys/proof': defineCall({
    summary: 'In which ways you can prove that it is you. Another login is always one',
    access: 'member',
    answer: z.object({ password: z.boolean(), passkey: z.boolean(), mail: z.boolean() }),
    example: { password: true, passkey: false, mail: true },
  }),
  'POST /keys/proof': defineCall({
    summary:
      'Prove once more that it is you, by password, passkey or mailed code, for the next five minutes of this session',
    access: 'member',
    body: z.strictObject({ ...presentSecret, assertion: Asserted.optional(), otp: Otp.optional() }),
    answer: z.object({ fresh_until: when }),
    example: { fresh_until: '2026-11-20T10:05:00.000Z' },
    errors: ['auth.wrong-password', 'auth.wrong-passkey', 'auth.wrong-otp', 'keys.no-proof', 'http.too-many'],
  }),
  'POST /keys/proof/code': defineCall({
    summary: 'Have a code mailed to your own address, which proves that it is you',
    access: 'member',
    answer: Told,
    example: { message: 'A mail with a code is on its way.' },
    errors: ['auth.not-for-demo', 'http.too-many'],
  }),
  'PUT /keys/copies': defineCall({
    summary: 'Keep a copy of the root key in the place of the one of this way and ref',
    access: 'member',
    body: NewKeyCopy,
    answer: OwnKeys,
    example: ownKeysExample,
    errors: ['keys.not-fresh', 'keys.none', 'keys.too-many-copies'],
  }),
  'DELETE /keys/copies/:way': defineCall({
    summary: 'Take a copy away',
    access: 'member',
    params: z.object({ way: z.enum(COPY_WAYS) }),
    query: z.object({ ref: text(1400).optional() }),
    answer: OwnKeys,
    example: { ...ownKeysExample, copies: [] },
    errors: ['keys.not-fresh', 'keys.unknown-copy'],
  }),
  'GET /keys/vault': defineCall({
    summary: 'Your sealed pins of contacts; `n` is 0 while there are none',
    access: 'member',
    answer: Vault,
    example: { n: 3, sealed: 'v'.repeat(120) },
  }),
  'PUT /keys/vault': defineCall({
    summary: 'Keep them. `n` is one more than the last that you have seen',
    access: 'member',
    body: z.strictObject({ n: z.int().min(1).max(2_147_483_647), sealed: someBytes(256 * 1024) }),
    answer: Vault,
    example: { n: 4, sealed: 'v'.repeat(120) },
    errors: ['keys.vault-changed'],
  }),
  'GET /keys/devices': defineCall({
    summary: 'The devices that hold your keys',
    access: 'member',
    answer: z.array(Device),
    example: [deviceExample],
  }),
  'POST /keys/devices': defineCall({
    summary:
      'A device that shall hold your keys; it gets a share, without which its sealed root key stays shut',
    access: 'member',
    body: z.strictObject({ name: filledText(120) }),
    answer: z.object({ ...Device.shape, share: bytes(32) }),
    example: { ...deviceExample, share: 's'.repeat(43) },
    errors: ['keys.too-many-devices'],
  }),
  'GET /keys/devices/:id/share': defineCall({
    summary: 'The share of a device, only shortly after a proof',
    access: 'member',
    params: byDevice,
    answer: z.object({ share: bytes(32) }),
    example: { share: 's'.repeat(43) },
    errors: ['keys.not-fresh', 'keys.unknown-device'],
  }),
  'DELETE /keys/devices/:id': defineCall({
    summary: 'Forget a device and its share; another than this one only shortly after a proof',
    access: 'member',
    params: byDevice,
    answer: z.object({ removed: z.boolean() }),
    example: { removed: true },
    errors: ['keys.not-fresh', 'keys.unknown-device'],
  }),
};
