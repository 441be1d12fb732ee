import { ApiError } from '@plaza/shell-contract';
import type { Host } from '../host/createHost.ts';
import type { Arrival } from './arrival.ts';
import { takeGoogleAnswer } from './google.ts';

/** Ends a login that began elsewhere. Returns the sentence for a visitor whom it did not let in. */
export async function arrive(
  host: Host,
  arrival: Exclude<Arrival, { kind: 'reset' }>,
): Promise<string | undefined> {
  const { api, sessions, navigate } = host;
  try {
    if (arrival.kind === 'refused') return 'Login failed: the other side did not let you in.';
    if (arrival.kind === 'outside') {
      sessions.begin(await api.call('POST /auth/oauth', { body: { code: arrival.code } }));
      return undefined;
    }
    const asked = takeGoogleAnswer(arrival.credential, arrival.state, sessionStorage);
    if (!asked) return 'Login failed with Google';
    navigate(`/login${asked.search}`, { replace: true });
    sessions.begin(await api.call('POST /auth/google', { body: { code: arrival.credential } }));
    return undefined;
  } catch (error) {
    if (arrival.kind === 'google') return 'Login failed with Google';
    const isRefusal = error instanceof ApiError && error.status > 0 && error.status < 500;
    return isRefusal
      ? `Login failed: ${error.message}`
      : 'An error occurred during login. Please try again later.';
  }
}
