import {
  ENVELOPE,
  ENVELOPE_KINDS,
  ENVELOPE_PREFIX,
  ENVELOPE_VERSION,
  type EnvelopeKind,
} from '@plaza/api-contract';
import { found } from '../../http/errors.ts';
import { notSealed } from '../chat.errors.ts';

/** The smallest that is ever padded to. */
const LEAST_BYTES = ENVELOPE.headBytes + 64 + ENVELOPE.tagBytes;

/** The number of the epoch that an envelope is sealed under; null for what is none, or one of another kind. */
export function epochOf(content: string, kind: EnvelopeKind): number | null {
  const bytes = Buffer.from(content.slice(ENVELOPE_PREFIX.length), 'base64url');
  const isEnvelope =
    /^p1\.[\w-]+$/.test(content) &&
    bytes.length >= LEAST_BYTES &&
    bytes[0] === ENVELOPE_VERSION &&
    bytes[1] === ENVELOPE_KINDS[kind];
  return isEnvelope ? bytes.readUInt32BE(ENVELOPE.epochAt) : null;
}

/** The same, or the refusal of what is not sealed. */
export function readEnvelope(content: string, kind: EnvelopeKind): number {
  return found(epochOf(content, kind), notSealed);
}
