import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { errorCode } from '../../errorCode.ts';
import { away } from '../../http/commonErrors.ts';
import { openOutbound, type OutboundInit } from '../../http/outbound/openOutbound.ts';

const ASK_MS = 5_000;
const BELIEVED_MS = 3_600_000;
const SKEW_S = 60;

const Discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Discovered = z.infer<typeof Discovered>;

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.string().or(z.array(z.string())),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().or(z.literal('true')).optional(),
  name: z.string().optional(),
});
export type OutsideClaims = z.infer<typeof Claims>;

export interface OidcProvider {
  discover(): Promise<Discovered>;
  /** What a genuine ID token for us says, or null for any other. `nonce` ties it to one login. */
  read(idToken: string, nonce?: string): Promise<OutsideClaims | null>;
  /** Asks one of the addresses in its document. */
  ask<Answer>(url: string, answer: z.ZodType<Answer>, init?: OutboundInit): Promise<Answer>;
}

/** One OpenID Connect provider, as its discovery document describes it. Its keys may turn at any time. */
export function oidcProvider(
  { issuer, clientId }: { issuer: string; clientId: string },
  clock: Clock,
): OidcProvider {
  let known:
    | { document: Discovered; keys: ReturnType<typeof createRemoteJWKSet>; untilMs: number }
    | undefined;
  // The operator has named the issuer. Where its document points to is the issuer's word.
  const outbound = openOutbound({ trusted: [new URL(issuer).hostname], limitMs: ASK_MS });

  async function ask<Answer>(
    url: string,
    answer: z.ZodType<Answer>,
    init: OutboundInit = {},
  ): Promise<Answer> {
    try {
      const response = await outbound(url, { ...init, redirect: 'error' });
      return answer.parse(await response.json());
    } catch (cause) {
      throw away({ cause, sentence: 'The other side does not answer. Please try again in a moment.' });
    }
  }

  async function look() {
    const nowMs = clock.now().getTime();
    if (known && known.untilMs > nowMs) return known;
    const document = await ask(`${issuer}/.well-known/openid-configuration`, Discovered);
    // Otherwise one provider could speak for another.
    if (document.issuer.replace(/\/+$/, '') !== issuer) throw away();
    // A token with an unknown key makes us ask again: the limit of logins bounds how often.
    const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
      cooldownDuration: 0,
      timeoutDuration: ASK_MS,
      [customFetch]: outbound,
    });
    known = { document, keys, untilMs: nowMs + BELIEVED_MS };
    return known;
  }

  return {
    ask,
    discover: async () => (await look()).document,
    async read(idToken, nonce) {
      const { document, keys } = await look();
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256', 'PS256', 'ES256'],
          // Google has always signed with and without https://.
          issuer: [document.issuer, document.issuer.replace(/^https:\/\/(accounts\.google\.com)$/, '$1')],
          audience: clientId,
          currentDate: clock.now(),
          clockTolerance: SKEW_S,
          requiredClaims: ['sub', 'iat', 'exp'],
        });
        const claims = Claims.safeParse({ ...payload, iss: document.issuer }).data;
        if (!claims || (claims.azp !== undefined && claims.azp !== clientId)) return null;
        if (Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp === undefined) return null;
        return nonce === undefined || claims.nonce === nonce ? claims : null;
      } catch (cause) {
        // What is wrong with a token has a code of its own; all else is the provider's or the network's.
        const code = errorCode(cause) ?? '';
        if (/^ERR_(JW[TS]|JOSE|JWKS_NO|JWKS_MULTIPLE)/.test(code)) return null;
        throw away({ cause });
      }
    },
  };
}
