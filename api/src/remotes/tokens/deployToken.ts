import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { permit } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import { User } from '../../users/User.ts';
import { makerGone } from '../remotes.errors.ts';

/** Who may deploy: a token for one remote, or for all of them ('*'). Only its hash is kept. */
export class DeployToken extends Model {
  static override tableName = 'deploy_tokens';
  /** The column is still called `room`: processes of the version before read it during an upgrade. */
  static override columnNameMappers = {
    parse: ({
      ['room']: remote,
      token_hash,
      created_at,
      revoked_at,
      made_by,
      ...rest
    }: Record<string, unknown>) =>
      defined({
        ...rest,
        remote,
        tokenHash: token_hash,
        createdAt: created_at,
        revokedAt: revoked_at,
        madeBy: made_by,
      }),
    format: ({ remote, tokenHash, createdAt, revokedAt, madeBy, ...rest }: Record<string, unknown>) =>
      defined({
        ...rest,
        ['room']: remote,
        token_hash: tokenHash,
        created_at: createdAt,
        revoked_at: revokedAt,
        made_by: madeBy,
      }),
  };

  id!: string;
  remote!: string;
  tokenHash!: string;
  label!: string;
  /** The data folder that an operator's token belongs to. */
  folder!: string | null;
  createdAt!: Date;
  revokedAt!: Date | null;
  /** The administrator who made it; of the operator's, none. */
  madeBy!: string | null;
}

/** Only what a query named: the others must not become columns. */
function defined(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

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
  /** By which account, where it is no token. */
  memberId: string | null;
}

/**
 * An administrator may deploy everything; everybody else needs a token that was not revoked. What an administrator made
 * opens no more than they may: it ends with their role.
 */
export async function findDeployer(
  db: Knex,
  session: Session,
  authorization: string,
): Promise<Deployer | undefined> {
  if (session.member?.isAdmin)
    return { remote: ALL_REMOTES, actor: session.member.username, memberId: session.member.id };
  const [, token] = /^Bearer (plaza_[\w-]{20,200})$/.exec(authorization) ?? [];
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const known = await DeployToken.query(db).findOne({ token_hash: tokenHash }).whereNull('revoked_at');
  if (!known || !sameHash(known.tokenHash, tokenHash)) return undefined;
  permit(known.madeBy === null || (await isStillAdmin(db, known.madeBy)), makerGone);
  return { remote: known.remote, actor: known.label, memberId: null };
}

async function isStillAdmin(db: Knex, id: string): Promise<boolean> {
  const standing = { id, is_admin: true, is_blocked: false, is_verified: true };
  return (await User.query(db).findOne(standing).whereNull('deleted_at')) !== undefined;
}
