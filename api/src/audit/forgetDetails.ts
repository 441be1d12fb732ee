import type { Knex } from 'knex';
import type { AuditSubject } from '@plaza/api-contract';

/** Takes out of the log what it says of somebody who is forgotten. That something was done to them stays, and proven. */
export async function forgetDetails(db: Knex, about: { kind: AuditSubject; id: string }): Promise<void> {
  await db('audit_log')
    .where({ about_kind: about.kind, about_id: about.id })
    .whereNotNull('details')
    .update({ details: null });
}

/**
 * The same where it tells whose words moderators decided about, and where a mail was tried: before these words, the
 * names and the address are gone.
 */
export async function forgetNamed(
  db: Knex,
  { id, email, names }: { id: string; email: string; names: string[] },
): Promise<void> {
  const isHeld = 'about_id in (select h.id::text from held_words h where h.author_id = :id)';
  const isReport = 'about_id in (select r.id::text from reports r where r.about_id = :id)';
  // Who tries a mail tries it with an address of theirs, which may have been another one then.
  // What was held back is forgotten a while after it was decided; the log goes on naming its author.
  await db.raw(
    `update audit_log set details = null where details is not null and (
       (about_kind = 'held' and (details->>'author' = any(:names) or ${isHeld}))
       or (about_kind = 'report' and act = 'report.settled' and ${isReport})
       or (act = 'settings.mail-tried' and (lower(details->>'to') = lower(:email) or actor_id = :id)))`,
    { id, email, names },
  );
}
