import type { Translation } from '@plaza/design-system';
import type { proofWords } from './words.ts';

export const proof: Translation<typeof proofWords> = {
  title: 'Bist du es?',
  about: 'Deine letzte Anmeldung ist eine Weile her. Zeig noch einmal, dass du es bist, dann geht es weiter.',
  looking: 'Die Wege dafür werden geladen ...',
  password: 'Aktuelles Passwort',
  passwordMissing: 'Bitte gib dein aktuelles Passwort ein.',
  confirm: 'Bestätigen',
  byPasskey: 'Passkey benutzen',
  byMail: 'Code per Mail schicken',
  byLogin: 'Neu anmelden',
  codeSent: 'Eine Mail mit einem Code aus sechs Ziffern ist unterwegs an {email}.',
  code: 'Code',
  noPasskey: 'Der Browser hat keinen Passkey geliefert. Bitte versuch es auf einem anderen Weg.',
  failed: 'Das ließ sich nicht prüfen. Bitte versuch es später noch einmal.',
};
