import { ApiError } from '@plaza/shell-contract';
import type { Host } from '../host/Host.ts';
import type { Arrival } from './useArrival.ts';
import { loginWords } from './forms.words.ts';
import { takeGoogleAnswer } from './google.ts';
import { doorWords } from './words.ts';

/** Ends a login that began elsewhere. Returns the sentence for a visitor whom it did not let in. */
export async function arrive(
  host: Host,
  arrival: Exclude<Arrival, { kind: 'reset' }>,
): Promise<string | undefined> {
  const { api, sessions, navigate } = host;
  try {
    if (arrival.kind === 'refused') return loginWords.now.refused;
    if (arrival.kind === 'outside') {
      sessions.begin(await api.call('POST /auth/oauth', { body: { code: arrival.code } }));
      return undefined;
    }
    const asked = takeGoogleAnswer(arrival.credential, arrival.state, sessionStorage);
    if (!asked) return loginWords.now.noGoogle;
    navigate(`/login${asked.search}`, { replace: true });
    sessions.begin(await api.call('POST /auth/google', { body: { code: arrival.credential } }));
    return undefined;
  } catch (error) {
    if (arrival.kind === 'google') return loginWords.now.noGoogle;
    const isRefusal = error instanceof ApiError && error.status > 0 && error.status < 500;
    return isRefusal ? loginWords.now.failed({ why: error.message }) : doorWords.now.noLogin;
  }
}
