import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import {
  associatedData,
  CHAT_PURPOSES,
  ENVELOPE_KINDS,
  ENVELOPE_PREFIX,
  type EpochMember,
  type EpochRecord,
  type EnvelopePlace,
  KEY_PURPOSES,
  type NewEpoch,
} from '@plaza/api-contract';
import { b64, signed, type TestKeys } from '../../keys/testing/TestKeys.ts';

/** What a member holds of an epoch. */
export interface TestEpoch {
  n: number;
  hash: string;
  contentKey: Buffer;
}

const AES_KW_IV = Buffer.from('a6a6a6a6a6a6a6a6', 'hex');
const ZERO_IV = Buffer.alloc(12);
const derive = (key: Buffer, salt: Buffer, info: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32));

/** Makes an epoch for these members, whose public keys are looked up by their id. */
export function makeEpoch(about: {
  chatId: string;
  by: TestKeys;
  before: { n: number; hash: string } | null;
  members: readonly EpochMember[];
  publicOf: (keyId: string) => string;
  words?: Partial<EpochRecord>;
}): { made: TestEpoch; epoch: NewEpoch } {
  const { chatId, by, before, members, publicOf } = about;
  const contentKey = randomBytes(32);
  const n = (before?.n ?? 0) + 1;
  const nonce = randomBytes(16);
  const words: EpochRecord = {
    v: 1,
    floor: 1,
    conversation: chatId,
    n,
    previous: before?.hash ?? null,
    nonce: b64(nonce),
    check: b64(derive(contentKey, Buffer.alloc(0), CHAT_PURPOSES.check)),
    by: by.keyId,
    members: [...members],
    ...about.words,
  };
  const record = JSON.stringify(words);
  const wraps = members.flatMap(([, keyId]) =>
    keyId === ''
      ? []
      : { key_id: keyId, wrapped: wrapFor(contentKey, by, { ...words, keyId }, publicOf(keyId)) },
  );
  const hash = createHash('sha256').update(record).digest('base64url');
  const signature = signed(by.sign, KEY_PURPOSES.epoch, record);
  return { made: { n, hash, contentKey }, epoch: { record, signature, wraps } };
}

interface WrapPlace {
  conversation: string;
  n: number;
  nonce: string;
  keyId: string;
}

export function wrapFor(contentKey: Buffer, by: TestKeys, place: WrapPlace, theirs: string): string {
  const cipher = createCipheriv('id-aes256-wrap', wrapper(by.agree, by.keyId, place, theirs), AES_KW_IV);
  return b64(Buffer.concat([cipher.update(contentKey), cipher.final()]));
}

/** Opens a wrap that another has made. */
export function unwrap(
  wrapped: string,
  own: TestKeys,
  place: Omit<WrapPlace, 'keyId'>,
  by: { keyId: string; agreePublic: string },
): Buffer {
  const key = wrapper(own.agree, by.keyId, { ...place, keyId: own.keyId }, by.agreePublic);
  const cipher = createDecipheriv('id-aes256-wrap', key, AES_KW_IV);
  return Buffer.concat([cipher.update(Buffer.from(wrapped, 'base64url')), cipher.final()]);
}

function wrapper(own: KeyObject, byKeyId: string, place: WrapPlace, theirs: string): Buffer {
  const point = Buffer.from(theirs, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: b64(point.subarray(1, 33)), y: b64(point.subarray(33)) };
  const shared = diffieHellman({ privateKey: own, publicKey: createPublicKey({ format: 'jwk', key: jwk }) });
  const info = ['plaza chat wrap', place.conversation, place.n, byKeyId, place.keyId].join('\n');
  return derive(shared, Buffer.from(place.nonce, 'base64url'), info);
}

export function sealText(
  { contentKey, n }: TestEpoch,
  place: EnvelopePlace,
  text: string,
  nonce: Buffer = randomBytes(16),
): string {
  const head = Buffer.alloc(6);
  head.writeUInt8(1, 0);
  head.writeUInt8(ENVELOPE_KINDS[place.kind], 1);
  head.writeUInt32BE(n, 2);
  const content = Buffer.from(text);
  const padded = Buffer.alloc(Math.ceil((36 + content.length) / 64) * 64);
  padded.writeUInt32BE(content.length, 32);
  content.copy(padded, 36);
  const cipher = createCipheriv('aes-256-gcm', messageKey(contentKey, nonce), ZERO_IV);
  cipher.setAAD(Buffer.from(associatedData(place)));
  const sealed = Buffer.concat([head, nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
  return ENVELOPE_PREFIX + b64(sealed);
}

export function openText({ contentKey }: TestEpoch, place: EnvelopePlace, envelope: string): string {
  const bytes = Buffer.from(envelope.slice(3), 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', messageKey(contentKey, bytes.subarray(6, 22)), ZERO_IV);
  cipher.setAAD(Buffer.from(associatedData(place)));
  cipher.setAuthTag(bytes.subarray(-16));
  const padded = Buffer.concat([cipher.update(bytes.subarray(22, -16)), cipher.final()]);
  return padded.subarray(36, 36 + padded.readUInt32BE(32)).toString();
}

/** What a report reveals of a message. */
export function revealed({ contentKey }: TestEpoch, envelope: string): string {
  return b64(messageKey(contentKey, Buffer.from(envelope.slice(3), 'base64url').subarray(6, 22)));
}

function messageKey(contentKey: Buffer, nonce: Buffer): Buffer {
  return derive(contentKey, nonce, CHAT_PURPOSES.message);
}
