import {
  associatedData,
  CHAT_PURPOSES,
  ENVELOPE,
  ENVELOPE_KINDS,
  ENVELOPE_PREFIX,
  ENVELOPE_VERSION,
  type EnvelopePlace,
} from '@plaza/api-contract/values';
import {
  type Bytes,
  fromBase64Url,
  joined,
  numberBytes,
  randomBytes,
  readNumber,
  toBase64Url,
  utf8,
} from './bytes.ts';
import { CryptoError, orRefuse } from './CryptoError.ts';
import { deriveBytes, deriveCipher } from './derive.ts';
import { pad, unpad } from './padding.ts';

const { epochAt, headBytes, nonceAt, nonceBytes, tagBytes } = ENVELOPE;
/** Every message has a key of its own, used once: the IV may be the same for all. */
const ZERO_IV = new Uint8Array(12);

/** What an envelope says about itself before it is opened. */
export interface EnvelopeHead {
  version: number;
  kind: number;
  /** The number of the epoch whose content key opens it. */
  epoch: number;
}

/** Seals what is said, for this place and no other. A retry sends the same envelope again; sealing anew is a new one. */
export async function sealEnvelope(
  contentKey: CryptoKey,
  epoch: number,
  place: EnvelopePlace,
  content: Bytes,
  nonce: Bytes = randomBytes(nonceBytes),
): Promise<string> {
  const head = joined(
    numberBytes(ENVELOPE_VERSION, 1),
    numberBytes(ENVELOPE_KINDS[place.kind], 1),
    numberBytes(epoch, 4),
    nonce,
  );
  const key = await deriveCipher(contentKey, CHAT_PURPOSES.message, nonce);
  const sealed = await crypto.subtle.encrypt(cipherOf(place), key, pad(content));
  return ENVELOPE_PREFIX + toBase64Url(joined(head, new Uint8Array(sealed)));
}

/** Opens an envelope in the place where it was found. Anything that does not fit is refused. */
export async function openEnvelope(
  contentKey: CryptoKey,
  place: EnvelopePlace,
  envelope: string,
): Promise<Bytes> {
  const bytes = bytesOf(envelope);
  const { kind } = headOf(bytes);
  if (kind !== ENVELOPE_KINDS[place.kind]) throw new CryptoError('tampered', 'of another kind');
  const key = await deriveCipher(contentKey, CHAT_PURPOSES.message, nonceOf(bytes));
  const open = () => crypto.subtle.decrypt(cipherOf(place), key, bytes.slice(headBytes));
  const content = unpad(new Uint8Array(await orRefuse(open, 'tampered', 'not sealed for this place')));
  if (!content) throw new CryptoError('tampered', 'the zeros are not zeros');
  return content;
}

/** Which epoch it takes. Throws for what is no envelope, and for one of a newer version. */
export function readEnvelope(envelope: string): EnvelopeHead {
  return headOf(bytesOf(envelope));
}

/** The key of this one message: what a report reveals. No other message opens with it. */
export async function messageKeyOf(contentKey: CryptoKey, envelope: string): Promise<string> {
  return toBase64Url(await deriveBytes(contentKey, CHAT_PURPOSES.message, nonceOf(bytesOf(envelope))));
}

function bytesOf(envelope: string): Bytes {
  const refuse = () => new CryptoError('not-an-envelope', 'it was never sealed');
  if (!envelope.startsWith(ENVELOPE_PREFIX)) throw refuse();
  let bytes: Bytes;
  try {
    bytes = fromBase64Url(envelope.slice(ENVELOPE_PREFIX.length));
  } catch {
    throw refuse();
  }
  if (bytes.length < headBytes + tagBytes) throw refuse();
  return bytes;
}

function headOf(bytes: Bytes): EnvelopeHead {
  const version = readNumber(bytes, 0, 1);
  if (version > ENVELOPE_VERSION) throw new CryptoError('newer-version', `version ${version}`);
  if (version < ENVELOPE_VERSION) throw new CryptoError('not-an-envelope', `version ${version}`);
  return { version, kind: readNumber(bytes, 1, 1), epoch: readNumber(bytes, epochAt, 4) };
}

function nonceOf(bytes: Bytes): Bytes {
  return bytes.slice(nonceAt, nonceAt + nonceBytes);
}

function cipherOf(place: EnvelopePlace): AesGcmParams {
  return { name: 'AES-GCM', iv: ZERO_IV, additionalData: utf8(associatedData(place)) };
}
