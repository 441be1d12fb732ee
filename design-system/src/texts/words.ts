import { defineWords } from '../words.ts';

/** What the components of the first page say. */
export const commonWords = defineWords('common', {
  close: 'Close',
  loading: 'Loading',
  retry: 'Retry',
  quote: 'If you ask for help, quote <id>{id}</id>',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  dark: 'Use the dark theme',
  light: 'Use the light theme',
  news: 'Notifications',
  /** The name of a region and the key that leads to it. */
  withKey: '{label}, Alt+T',
  dismiss: 'Dismiss: {message}',
  online: '{name}, online',
  away: '{name}, away',
  offline: '{name}, offline',
});
