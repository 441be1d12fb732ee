import { z } from 'zod';
import { bytes } from '../bytes.ts';
import { text } from '../text.ts';

/** What opens a copy of the root key; devices do it live, by a link. */
export const COPY_WAYS = ['password', 'recovery', 'passkey'] as const;
const CopyWay = z.enum(COPY_WAYS);

/** The root key, wrapped. `ref` is the credential's id for a passkey, and empty else. */
export const NewKeyCopy = z
  .strictObject({
    way: CopyWay,
    ref: text(1400).optional(),
    /** Only for the password: what PBKDF2-SHA-256 is made over, and how often. */
    salt: bytes(32).optional(),
    rounds: z.int().min(600_000).max(10_000_000).optional(),
    wrapped: bytes(60),
  })
  .refine(({ way, salt, rounds }) => (way === 'password') === (salt !== undefined && rounds !== undefined), {
    message: 'A password copy has a salt and rounds, others have none.',
    path: ['salt'],
  });
export type NewKeyCopy = z.infer<typeof NewKeyCopy>;

export const KeyCopy = z
  .object({
    way: CopyWay,
    ref: z.string(),
    /** Null of a password copy whenever the login was more than five minutes ago: prove yourself again. */
    salt: z.string().nullable(),
    rounds: z.int().nullable(),
    wrapped: z.string().nullable(),
    /** The password was changed by who could not rewrite it: the one before still opens it. */
    is_stale: z.boolean(),
    /** Which root key it holds: that of the keys from this entry of the chain on. A new one begins with `reset`. */
    root: z.int(),
    created_at: z.date().or(z.string()),
  })
  .meta({ id: 'KeyCopy' });
export type KeyCopy = z.infer<typeof KeyCopy>;

export const copyExample: KeyCopy = {
  way: 'password',
  ref: '',
  salt: 'A'.repeat(43),
  rounds: 600_000,
  wrapped: 'w'.repeat(80),
  is_stale: false,
  root: 1,
  created_at: '2026-11-20T10:00:00.000Z',
};
