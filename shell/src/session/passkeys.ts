import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { CallAnswer, CallInput } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';

/** Has the browser make a passkey for whoever is logged in. */
export async function createPasskey(
  api: ApiClient,
  secret: CallInput<'POST /auth/passkeys/options'>['body'],
  name: string,
): Promise<CallAnswer<'POST /auth/passkeys'>> {
  const optionsJSON = await api.call('POST /auth/passkeys/options', { body: secret });
  const attestation = await startRegistration({ optionsJSON });
  return api.call('POST /auth/passkeys', { body: { name, attestation } });
}

/** Asks for a passkey: at once in a window of the browser, or among what it offers to fill into a field. */
export async function enterByPasskey(
  api: ApiClient,
  by: 'window' | 'field',
): Promise<CallAnswer<'POST /auth/passkey'>> {
  const optionsJSON = await api.call('POST /auth/passkey/options');
  const assertion = await startAuthentication({ optionsJSON, useBrowserAutofill: by === 'field' });
  return api.call('POST /auth/passkey', { body: { assertion } });
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
