import type { Translation } from '@plaza/design-system';
import type { firstWords, titleWords } from './first.words.ts';

export const first: Translation<typeof firstWords> = {
  headline: ['Virtuelle Welten,', 'echte Begegnungen'],
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  login: 'Anmelden',
  signUp: 'Registrieren',
  home: '{brand}, zur Startseite',
  offline: 'Du bist offline',
  offlineWords: 'Was offen ist, bleibt offen. Der Rest kommt zurück, sobald du wieder verbunden bist.',
  opening: '{brand} öffnet sich',
  closed: 'Die Räume sind nicht erreichbar',
  closedWords: '{brand} antwortet gerade nicht. Diese Seite versucht es jede Minute von selbst wieder.',
  ourSide: 'Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.',
  unreachable: '{brand} ist gerade nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
  stumbled: '{brand} ist gestolpert',
  stumbledWords: 'Auf dieser Seite ist etwas schiefgegangen. Meistens hilft es, sie neu zu laden.',
};

export const titles: Translation<typeof titleWords> = {
  home: 'Start',
  search: 'Suche',
  games: 'Spiele',
  favorites: 'Favoriten',
  videos: 'Videos',
  zones: 'Zonen',
  chat: 'Chat',
  login: 'Anmelden',
  signup: 'Registrieren',
  settings: 'Einstellungen',
  lost: 'Seite nicht gefunden',
  about: 'Über uns',
  features: 'Funktionen',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  profile: 'Profil',
  friends: 'Freunde',
  notifications: 'Mitteilungen',
  admin: 'Monitor',
  invest: 'Investieren',
};
