import { z } from 'zod';
import { someBytes } from '../bytes.ts';
import { ENVELOPE_PREFIX } from './envelope.ts';
import { CHAT_LIMITS } from './limits.ts';

const number = /^[1-9]\d{0,17}$/;
export const ChatId = z.string().regex(number, 'Not the number of a chat.');
export const MessageId = z.string().regex(number, 'Not the number of a message.');
export const PersonId = z.string().regex(number, 'Not the number of a person.');

export const byChat = z.object({ id: ChatId });

/** What a device calls an entry before it has a number: sending it twice makes one. It is part of what is sealed. */
export const EntryClientId = z.string().regex(/^[\w-]{16,64}$/, '16 to 64 letters, digits, - or _.');

/** A sealed envelope. The server can tell its version, kind and epoch, and nothing that it says. */
export function sealed(most: number) {
  return z
    .string()
    .max(most)
    .regex(/^p1\.[\w-]+$/, `Not an envelope: ${ENVELOPE_PREFIX} and bytes as base64url.`);
}

export const SealedTitle = sealed(CHAT_LIMITS.titleLength);
export const Wrapped = someBytes(40);
