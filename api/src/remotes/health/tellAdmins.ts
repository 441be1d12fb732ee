import type { Knex } from 'knex';
import { sendMail } from '../../mail/sendMail.ts';
import { User } from '../../users/User.ts';
import type { Withdrawn } from './rollBackIfFailing.ts';

/** Writes to every administrator that a version was taken back while nobody was looking. */
export async function tellAdmins(db: Knex, { changed, from, reason }: Withdrawn): Promise<void> {
  const admins = await User.query(db).where({ is_admin: true, is_blocked: false }).whereNull('deleted_at');
  for (const { email } of admins) {
    await sendMail(db, {
      to: email,
      subject: `${changed.name} ${from} was taken back by itself`,
      text: [
        `${changed.name} ${from} failed for too many people, so Plaza took it back.`,
        `Live now: ${changed.active}.`,
        '',
        `What browsers saw: ${reason}.`,
        '',
        'Nothing has to be done at once. The version stays published and can be activated again.',
        '',
      ].join('\n'),
    });
  }
}
