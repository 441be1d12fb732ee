import { defineWords } from '../words.ts';

/** What list and remote have in common. */
export const consoleWords = defineWords('console', {
  remotes: 'Remotes',
  none: 'none',
  remote: 'Remote',
  state: 'Status',
  live: 'Live version',
  before: 'Previous version',
  trying: 'Canary',
  rate: 'Error rate, two minutes',
  percent: '{count} %',
  off: 'Switched off',
  empty: 'Nothing live',
  unseen: 'No visits in two minutes',
  well: { one: 'Healthy in {count} browser', other: 'Healthy in {count} browsers' },
  tryingIn: { one: 'Canary in {count} browser', other: 'Canary in {count} browsers' },
  failing: { one: 'Fails in {failing} of {count} browser', other: 'Fails in {failing} of {count} browsers' },
});

export const listWords = defineWords('list', {
  line: 'Which version of each remote is live, how healthy it is, and how to roll it back.',
  loading: 'Loading remotes',
  failed: 'The remotes did not load',
  nothing: 'Nothing is deployed',
  nothingWords: '<code>npm run deploy -- all</code> deploys all of them.',
});

export const remoteWords = defineWords('remote', {
  all: 'All remotes',
  loading: 'Loading the remote',
  failed: 'The remote did not load',
  missing: 'No such remote',
  missingWords: 'Nobody has deployed a remote called {name}.',
  see: 'See all remotes',
  versions: 'Versions',
  version: 'Version',
  published: 'Published',
  by: 'By',
  commit: 'Commit',
  size: 'Size',
  health: 'Health',
  use: 'Use',
  quiet: 'no visitors',
  wellIn: { one: 'healthy in {count} browser', other: 'healthy in {count} browsers' },
  failsIn: { one: 'fails in {failing} of {count} browser', other: 'fails in {failing} of {count} browsers' },
  history: 'History',
  when: 'When',
  what: 'What',
  from: 'From',
  to: 'To',
  who: 'Who',
  why: 'Why',
  notSaid: 'not said',
});

/** What was done to a remote, by the name that the api gives it. */
export const eventWords = defineWords('events', {
  published: 'Published',
  activated: 'Activated',
  canary: 'Canary started',
  'rolled-back': 'Rolled back',
  'auto-rolled-back': 'Rolled back automatically',
  killed: 'Switched off',
  revived: 'Switched on',
  token: 'Deploy token created',
});
