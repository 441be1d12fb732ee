import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { CallAnswer } from '@plaza/api-contract';
import { cbor } from './cbor.ts';

type CreationOptions = CallAnswer<'POST /auth/passkeys/options'>;
type RequestOptions = CallAnswer<'POST /auth/passkey/options'>;

/** What may be wrong with an answer; nothing by itself. */
export interface Faults {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  userHandle?: string | undefined;
  flags?: number;
  counter?: number;
  id?: string;
  /** Signs with a key that nobody knows. */
  forged?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const SYNCED = 0x18;
const HAS_KEY = 0x40;
const HERE = USER_PRESENT | USER_VERIFIED;

/** A passkey in software, in a browser of its own: true CBOR, true ES256, and any lie it is asked for. */
export class TestAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  readonly #isSynced: boolean;
  #userHandle: string | undefined;

  constructor(origin: string, { isSynced = false } = {}) {
    this.#origin = origin;
    this.#isSynced = isSynced;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE: kty EC2, alg ES256, crv P-256, x, y.
    this.#publicKey = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  create({ challenge, user, rp }: CreationOptions, faults: Faults = {}) {
    this.#userHandle = user.id;
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.id, this.#publicKey]);
    const authData = Buffer.concat([this.#head(rp.id, faults, HAS_KEY), attested]);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#named(faults, {
      clientDataJSON: this.#clientData('webauthn.create', challenge, faults),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  assert({ challenge, rpId }: RequestOptions, faults: Faults = {}) {
    if (!this.#isSynced) this.counter += 1;
    const authData = this.#head(rpId, faults, 0);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, faults);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const key = faults.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.#key;
    return this.#named(faults, {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, hash]), key).toString('base64url'),
      userHandle: 'userHandle' in faults ? faults.userHandle : this.#userHandle,
    });
  }

  #head(rpId: string, faults: Faults, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? this.counter);
    const synced = this.#isSynced ? SYNCED : 0;
    return Buffer.concat([
      createHash('sha256')
        .update(faults.rpId ?? rpId)
        .digest(),
      Buffer.of((faults.flags ?? HERE) | synced | more),
      counter,
    ]);
  }

  #clientData(type: string, challenge: string, faults: Faults): string {
    const told = {
      type: faults.type ?? type,
      challenge: faults.challenge ?? challenge,
      origin: faults.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(told)).toString('base64url');
  }

  #named<Response>(faults: Faults, response: Response) {
    const id = faults.id ?? this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response };
  }
}
