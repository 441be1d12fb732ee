import type { Language } from '../../language/language.ts';
import type { Letter } from '../sendMail.ts';
import { type Greeting, letterOf } from './letterOf.ts';
import type { MailText } from './MailWords.ts';

interface ModerationWords {
  blocked(about: { brand: string; until: string; note: string; canAppeal: boolean }): MailText;
  ruling: Record<
    'granted' | 'refused',
    (about: { brand: string; note: string; bySame: boolean }) => MailText
  >;
}

const words: Record<Language, ModerationWords> = {
  en: {
    blocked: ({ brand, until, note, canAppeal }) => ({
      subject: `Your account at ${brand} is blocked for a time`,
      lines: [
        `The moderators of ${brand} have blocked your account until ${until}.`,
        ...(note ? [`They wrote: ${note}`] : []),
        'After that you can log in again; nothing of yours is lost.',
        ...(canAppeal ? ['You can appeal once, within 14 days, by the link above.'] : []),
      ],
      link: 'Read the decision and appeal',
    }),
    ruling: {
      granted: ({ brand, note, bySame }) => ({
        subject: `Your appeal at ${brand} was granted`,
        lines: [
          'The moderators agree with you. You can log in again now.',
          ...(bySame ? ['The same person decided and answered, because there is nobody else.'] : []),
          ...(note ? [`They wrote: ${note}`] : []),
        ],
      }),
      refused: ({ brand, note, bySame }) => ({
        subject: `Your appeal at ${brand} was not granted`,
        lines: [
          'The moderators have read your appeal. The decision stays.',
          ...(bySame ? ['The same person decided and answered, because there is nobody else.'] : []),
          ...(note ? [`They wrote: ${note}`] : []),
        ],
      }),
    },
  },
  de: {
    blocked: ({ brand, until, note, canAppeal }) => ({
      subject: `Dein Konto bei ${brand} ist für eine Zeit gesperrt`,
      lines: [
        `Die Moderation von ${brand} hat dein Konto bis ${until} gesperrt.`,
        ...(note ? [`Sie schreibt: ${note}`] : []),
        'Danach kannst du dich wieder anmelden; nichts von dir geht verloren.',
        ...(canAppeal
          ? ['Über den Link oben kannst du einmal Einspruch erheben, innerhalb von 14 Tagen.']
          : []),
      ],
      link: 'Entscheidung lesen und Einspruch erheben',
    }),
    ruling: {
      granted: ({ brand, note, bySame }) => ({
        subject: `Dein Einspruch bei ${brand} hatte Erfolg`,
        lines: [
          'Die Moderation gibt dir recht. Du kannst dich jetzt wieder anmelden.',
          ...(bySame
            ? ['Entschieden und geantwortet hat dieselbe Person, weil es sonst niemanden gibt.']
            : []),
          ...(note ? [`Sie schreibt: ${note}`] : []),
        ],
      }),
      refused: ({ brand, note, bySame }) => ({
        subject: `Dein Einspruch bei ${brand} hatte keinen Erfolg`,
        lines: [
          'Die Moderation hat deinen Einspruch gelesen. Die Entscheidung bleibt.',
          ...(bySame
            ? ['Entschieden und geantwortet hat dieselbe Person, weil es sonst niemanden gibt.']
            : []),
          ...(note ? [`Sie schreibt: ${note}`] : []),
        ],
      }),
    },
  },
};

/** Who is blocked reads it nowhere else. */
export function blockedMail(
  greeting: Greeting,
  { until, note, url }: { until: Date; note: string; url: string | null },
): Letter {
  const { brand, language } = greeting;
  const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(until);
  const said = words[language].blocked({ brand, until: `${day} UTC`, note, canAppeal: url !== null });
  return letterOf(greeting, said, { url });
}

export function rulingMail(
  greeting: Greeting,
  { ruling, ...said }: { ruling: 'granted' | 'refused'; note: string; bySame: boolean },
): Letter {
  return letterOf(greeting, words[greeting.language].ruling[ruling]({ brand: greeting.brand, ...said }));
}
