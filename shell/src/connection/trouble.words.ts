import { defineWords } from '../words.ts';

/** Not with the words of its section in Settings, because every page has these. */
export const troubleWords = defineWords('hubTrouble', {
  connecting: 'Connecting…',
  unavailable: 'No live connection. Still trying…',
  failed: 'The server refused the live connection.',
  disconnected: 'Live updates have stopped.',
  waiting: { one: '{count} change is waiting to be sent.', other: '{count} changes are waiting to be sent.' },
  reconnect: 'Reconnect',
});
