import type { CallInput } from '@plaza/api-contract';
import type { PasskeyRow } from './PasskeyRow.ts';
import type { RelyingParty } from './relyingParty.ts';

type Attestation = CallInput<'POST /auth/passkeys'>['body']['attestation'];
type Assertion = CallInput<'POST /auth/passkey'>['body']['assertion'];

/** ES256, Ed25519 and RS256, as COSE numbers them: every authenticator knows one. */
export const ALGORITHMS = [-7, -8, -257];

type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'is_synced'>;

interface Expected extends RelyingParty {
  /** Spent already: this only compares. */
  challenge: string;
}

/** The challenge that was answered, as the browser tells it, or nothing. */
export function challengeIn({ response }: Attestation | Assertion): string {
  try {
    const told: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof told === 'object' && told && 'challenge' in told ? String(told.challenge) : '';
  } catch {
    return '';
  }
}

/** The public half of a new passkey, or null for anything that was not made here, now, and by a person. */
export async function verifyCreated(
  attestation: Attestation,
  { origin, id, challenge }: Expected,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: asSent(attestation),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!verified) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports: attestation.response.transports ?? [],
    is_synced: credentialBackedUp,
  };
}

/** What the authenticator counts now, or null for anything but this passkey, here, now, by a person. */
export async function verifyAsserted(
  assertion: Assertion,
  passkey: PasskeyRow,
  { origin, id, challenge }: Expected,
): Promise<Pick<NewPasskey, 'counter' | 'is_synced'> | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: asSent(assertion),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id.toString('base64url'),
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(refused);
  if (!verified || !authenticationInfo) return null;
  return {
    counter: String(authenticationInfo.newCounter),
    is_synced: authenticationInfo.credentialBackedUp,
  };
}

/** Loaded by the first who needs it: most starts never do, and it takes 30 MB. */
function webAuthn() {
  return import('@simplewebauthn/server');
}

/** No extension of WebAuthn is asked for, so none is listened to. */
function asSent<Response extends Attestation | Assertion>(response: Response) {
  return { ...response, clientExtensionResults: {} };
}

/** The library has a sentence for each fault; a stranger gets one for all of them. */
function refused(): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  return { verified: false };
}
