import { defineWords } from '../words.ts';

/** Not with the words of its section in Settings, because every page has these. */
export const troubleWords = defineWords('hubTrouble', {
  connecting: 'Connecting…',
  unavailable: 'No live connection. Still trying…',
  failed: 'Live news were refused.',
  disconnected: 'Live news have stopped.',
  waiting: { one: '{count} thing waits to be sent.', other: '{count} things wait to be sent.' },
  reconnect: 'Reconnect',
});
