import type { Translation } from '@plaza/design-system';
import type { loginWords } from './forms.words.ts';

export const login: Translation<typeof loginWords> = {
  emailOrUsername: 'E-Mail oder Benutzername',
  emailOrUsernameMissing: 'Bitte gib deine E-Mail-Adresse oder deinen Benutzernamen ein.',
  password: 'Passwort',
  passwordMissing: 'Bitte gib dein Passwort ein.',
  signIn: 'Anmelden',
  passkey: 'Mit Passkey anmelden',
  failed: 'Anmeldung fehlgeschlagen: {why}',
  refused: 'Anmeldung fehlgeschlagen: Die andere Seite hat dich nicht hereingelassen.',
  noGoogle: 'Die Anmeldung mit Google ist fehlgeschlagen',
  enterCode: 'Code eingeben',
  forgot: 'Passwort vergessen? <link>Hier zurücksetzen</link>',
  sendLink: 'Link zum Zurücksetzen schicken',
  linkSent: 'Der Link zum Zurücksetzen ist unterwegs zu dir!',
  linkFailed: 'Der Link ließ sich nicht verschicken: {why}',
  token: 'Code zum Zurücksetzen',
  tokenMissing: 'Bitte gib den Code aus der Mail ein.',
  resetLoses:
    'Ein Browser, der deine Chat-Schlüssel hat, behält sie. Gibt es keinen, und auch keinen Wiederherstellungscode oder Passkey, bleiben deine Nachrichten von vorher verschlossen.',
  reset: 'Passwort zurücksetzen',
  resetDone: 'Dein Passwort ist zurückgesetzt!',
  resetFailed: 'Das Passwort ließ sich nicht zurücksetzen: {why}',
  mismatch: 'Die Passwörter stimmen nicht überein!',
  later: 'Ein Fehler ist aufgetreten. Bitte versuch es später noch einmal …',
};
