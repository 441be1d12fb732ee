import type { Translation } from '@plaza/design-system';
import type { doorWords } from './words.ts';

export const door: Translation<typeof doorWords> = {
  back: 'Zurück',
  loading: 'Wird geladen',
  choose: 'Willkommen zurück',
  chooseWords: 'Melde dich bei {brand} an.',
  emailLogin: 'Anmelden',
  emailLoginWords: 'Mit der Adresse oder der {id}, mit der du dich registriert hast.',
  forgotPassword: 'Passwort vergessen?',
  forgotPasswordWords: 'Wir schicken einen Link an die Adresse deines Kontos.',
  resetPassword: 'Ein neues Passwort',
  resetPasswordWords: 'Den Code dafür findest du in der Mail, die wir dir geschickt haben.',
  entering: 'Gleich bist du da',
  enteringWords: 'Die Tür geht auf.',
  signingIn: 'Du wirst angemeldet',
  getStarted: 'Gleich loslegen',
  viaEmail: 'Mit E-Mail anmelden',
  signInWith: 'Mit {provider} anmelden',
  signUpWith: 'Mit {provider} registrieren',
  newHere: 'Neu bei {brand}? <link>Registrieren</link>',
  noLogin: 'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuch es später noch einmal.',
};
