import type { Host } from '../host/Host.ts';
import { googleAddress } from './google.ts';
import type { Providers } from './useProviders.ts';

/** Leaves for Google, with a nonce of the server's that brings its answer to this browser alone. */
export async function goToGoogle(
  { api, address$ }: Pick<Host, 'api' | 'address$'>,
  google: NonNullable<Providers['google']>,
): Promise<void> {
  const { nonce } = await api.call('POST /auth/google/nonce');
  const asked = { clientId: google.client_id, nonce };
  window.location.assign(googleAddress(asked, address$.getValue(), window.location.origin, sessionStorage));
}
