import { Model, snakeCaseMappers } from 'objection';

/** A remote of the server and which of its versions people get. The shell is one of them. */
export class RemoteRow extends Model {
  static override tableName = 'remotes';
  static override idColumn = 'name';
  static override columnNameMappers = snakeCaseMappers();

  name!: string;
  activeVersion!: string | null;
  previousVersion!: string | null;
  canaryVersion!: string | null;
  canaryPercent!: number | null;
  killed!: boolean;
}
