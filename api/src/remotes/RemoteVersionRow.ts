import { Model, snakeCaseMappers } from 'objection';
import type { PublishedRemote } from './registry/LiveRegistry.ts';

/** One published version. The database refuses to change it. */
export class RemoteVersionRow extends Model implements PublishedRemote {
  static override tableName = 'remote_versions';
  static override idColumn = ['name', 'version'];
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ['integrity', 'shared', 'routes', 'widgets', 'initial'];

  name!: string;
  version!: string;
  mfName!: string;
  contract!: string;
  entry!: string | null;
  integrity!: PublishedRemote['integrity'];
  shared!: PublishedRemote['shared'];
  routes!: PublishedRemote['routes'];
  widgets!: PublishedRemote['widgets'];
  service!: boolean;
  initial!: PublishedRemote['initial'];
  gitSha!: string | null;
  /** A bigint of PostgreSQL, and so a string. */
  bytes!: string;
  contentHash!: string;
  createdBy!: string;
  createdAt!: Date;
}
