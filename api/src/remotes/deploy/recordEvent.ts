import type { Knex } from 'knex';
import { type EventKind, RemoteEventRow } from '../RemoteEventRow.ts';
import type { Change } from './Change.ts';

/** Adds a line to the record. */
export async function recordEvent(
  db: Knex,
  { actor, at, reason }: Change,
  event: { name: string; kind: EventKind; from?: string | null; to?: string | null },
): Promise<void> {
  const { name, kind, from = null, to = null } = event;
  await RemoteEventRow.query(db).insert({
    name,
    kind,
    fromVersion: from,
    toVersion: to,
    actor,
    reason: reason ?? null,
    at,
  });
}
