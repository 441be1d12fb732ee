import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import type { Session } from '../../http/session.ts';
import { DeployToken } from '../DeployToken.ts';

/** A remote, or every remote. */
export const ALL_REMOTES = '*';

/** A new token. It says what it is for, so that whoever finds one knows what to revoke. */
export function mintToken(remote: string): string {
  return `plaza_${remote === ALL_REMOTES ? 'all' : remote}_${randomBytes(32).toString('base64url')}`;
}

/** All that is kept of a token. It is long and random, so a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compared so that the time it takes tells nothing. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Who deploys, and which remote they may touch ('*': all). */
export interface Deployer {
  remote: string;
  actor: string;
}

/** An administrator may deploy everything; everybody else needs a token that was not revoked. */
export async function findDeployer(
  db: Knex,
  session: Session,
  authorization: string,
): Promise<Deployer | undefined> {
  if (session.member?.isAdmin) return { remote: ALL_REMOTES, actor: session.member.username };
  const [, token] = /^Bearer (plaza_[\w-]{20,200})$/.exec(authorization) ?? [];
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const known = await DeployToken.query(db).findOne({ token_hash: tokenHash }).whereNull('revoked_at');
  return known && sameHash(known.tokenHash, tokenHash)
    ? { remote: known.remote, actor: known.label }
    : undefined;
}
