import type { Knex } from 'knex';
import { languagesOf } from '../../auth/languagesOf.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { User } from '../../users/User.ts';
import type { Withdrawn } from './rollBackIfFailing.ts';
import { withdrawnMail } from './withdrawnMail.ts';

/** Writes to every administrator, in their own language, that a version was taken back while nobody was looking. */
export async function tellAdmins(db: Knex, brand: string, withdrawn: Withdrawn): Promise<void> {
  const admins = await User.query(db).where({ is_admin: true, is_blocked: false }).whereNull('deleted_at');
  const languages = await languagesOf(
    db,
    admins.map(({ id }) => id),
  );
  for (const { id, email } of admins) {
    const greeting = { brand, to: email, language: languages.get(id) ?? 'en' };
    await sendMail(db, withdrawnMail(greeting, withdrawn));
  }
}
