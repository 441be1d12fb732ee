import type { Address } from '../routing/sceneAt.ts';
import type { Host } from '../host/Host.ts';
import { loginAddress } from './loginViews.ts';
import type { Providers } from './OtherWays.tsx';

const KEPT_AS = 'plaza:google';

/** The part of `sessionStorage` that remembers a visitor on the way to Google and back. */
export type Pocket = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Asked {
  state: string;
  /** The server's, which takes the token from no other browser. */
  nonce: string;
  /** Where the visitor wanted to go. */
  search: string;
}

/**
 * Where Google asks its visitor and sends them back with an ID token behind the #. It is its plain OpenID
 * flow: Google's own script would need rights on every page, and would watch who comes here.
 */
export function googleAddress(
  { clientId, nonce }: { clientId: string; nonce: string },
  here: Address,
  origin: string,
  pocket: Pocket,
) {
  const { search } = new URL(loginAddress('choose', here), origin);
  const asked: Asked = { state: crypto.randomUUID(), nonce, search };
  pocket.setItem(KEPT_AS, JSON.stringify(asked));
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/login`,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state: asked.state,
    nonce,
  });
  return `https://accounts.google.com/o/oauth2/v2/auth?${query}`;
}

/** The way the visitor was on, if this very browser asked for this token; else it was slipped in by somebody. */
export function takeGoogleAnswer(
  credential: string,
  state: string,
  pocket: Pocket,
): { search: string } | undefined {
  const kept = pocket.getItem(KEPT_AS);
  pocket.removeItem(KEPT_AS);
  if (!kept) return undefined;
  // We wrote it ourselves, above.
  const asked = JSON.parse(kept) as Asked;
  return asked.state === state && nonceIn(credential) === asked.nonce ? { search: asked.search } : undefined;
}

function nonceIn(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'nonce' in claims ? claims.nonce : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves for Google, with a nonce of the server's that brings its answer to this browser alone. */
export async function goToGoogle(
  { api, address$ }: Pick<Host, 'api' | 'address$'>,
  google: NonNullable<Providers['google']>,
): Promise<void> {
  const { nonce } = await api.call('POST /auth/google/nonce');
  const asked = { clientId: google.client_id, nonce };
  window.location.assign(googleAddress(asked, address$.getValue(), window.location.origin, sessionStorage));
}
