import { Model, snakeCaseMappers } from 'objection';

/** Who may deploy: a token for one room, or for all of them ('*'). Only its hash is kept. */
export class DeployToken extends Model {
  static override tableName = 'deploy_tokens';
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  room!: string;
  tokenHash!: string;
  label!: string;
  createdAt!: Date;
  revokedAt!: Date | null;
}
