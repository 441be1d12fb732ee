import { defineWords } from '../words.ts';

export const paletteWords = defineWords('palette', {
  title: 'Go anywhere',
  field: 'Where to?',
  examples: 'People, places, games…',
  results: 'Results',
  looking: 'Looking…',
  found: { one: '{count} result', other: '{count} results' },
  nothing: 'Nothing here is called “{text}”',
  nothingHelps: 'A part of a name is enough, also one without its accents.',
  failed: 'Not everything could be searched.',
  retry: 'Retry',
});

export const groupWords = defineWords('paletteGroups', {
  recent: 'Recent',
  pages: 'Go to',
  acts: 'Do',
  settings: 'Settings',
  people: 'People',
  zones: 'Zones',
  games: 'Games',
});

export const pageWords = defineWords('palettePages', {
  friends: 'Friends',
  notifications: 'Notifications',
  login: 'Login',
  signup: 'Sign Up',
  landing: 'Front page',
  about: 'About',
  features: 'Features',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  version: 'Version',
});

export const actWords = defineWords('paletteActs', {
  create: 'Create a post',
  light: 'Switch to the light theme',
  dark: 'Switch to the dark theme',
  shortcuts: 'Keyboard shortcuts',
  logout: 'Log out',
});

export const shortcutWords = defineWords('shortcuts', {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  lists: 'In menus, lists and dialogs',
  palette: 'Go anywhere',
  sheet: 'This sheet',
  toasts: 'To the notifications',
  skip: 'Skip to the content, first thing on a page',
  next: 'The one before, the next',
  ends: 'The first, the last of a menu',
  choose: 'Choose, or send what is written',
  line: 'A new line in a message',
  close: 'Close',
  letters: 'Keys that act alone',
  lettersHint: '“?” opens this sheet, wherever nothing is being written. This browser remembers it.',
});
