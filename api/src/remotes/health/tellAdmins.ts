import type { Knex } from 'knex';
import { languagesOf } from '../../auth/languagesOf.ts';
import type { Language } from '../../language/language.ts';
import { sendMail, type Letter } from '../../mail/sendMail.ts';
import { type Greeting, letterOf } from '../../mail/templates/letterOf.ts';
import type { MailText } from '../../mail/templates/MailWords.ts';
import { User } from '../../users/User.ts';
import type { Withdrawn, Within } from './rollBackIfFailing.ts';

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

const GERMAN: Record<Within, string> = { 'two minutes': 'zwei Minuten', 'an hour': 'einer Stunde' };

type Told = Withdrawn & { brand: string };

const words: Record<Language, (told: Told) => MailText> = {
  en: ({ brand, changed, from, seen }) => ({
    subject: `${changed.name} ${from} was taken back by itself`,
    lines: [
      `${changed.name} ${from} failed for too many people, so ${brand} took it back. Live now: ${changed.active}.`,
      `What happened: ${seen.failing} of ${seen.browsers} browsers failed within ${seen.within}${heard(seen)}.`,
      'Nothing has to be done at once. The version stays published and can be activated again.',
    ],
  }),
  de: ({ brand, changed, from, seen }) => ({
    subject: `${changed.name} ${from} wurde von selbst zurückgenommen`,
    lines: [
      `${changed.name} ${from} ist bei zu vielen gescheitert, deshalb hat ${brand} die Version zurückgenommen. Live ist jetzt: ${changed.active}.`,
      `Was geschehen ist: ${seen.failing} von ${seen.browsers} Browsern sind innerhalb von ${GERMAN[seen.within]} gescheitert${heard(seen)}.`,
      'Es muss nicht sofort etwas geschehen. Die Version bleibt veröffentlicht und lässt sich wieder aktivieren.',
    ],
  }),
};

/** For whoever looks after the server: a version was taken back while nobody was looking. */
function withdrawnMail(greeting: Greeting, withdrawn: Withdrawn): Letter {
  return letterOf(greeting, words[greeting.language]({ ...withdrawn, brand: greeting.brand }));
}

function heard({ words: said }: Withdrawn['seen']): string {
  return said ? ` (${said})` : '';
}
