import type { Language } from '../../language/language.ts';
import type { Letter } from '../sendMail.ts';
import { type Greeting, letterOf } from './letterOf.ts';
import type { MailText } from './MailWords.ts';

interface SetupWords {
  trial(about: { brand: string }): MailText;
  invitation(about: { brand: string; by: string }): MailText;
}

const words: Record<Language, SetupWords> = {
  en: {
    trial: ({ brand }) => ({
      subject: `Mail from ${brand} arrives`,
      lines: [`This mail was sent by the set-up of ${brand}. It arrived, so sign-up codes will too.`],
    }),
    invitation: ({ brand, by }) => ({
      subject: `${by} invites you to ${brand}`,
      lines: [
        `${by} has opened ${brand} and would like you to be one of the first there.`,
        'If you do not know who that is, you can leave this mail alone.',
      ],
      link: 'Join',
    }),
  },
  de: {
    trial: ({ brand }) => ({
      subject: `Mails von ${brand} kommen an`,
      lines: [
        `Diese Mail hat die Einrichtung von ${brand} gesendet. Sie kam an, also kommen auch die Codes an.`,
      ],
    }),
    invitation: ({ brand, by }) => ({
      subject: `${by} lädt dich zu ${brand} ein`,
      lines: [
        `${by} hat ${brand} eröffnet und möchte dich als eine der Ersten dabeihaben.`,
        'Wenn du nicht weißt, wer das ist, brauchst du nichts zu tun.',
      ],
      link: 'Beitreten',
    }),
  },
};

/** Proves that mail leaves, and arrives. */
export function trialMail(greeting: Greeting): Letter {
  return letterOf(greeting, words[greeting.language].trial(greeting));
}

export function invitationMail(greeting: Greeting, { by, link }: { by: string; link: string }): Letter {
  const { brand, language } = greeting;
  // A name is one line here: it stands in the subject.
  const name = by.replaceAll(/\s+/g, ' ').slice(0, 80);
  return letterOf(greeting, words[language].invitation({ brand, by: name }), { url: link });
}
