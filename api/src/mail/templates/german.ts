import type { MailWords } from './MailWords.ts';

const NOT_YOU = 'Wenn du das nicht warst, lass diese Mail einfach liegen: Ohne sie geschieht nichts.';
const ONCE = 'Er gilt 10 Minuten lang, und nur einmal.';
const TELL_US =
  'Wenn du das nicht warst, setz bitte sofort dein Passwort zurück und wende dich an die Administration.';
const LOOK_AT_PASSKEYS =
  'Wenn du das nicht warst, setz bitte sofort dein Passwort zurück, sieh in den Einstellungen nach deinen Passkeys und wende dich an die Administration.';

export const german: MailWords = {
  signup: ({ brand, username, otp }) => ({
    subject: `${otp} ist dein Code für ${brand}`,
    lines: [`Willkommen bei ${brand}, @${username}. Mit diesem Code bist du dabei:`, ONCE, NOT_YOU],
  }),
  alreadyHere: ({ brand, username }) => ({
    subject: `Du hast schon ein Konto bei ${brand}`,
    lines: [
      `Jemand, vielleicht du, wollte bei ${brand} ein neues Konto mit dieser Adresse. Du hast schon eines: @${username}.`,
      'Melde dich damit an, oder wähle auf der Anmeldeseite „Hier zurücksetzen“, wenn das Passwort weg ist.',
      'Wenn du das nicht warst, lass diese Mail einfach liegen: Es wurde nichts geändert.',
    ],
  }),
  idTaken: ({ brand, username }) => ({
    subject: `Bitte wähle eine andere ID für ${brand}`,
    lines: [
      `Willkommen bei ${brand}. Jemand anderes wurde einen Moment vor dir @${username}.`,
      'Bitte registriere dich noch einmal mit einer anderen ID.',
      NOT_YOU,
    ],
  }),
  reset: ({ brand }) => ({
    subject: `Dein Code für ein neues Passwort bei ${brand}`,
    lines: [
      'Mit diesem Code setzt du ein neues Passwort:',
      'Er gilt 10 Minuten lang, und nur einmal. Alle deine Sitzungen enden damit.',
      NOT_YOU,
    ],
    link: 'Passwort zurücksetzen',
  }),
  proof: ({ brand, otp }) => ({
    subject: `${otp} ist dein Code für ${brand}`,
    lines: [
      `Mit diesem Code zeigst du ${brand}, dass du es bist:`,
      ONCE,
      'Wenn du das nicht warst, ist jemand mit deinem Konto angemeldet: Bitte beende in den Einstellungen deine anderen Sitzungen.',
    ],
  }),
  newEmail: ({ brand, otp }) => ({
    subject: `${otp} ist dein Code für ${brand}`,
    lines: [`Mit diesem Code nutzt du diese Adresse bei ${brand}:`, ONCE, NOT_YOU],
  }),
  changed: {
    password: ({ brand, passkeys }) => ({
      subject: `Dein Passwort bei ${brand} wurde geändert`,
      lines: [
        `Das Passwort deines Kontos bei ${brand} wurde gerade geändert.`,
        ...(passkeys.length > 0
          ? [
              `Diese Passkeys öffnen es weiterhin: ${passkeys.map((name) => `„${name}“`).join(', ')}. Entferne in den Einstellungen, was dir nicht gehört.`,
            ]
          : []),
        TELL_US,
      ],
    }),
    email: ({ brand }) => ({
      subject: `Deine E-Mail-Adresse bei ${brand} wurde geändert`,
      lines: [`Die E-Mail-Adresse deines Kontos bei ${brand} wurde gerade geändert.`, TELL_US],
    }),
  },
  passkey: {
    added: ({ brand, name }) => ({
      subject: `Neuer Passkey bei ${brand}`,
      lines: [`Der Passkey „${name}“ öffnet ab jetzt dein Konto bei ${brand}.`, LOOK_AT_PASSKEYS],
    }),
    removed: ({ brand, name }) => ({
      subject: `Ein Passkey bei ${brand} wurde entfernt`,
      lines: [`Der Passkey „${name}“ öffnet dein Konto bei ${brand} nicht mehr.`, LOOK_AT_PASSKEYS],
    }),
  },
};
