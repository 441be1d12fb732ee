import { Model } from 'objection';

/** Who may deploy: a token for one remote, or for all of them ('*'). Only its hash is kept. */
export class DeployToken extends Model {
  static override tableName = 'deploy_tokens';
  /** The column is still called `room`: processes of the version before read it during an upgrade. */
  static override columnNameMappers = {
    parse: ({ ['room']: remote, token_hash, created_at, revoked_at, ...rest }: Record<string, unknown>) =>
      defined({ ...rest, remote, tokenHash: token_hash, createdAt: created_at, revokedAt: revoked_at }),
    format: ({ remote, tokenHash, createdAt, revokedAt, ...rest }: Record<string, unknown>) =>
      defined({
        ...rest,
        ['room']: remote,
        token_hash: tokenHash,
        created_at: createdAt,
        revoked_at: revokedAt,
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
}

/** Only what a query named: the others must not become columns. */
function defined(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}
