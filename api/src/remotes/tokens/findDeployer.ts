import type { Knex } from 'knex';
import type { Session } from '../../http/session.ts';
import { DeployToken } from '../DeployToken.ts';
import { ALL_REMOTES, hashToken, sameHash } from './deployToken.ts';

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
