import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import { permit } from '../../http/errors.ts';
import { originOf } from '../../http/originOf.ts';
import { noPasskeysHere } from '../auth.errors.ts';

export interface RelyingParty {
  /** What the browser must say it was on. */
  origin: string;
  /** The name that passkeys are bound to. */
  id: string;
}

/** Whom passkeys are for. PUBLIC_URL says it, or the host of the request, which was checked at the door. */
export function relyingParty(ctx: Context, config: Pick<Config, 'publicUrl'>): RelyingParty {
  const { origin, hostname } = new URL(originOf(ctx, config));
  // WebAuthn knows names only.
  permit(isIP(hostname.replace(/^\[|\]$/g, '')) === 0, noPasskeysHere);
  return { origin, id: hostname };
}

/** What an authenticator knows a person by. It may show it to others, so it says nothing. */
export function userHandle(key: Buffer, userId: string): string {
  return createHmac('sha256', key).update(`handle ${userId}`).digest('base64url');
}
