import { createDecipheriv, createHash } from 'node:crypto';
import {
  associatedData,
  ChatContent,
  ENVELOPE,
  ENVELOPE_PREFIX,
  type EnvelopePlace,
} from '@plaza/api-contract';

const { headBytes, lengthBytes, tagBytes, zeroBytes } = ENVELOPE;
const ZERO_IV = Buffer.alloc(12);

/**
 * What was said, opened with the key of this one message; or nothing where it does not open it. The zeros prove that it
 * reads the same for everybody: without them one ciphertext could have two keys.
 */
export function openReported(content: string, key: string, place: EnvelopePlace): string | undefined {
  const bytes = Buffer.from(content.slice(ENVELOPE_PREFIX.length), 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), ZERO_IV);
  cipher.setAAD(Buffer.from(associatedData(place)));
  cipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const padded = Buffer.concat([cipher.update(bytes.subarray(headBytes, -tagBytes)), cipher.final()]);
    const start = zeroBytes + lengthBytes;
    if (padded.subarray(0, zeroBytes).some((byte) => byte !== 0)) return undefined;
    const length = padded.readUInt32BE(zeroBytes);
    return wordsIn(padded.subarray(start, start + length).toString());
  } catch {
    return undefined;
  }
}

export function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** The words of a content; all of it, where it is not what our own client writes. */
function wordsIn(content: string): string {
  try {
    const { text, files = [] } = ChatContent.parse(JSON.parse(content));
    return [text, ...files.map(({ name, type }) => `[${name ?? type}]`)].filter(Boolean).join(' ');
  } catch {
    return content;
  }
}
