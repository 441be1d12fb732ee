import type { Knex } from 'knex';
import type { AuditSubject } from '@plaza/api-contract';

/** Takes out of the log what it says of somebody who is forgotten. That something was done to them stays, and proven. */
export async function forgetDetails(db: Knex, about: { kind: AuditSubject; id: string }): Promise<void> {
  await db('audit_log')
    .where({ about_kind: about.kind, about_id: about.id })
    .whereNotNull('details')
    .update({ details: null });
}
