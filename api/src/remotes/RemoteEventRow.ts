import type { RemoteStatus } from '@plaza/api-contract';
import { Model, snakeCaseMappers } from 'objection';

export type EventKind = RemoteStatus['events'][number]['kind'];

/** The kinds that change what a visitor gets. */
export const LIVE_KINDS: readonly EventKind[] = [
  'activated',
  'canary',
  'rolled-back',
  'auto-rolled-back',
  'killed',
  'revived',
];

/** One line of the record: who changed what, and why. Lines are added, never changed. */
export class RemoteEventRow extends Model {
  static override tableName = 'remote_events';
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  name!: string;
  kind!: EventKind;
  fromVersion!: string | null;
  toVersion!: string | null;
  actor!: string;
  reason!: string | null;
  at!: Date;
}
