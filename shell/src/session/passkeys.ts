import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { CallAnswer, CallInput } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';

/** What a passkey answers besides, for the chat keys: the same 32 bytes each time, and for this passkey alone. */
export interface PasskeySecret {
  prf: Uint8Array<ArrayBuffer>;
  credential: string;
}

/** Has the browser make a passkey for whoever is logged in. */
export async function createPasskey(
  api: ApiClient,
  secret: CallInput<'POST /auth/passkeys/options'>['body'],
  name: string,
): Promise<{ passkey: CallAnswer<'POST /auth/passkeys'>; secret: PasskeySecret | undefined }> {
  const options = await api.call('POST /auth/passkeys/options', { body: secret });
  const made = await startRegistration({ optionsJSON: askingPrf(options) });
  const { answer, kept } = withoutPrf(made);
  const passkey = await api.call('POST /auth/passkeys', { body: { name, attestation: answer } });
  return { passkey, secret: kept };
}

/**
 * Asks for a passkey: at once in a window of the browser, or among what it offers to fill into a field. What opens the
 * chat keys goes to `keep` and nowhere else.
 */
export async function enterByPasskey(
  api: ApiClient,
  by: 'window' | 'field',
  keep: (secret: PasskeySecret) => void,
): Promise<CallAnswer<'POST /auth/passkey'>> {
  const { assertion, secret } = await askPasskey(api, by);
  if (secret) keep(secret);
  return api.call('POST /auth/passkey', { body: { assertion } });
}

/** An assertion for the server, and beside it what stays here. */
export async function askPasskey(api: ApiClient, by: 'window' | 'field' = 'window') {
  const options = await api.call('POST /auth/passkey/options');
  const shown = await startAuthentication({
    optionsJSON: askingPrf(options),
    useBrowserAutofill: by === 'field',
  });
  const { answer, kept } = withoutPrf(shown);
  return { assertion: answer, secret: kept };
}

/** A login without names cannot say which passkey it asks, so all of them get the same input. */
const PRF_INPUT = new TextEncoder().encode('plaza chat keys: passkey copy v1');

function askingPrf<Options extends object>(options: Options): Options {
  const { extensions }: { extensions?: object } = options;
  return { ...options, extensions: { ...extensions, prf: { eval: { first: PRF_INPUT } } } };
}

interface Answered {
  id: string;
  clientExtensionResults: object;
}

/** The browser puts the value into what is meant for the server. It must never get there: it opens the chat keys. */
function withoutPrf<Answer extends Answered>(
  shown: Answer,
): { answer: Answer; kept: PasskeySecret | undefined } {
  const { prf, ...others } = shown.clientExtensionResults as { prf?: { results?: { first?: BufferSource } } };
  const value = prf?.results?.first;
  const kept = value && { credential: shown.id, prf: new Uint8Array(bytesOf(value)) };
  return { answer: { ...shown, clientExtensionResults: others }, kept };
}

function bytesOf(value: BufferSource): Uint8Array {
  return ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : new Uint8Array(value);
}

/** Takes back the offer in the field. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** What the visitor or the authenticator said, for what is no fault of the server. */
export function passkeyRefusal(error: unknown): 'cancelled' | 'known' | undefined {
  if (!(error instanceof Error)) return undefined;
  // The browser tells "no", "too late" and "none here" alike, so that no page can find out which.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'InvalidStateError' ? 'known' : undefined;
}
