import { defineWords } from '../words.ts';

export const providerWords = defineWords('chatProvider', {
  notAuthenticated: 'User is not authenticated',
  opening: 'Loading chats...',
  locked: 'Your chats are locked',
  lockedWords: 'They are encrypted, and this browser does not hold the key yet.',
  unlock: 'Unlock chats',
  unmade: 'One step before you chat',
  unmadeWords:
    'Your chats are encrypted with keys that this browser makes. Choose what opens them on your other devices. What people write to you meanwhile waits.',
  choose: 'Choose',
  noCopy: 'Your chats are only in this browser. Make a recovery code, so that they are not lost with it.',
  makeCopy: 'Make one',
  keysFailed: 'Your chats did not open',
  keysFailedWords: 'The keys of this browser could not be read.',
  oldShell: 'This page is out of date',
  oldShellWords: 'Load it again to open your chats.',
  messageFailed: 'Could not send message',
  mediaFailed: 'Could not send media',
});

export const laterWords = defineWords('chatLater', {
  failed: 'That did not load. Please try again.',
});
