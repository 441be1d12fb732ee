import { defineWords } from '../words.ts';

export const frameWords = defineWords('frame', {
  unread: '{count} unread',
  create: 'Create',
  createTitle: 'Create New Content',
  goAnywhere: 'Go anywhere',
  profileMenu: 'Profile menu',
  profile: 'Profile',
  settings: 'Settings',
  monitor: 'Monitor',
  investor: 'Investor',
  logout: 'Logout',
  logoutAsk: 'Are you sure you want to log out?',
  no: 'No',
  yes: 'Yes',
  missing: 'Feature Not Available',
  missingWords: 'This feature is not available in this demo version. Please contact the admin.',
  close: 'Close',
  lost: 'This page is not on the map',
  lostWords: 'The address may be mistyped, or the place has moved.',
  back: 'Back to the square',
  notLoaded: 'That did not load. Please try again.',
});

export const roomWords = defineWords('rooms', {
  feed: 'Feed',
  chat: 'Chat',
  games: 'Games',
  zones: 'Zones',
  admin: 'Admin',
});

/** What the shell says in the place of a room, and above it. */
export const slotWords = defineWords('slots', {
  loading: 'Loading {room}',
  reload: 'Load the page again',
  detail: 'What the machine said',
  retry: 'Retry',
  newer: 'A new version of {room} is ready',
  switch: 'Switch now',
  offline: 'You are offline',
  offlineWords: '{room} opens by itself when your connection is back.',
  unreachable: '{room} did not load',
  unreachableWords:
    'Its files could not be fetched, or were not the ones that were published. The rest of Plaza works.',
  slow: '{room} takes too long',
  slowWords: 'It did not answer in time. The rest of Plaza works.',
  broken: '{room} could not start',
  brokenWords: 'Something in it is broken, and its team has been told.',
  crashed: '{room} stopped working',
  crashedWords: 'An error took it down, and its team has been told. Trying again often helps.',
  misfit: '{room} does not fit this Plaza',
  misfitWords: 'It asks for another version of a library than the one offered here. Its team has been told.',
  tooNew: '{room} needs a newer Plaza',
  tooNewWords:
    'It was made for a newer version than the one in this window. Loading the page again brings it.',
  killed: '{room} is switched off',
  killedWords: 'An administrator has switched it off for now. It comes back here by itself.',
  gone: '{room} is not here',
  goneWords: 'It is not part of this Plaza at the moment.',
});
