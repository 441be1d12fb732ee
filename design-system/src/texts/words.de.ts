import type { Translation } from '../language/index.ts';
import type { commonWords } from './words.ts';

export const common: Translation<typeof commonWords> = {
  close: 'Schließen',
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  quote: 'Wenn du um Hilfe bittest, nenne <id>{id}</id>',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  dark: 'Zum dunklen Design wechseln',
  light: 'Zum hellen Design wechseln',
  news: 'Mitteilungen',
  withKey: '{label}, Alt+T',
  dismiss: 'Ausblenden: {message}',
  online: '{name}, online',
  away: '{name}, abwesend',
  offline: '{name}, offline',
};
