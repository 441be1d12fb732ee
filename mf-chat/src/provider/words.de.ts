import type { Translation } from '@plaza/design-system';
import type { outWords } from './out/words.ts';
import type { laterWords, providerWords } from './words.ts';

export const chatProvider: Translation<typeof providerWords> = {
  notAuthenticated: 'Du bist nicht angemeldet',
  opening: 'Chats werden geladen ...',
  locked: 'Deine Chats sind verschlossen',
  lockedWords: 'Sie sind verschlüsselt, und dieser Browser hat den Schlüssel noch nicht.',
  unlock: 'Chats öffnen',
  unmade: 'Ein Schritt, bevor du chattest',
  unmadeWords:
    'Deine Chats sind mit Schlüsseln verschlüsselt, die dieser Browser macht. Wähle, was sie auf deinen anderen Geräten öffnet. Was dir andere inzwischen schreiben, wartet.',
  choose: 'Auswählen',
  noCopy:
    'Deine Chats sind nur in diesem Browser. Mach dir einen Wiederherstellungscode, damit sie nicht mit ihm verloren gehen.',
  makeCopy: 'Code machen',
  keysFailed: 'Deine Chats ließen sich nicht öffnen',
  keysFailedWords: 'Die Schlüssel dieses Browsers ließen sich nicht lesen.',
  oldShell: 'Diese Seite ist veraltet',
  oldShellWords: 'Lade sie neu, um deine Chats zu öffnen.',
  messageFailed: 'Die Nachricht konnte nicht gesendet werden',
  mediaFailed: 'Die Datei konnte nicht gesendet werden',
};

export const chatLater: Translation<typeof laterWords> = {
  failed: 'Das ließ sich nicht laden. Bitte versuche es noch einmal.',
};

export const chatOut: Translation<typeof outWords> = {
  notMember: 'Du bist nicht mehr in diesem Chat. Nicht gesendet: „{text}“',
  copyText: 'Text kopieren',
};
