import { z } from 'zod';

/** So many bytes exactly, as base64url without padding. */
export function bytes(count: number) {
  const letters = Math.ceil((count * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${letters}}$`), `${count} bytes as base64url.`);
}

/** At most so many bytes, and at least one, likewise. */
export function someBytes(most: number) {
  return z
    .string()
    .max(Math.ceil((most * 4) / 3))
    .regex(/^[\w-]+$/, 'Bytes as base64url.');
}
