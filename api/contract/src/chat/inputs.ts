import { z } from 'zod';
import { anyUuid } from '../anyUuid.ts';
import { someBytes } from '../bytes.ts';
import { KeyId } from '../keys/identity.ts';
import { ENVELOPE_PREFIX } from './envelope.ts';
import { CHAT_LIMITS, MOST_SEQ } from './limits.ts';

const NUMBER = /^[1-9]\d{0,17}$/;
/** Of nothing that there is. */
const NO_ID = '0';

/**
 * What is no number is taken for the number of nothing, not for bad input: whoever tries ids gets one and the same refusal,
 * whatever they try.
 */
function numbered() {
  return z
    .string()
    .overwrite((id) => (NUMBER.test(id) ? id : NO_ID))
    .meta({ pattern: NUMBER.source });
}

export const ChatId = numbered();
export const MessageId = numbered();
export const PersonId = numbered();

/** A file, in the same way. */
export const BlobId = anyUuid().meta({ format: 'uuid' });

const NO_KEY = 'A'.repeat(22);
/** A key, in the same way. */
export const AnyKeyId = z.string().overwrite((id) => (KeyId.safeParse(id).success ? id : NO_KEY));

/** An epoch, in the same way. */
export const EpochNumber = z.coerce.number().int().min(1).max(MOST_SEQ).catch(0);

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
