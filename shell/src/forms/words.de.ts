import type { Translation } from '@plaza/design-system';
import type { formWords } from './words.ts';

export const forms: Translation<typeof formWords> = {
  weakServer: 'Dieser Server verlangt zu wenig Schutz für dein Passwort, darum wurde es nicht gesendet.',
  insecure:
    'Diese Adresse ist nicht verschlüsselt, darum lässt sich ein Passwort nicht sicher senden. Öffne {brand} unter seiner https-Adresse oder als localhost auf dem Rechner, auf dem es läuft.',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  passwordMissing: 'Bitte wähle ein Passwort.',
  passwordShort: 'Dieses Passwort ist zu kurz. Es braucht mindestens {least} Zeichen.',
  passwordCommon: 'Dieses Passwort probieren alle zuerst. Ein paar Wörter zusammen sind besser.',
  confirmMissing: 'Bitte gib das Passwort noch einmal ein.',
  mismatch: 'Die Passwörter stimmen nicht überein',
  otpMissing: 'Bitte gib die sechs Ziffern aus der Mail ein.',
  none: 'Mindestens {least} Zeichen. Ein paar Wörter zusammen sind leicht zu merken und schwer zu erraten.',
  short: 'Noch etwas länger: mindestens {least} Zeichen.',
  common: 'Das probieren alle zuerst. Ein paar Wörter zusammen sind besser.',
  weak: 'Leicht zu erraten. Ein weiteres Wort hilft.',
  fair: 'Gut. Noch ein Wort macht es stark.',
  strong: 'Stark.',
};
