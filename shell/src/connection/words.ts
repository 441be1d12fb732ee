import { defineWords } from '../words.ts';

export const hubWords = defineWords('hub', {
  title: 'Connection',
  intro:
    'This page gets its updates over one live connection. Here is what happened to it lately, newest first.',
  now: 'Now',
  initialized: 'Not needed yet',
  connecting: 'Connecting',
  connected: 'Connected',
  unavailable: 'No connection. Still trying',
  failed: 'Refused by the server',
  disconnected: 'Stopped',
  nothingYet: 'Nothing has happened yet.',
  events: 'What happened to the connection',
  copy: 'Copy',
  copied: 'The list is copied.',
  notCopied: 'This browser does not let pages copy. Please mark the list and copy it yourself.',
  share: 'Send connection statistics',
  shareHint:
    'Once a minute: how often this browser connected, how long it took, how often it broke. Nobody is named. This browser remembers it.',
});

/** Apart from the rest, because the names are those of the code. */
export const chapterWords = defineWords('hubChapters', {
  connecting: 'Trying to connect',
  connected: 'Connected',
  unreachable: 'The server could not be reached',
  refused: 'The server refused',
  broken: 'The connection broke',
  'sent-away': 'The server asked to come back',
  closed: 'The server closed the connection',
  unavailable: 'Without a connection for ten seconds',
  resynced: 'Caught up after the server had missed something',
  renewed: 'Access renewed',
  ended: 'Ended here',
});
