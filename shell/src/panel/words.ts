import { defineWords } from '../words.ts';

/** For those who run and build the remotes. */
export const panelWords = defineWords('panel', {
  title: 'Remotes',
  resetAll: 'Reset all',
  about: 'Revision {revision}, shell {shell}, contract {contract}',
  aboutCopy: 'Revision {revision}, shell {shell}, contract {contract}, from the last good copy',
  noRegistry: 'No registry, contract {contract}',
  allow: 'Allow here',
  refused: 'The server did not allow it. Only administrators may.',
  closed:
    'This browser loads remotes from {brand} alone. Overrides from this machine can be allowed for half a day.',
  version: 'Version',
  before: 'Version before',
  none: 'none',
  shownIn: 'Shown in',
  notYet: 'not yet',
  fetched: 'Fetched',
  reports: 'Reports',
  port: 'Port of {name} on this machine',
  use: 'Use',
  reset: 'Reset',
  off: 'switched off',
  failed: 'failed',
  shown: 'on screen',
  loading: 'loading',
  unopened: 'not opened yet',
  opened: 'opened before',
  failedBefore: 'failed before',
});
