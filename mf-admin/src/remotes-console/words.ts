import { defineWords } from '../words.ts';

/** What list and room have in common. */
export const consoleWords = defineWords('console', {
  remotes: 'Remotes',
  none: 'none',
  room: 'Room',
  state: 'State',
  live: 'Live',
  before: 'Before',
  trying: 'Trying',
  off: 'Switched off',
  empty: 'Nothing live',
  unseen: 'Quiet',
  well: { one: 'Well in {count} browser', other: 'Well in {count} browsers' },
  tryingIn: { one: 'Trying a version, {count} browser', other: 'Trying a version, {count} browsers' },
  failing: { one: 'Fails in {failing} of {count} browser', other: 'Fails in {failing} of {count} browsers' },
});

export const listWords = defineWords('list', {
  line: 'What is live, how it does, and the way back.',
  loading: 'Loading remotes',
  failed: 'The remotes did not load',
  nothing: 'Nothing is deployed',
  nothingWords: '<code>npm run deploy -- all</code> brings the rooms in.',
});

export const roomWords = defineWords('room', {
  all: 'All remotes',
  loading: 'Loading the room',
  failed: 'The room did not load',
  missing: 'No such room',
  missingWords: 'Nobody has deployed a room called {name}.',
  see: 'See all remotes',
  versions: 'Versions',
  version: 'Version',
  published: 'Published',
  by: 'By',
  commit: 'Commit',
  size: 'Size',
  health: 'Health',
  use: 'Use',
  quiet: 'quiet',
  wellIn: 'well in {browsers}',
  failsIn: 'fails in {failing} of {browsers}',
  history: 'History',
  when: 'When',
  what: 'What',
  from: 'From',
  to: 'To',
  who: 'Who',
  why: 'Why',
  notSaid: 'not said',
});

/** What was done to a room, by the name that the api gives it. */
export const eventWords = defineWords('events', {
  published: 'Published',
  activated: 'Activated',
  canary: 'Tried on some',
  'rolled-back': 'Rolled back',
  'auto-rolled-back': 'Rolled back by itself',
  killed: 'Switched off',
  revived: 'Switched on',
  token: 'Deploy token minted',
});
