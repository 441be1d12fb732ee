import { z } from 'zod';
import { anyUuid } from '../anyUuid.ts';
import { bytes, someBytes } from '../bytes.ts';
import { defineCall } from '../defineCall.ts';
import { when } from '../when.ts';
import { Hash } from './identity.ts';

const byLink = z.object({ id: anyUuid().meta({ format: 'uuid' }) });
const PublicKey = bytes(65);

/**
 * One device hands the root key to another. The new one opens it with the hash of its key; the old one answers with its
 * own; then the new one reveals, both compute six digits, and the old one sends the root key once they were typed there.
 * A QR code brings the same hash past the server. An old device that has seen the key itself may send the root key at once.
 */
const Link = z
  .object({
    id: z.uuid(),
    /** The SHA-256 of the new device's public key. */
    commitment: Hash,
    old_key: PublicKey.nullable(),
    new_key: PublicKey.nullable(),
    /** The root key, for the new device alone. */
    sealed: z.string().nullable(),
    /** How the new device's browser calls itself. */
    user_agent: z.string().nullable(),
    /** Whether this very session opened it. */
    is_mine: z.boolean(),
    expires_at: when,
  })
  .meta({ id: 'KeyLink' });

const example = {
  id: '5a1c0d3e-7f7e-4f86-9a2b-0d6a1f6c2b11',
  commitment: 'c'.repeat(43),
  old_key: null,
  new_key: null,
  sealed: null,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/151.0',
  is_mine: false,
  expires_at: '2026-11-20T10:05:00.000Z',
};
const answered = { ...example, old_key: 'o'.repeat(87) };
const errors = ['keys.unknown-link', 'keys.wrong-turn'];

export const keyLinkCalls = {
  'POST /keys/links': defineCall({
    summary: 'Ask your other devices for the keys. For five minutes; a new one ends the one before',
    access: 'member',
    body: z.strictObject({ commitment: Hash }),
    answer: Link,
    example: { ...example, is_mine: true },
    errors: ['keys.none', 'keys.not-fresh'],
  }),
  'GET /keys/links': defineCall({
    summary: 'Which of your devices ask for keys just now',
    access: 'member',
    answer: z.array(Link),
    example: [example],
  }),
  'GET /keys/links/:id': defineCall({
    summary: 'How far a link has come',
    access: 'member',
    params: byLink,
    answer: Link,
    example,
    errors,
  }),
  'PUT /keys/links/:id/answer': defineCall({
    summary: 'From the old device: its key for this link',
    access: 'member',
    params: byLink,
    body: z.strictObject({ key: PublicKey }),
    answer: Link,
    example: answered,
    errors,
  }),
  'PUT /keys/links/:id/reveal': defineCall({
    summary: 'From the new device: the key that the commitment is the hash of',
    access: 'member',
    params: byLink,
    body: z.strictObject({ key: PublicKey }),
    answer: Link,
    example: { ...answered, new_key: 'n'.repeat(87), is_mine: true },
    errors,
  }),
  'PUT /keys/links/:id/root': defineCall({
    summary: 'From the old device, once the digits were right: the root key, sealed for the new one',
    access: 'member',
    params: byLink,
    body: z.strictObject({ sealed: someBytes(200) }),
    answer: Link,
    example: { ...answered, new_key: 'n'.repeat(87), sealed: 'r'.repeat(80) },
    errors,
  }),
  'DELETE /keys/links/:id': defineCall({
    summary: 'Give it up: the digits were wrong, or it is done',
    access: 'member',
    params: byLink,
    answer: z.object({ removed: z.boolean() }),
    example: { removed: true },
    errors: ['keys.unknown-link'],
  }),
};
