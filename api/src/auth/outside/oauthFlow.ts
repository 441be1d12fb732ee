import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { deleteInBatches } from '../../db/inBatches.ts';
import type { OidcProvider, OutsideClaims } from './oidcProvider.ts';

const FLOW_MINUTES = 10;
const HANDOVER_SECONDS = 60;

export interface OauthClient {
  provider: OidcProvider;
  clientId: string;
  clientSecret: string | null;
  redirectUri: string;
}

/** The row of a login that is under way elsewhere; the browser holds `browser`, the address `state`. */
export async function beginFlow(
  db: Knex,
  { provider, clientId, redirectUri }: OauthClient,
  { wayOn, now }: { wayOn: string | undefined; now: Date },
): Promise<{ url: string; browser: string }> {
  const [state, browser, verifier, nonce] = [secret(), secret(), secret(), secret()];
  await db('oauth_flows').insert({
    state_hash: hashOf(state),
    browser_hash: hashOf(browser),
    verifier,
    nonce,
    way_on: wayOn ?? null,
    expires_at: new Date(now.getTime() + FLOW_MINUTES * 60_000),
  });
  const url = new URL((await provider.discover()).authorization_endpoint);
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: hashOf(verifier).toString('base64url'),
    code_challenge_method: 'S256',
  })) {
    url.searchParams.set(name, value);
  }
  return { url: url.href, browser };
}

export async function sweepFlows(db: Knex, now: Date): Promise<void> {
  await deleteInBatches(db, { table: 'oauth_flows', where: 'expires_at < :now', bindings: { now } });
}

/** Trades the provider's code, once, in the browser that began. Null for anything that does not fit together. */
export async function finishFlow(
  db: Knex,
  { provider, clientId, clientSecret, redirectUri }: OauthClient,
  { code, state, browser, now }: { code: string; state: string; browser: string; now: Date },
): Promise<{ claims: OutsideClaims; wayOn: string | null } | null> {
  const [flow] = await db('oauth_flows')
    .where({ state_hash: hashOf(state), handover_hash: null })
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  if (!flow || !timingSafeEqual(hashOf(browser), flow.browser_hash)) return null;
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    code_verifier: flow.verifier,
  });
  const headers = new Headers({
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  });
  if (clientSecret) {
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  }
  const answer = await provider.ask(
    (await provider.discover()).token_endpoint,
    z.object({ id_token: z.string().optional() }),
    { method: 'POST', headers, body: form.toString() },
  );
  const claims = answer.id_token ? await provider.read(answer.id_token, flow.nonce) : null;
  return claims && { claims, wayOn: flow.way_on };
}

/** A code for the address bar, which this browser trades for a session within a minute. */
export async function handOver(
  db: Knex,
  { userId, browser, now }: { userId: string; browser: string; now: Date },
) {
  const code = secret();
  await db('oauth_flows').insert({
    state_hash: hashOf(secret()),
    browser_hash: hashOf(browser),
    verifier: '',
    nonce: '',
    expires_at: new Date(now.getTime() + HANDOVER_SECONDS * 1000),
    handover_hash: hashOf(code),
    user_id: userId,
  });
  return code;
}

/** Whom the code stands for, once. */
export async function takeHandOver(
  db: Knex,
  { code, browser, now }: { code: string; browser: string; now: Date },
): Promise<string | null> {
  const [flow] = await db('oauth_flows')
    .where({ handover_hash: hashOf(code), browser_hash: hashOf(browser) })
    .where('expires_at', '>', now)
    .delete()
    .returning('user_id');
  return flow?.user_id ?? null;
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
