import type { Translation } from '@plaza/design-system';
import type { actWords, groupWords, pageWords, paletteWords, shortcutWords } from './words.ts';

export const palette: Translation<typeof paletteWords> = {
  title: 'Überallhin',
  field: 'Wohin?',
  examples: 'Leute, Orte, Spiele …',
  results: 'Treffer',
  looking: 'Es wird gesucht …',
  found: { one: '{count} Treffer', other: '{count} Treffer' },
  nothing: 'Nichts hier heißt „{text}“',
  nothingHelps: 'Ein Teil des Namens genügt, auch ohne Akzente.',
  failed: 'Nicht alles ließ sich durchsuchen.',
  retry: 'Erneut versuchen',
};

export const paletteGroups: Translation<typeof groupWords> = {
  recent: 'Zuletzt',
  pages: 'Gehe zu',
  acts: 'Tun',
  settings: 'Einstellungen',
  people: 'Leute',
  zones: 'Zonen',
  games: 'Spiele',
};

export const palettePages: Translation<typeof pageWords> = {
  friends: 'Freunde',
  notifications: 'Mitteilungen',
  login: 'Anmelden',
  signup: 'Registrieren',
  landing: 'Startseite',
  about: 'Über uns',
  features: 'Funktionen',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  version: 'Version',
};

export const paletteActs: Translation<typeof actWords> = {
  create: 'Beitrag erstellen',
  light: 'Zum hellen Design wechseln',
  dark: 'Zum dunklen Design wechseln',
  shortcuts: 'Tastenkürzel',
  logout: 'Abmelden',
};

export const shortcuts: Translation<typeof shortcutWords> = {
  title: 'Tastenkürzel',
  everywhere: 'Überall',
  lists: 'In Menüs, Listen und Dialogen',
  palette: 'Überallhin',
  sheet: 'Diese Übersicht',
  toasts: 'Zu den Mitteilungen',
  skip: 'Zum Inhalt springen, als Erstes auf jeder Seite',
  next: 'Voriger, nächster Eintrag',
  ends: 'Erster, letzter Eintrag eines Menüs',
  choose: 'Auswählen oder Geschriebenes senden',
  line: 'Neue Zeile in einer Nachricht',
  close: 'Schließen',
  letters: 'Tasten, die allein wirken',
  lettersHint: '„?“ öffnet diese Übersicht, wo gerade nichts geschrieben wird. Dieser Browser merkt es sich.',
};
