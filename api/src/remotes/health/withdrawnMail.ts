import type { Language } from '../../language/language.ts';
import type { Letter } from '../../mail/sendMail.ts';
import { type Greeting, letterOf } from '../../mail/templates/letterOf.ts';
import type { MailText } from '../../mail/templates/MailWords.ts';
import type { Withdrawn, Within } from './rollBackIfFailing.ts';

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
export function withdrawnMail(greeting: Greeting, withdrawn: Withdrawn): Letter {
  return letterOf(greeting, words[greeting.language]({ ...withdrawn, brand: greeting.brand }));
}

function heard({ words: said }: Withdrawn['seen']): string {
  return said ? ` (${said})` : '';
}
