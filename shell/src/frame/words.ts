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
  reports: 'Reports',
  logout: 'Logout',
  logoutAsk: 'Are you sure you want to log out?',
  logoutNoCopy:
    'Nothing opens your chat keys elsewhere. If you log out, nobody can ever read your messages again, you neither.',
  logoutCode: 'Make a recovery code',
  leaveAsk: 'Leave this page?',
  leaveWords: 'Something on this page is not saved or not finished yet. It is lost when you leave.',
  leave: 'Leave',
  stay: 'Stay',
  no: 'No',
  yes: 'Yes',
  missing: 'Feature Not Available',
  missingWords: 'This feature is not available in this demo version. Please contact the admin.',
  close: 'Close',
  lost: 'This page does not exist',
  lostWords: 'The address may be mistyped, or the place has moved.',
  back: 'Back to the square',
  notLoaded: 'That did not load. Please try again.',
});

export const remoteWords = defineWords('remotes', {
  feed: 'Feed',
  chat: 'Chat',
  games: 'Games',
  zones: 'Zones',
  admin: 'Admin',
});

/** What the shell says in the place of a remote, and above it. */
export const slotWords = defineWords('slots', {
  loading: 'Loading {remote}',
  reload: 'Load the page again',
  detail: 'Technical details',
  retry: 'Retry',
  newer: 'A new version of {remote} is ready',
  switch: 'Switch now',
  offline: 'You are offline',
  offlineWords: '{remote} will open by itself when your connection is back.',
  unreachable: '{remote} did not load',
  unreachableWords:
    'Its files could not be fetched, or were not the ones that were published. The rest of Plaza works.',
  slow: 'Loading {remote} takes too long',
  slowWords: 'It did not answer in time. The rest of Plaza works.',
  broken: '{remote} could not start',
  brokenWords: 'Something in it is broken, and its team has been told.',
  crashed: '{remote} stopped working',
  crashedWords: 'It stopped because of an error. Its team has been told. Trying again often helps.',
  misfit: 'This Plaza cannot run {remote}',
  misfitWords: 'It needs another version of a library than Plaza offers. Its team has been told.',
  tooNew: 'This Plaza is too old for {remote}',
  tooNewWords:
    'It was made for a newer version than the one in this window. Loading the page again brings it.',
  killed: 'Switched off: {remote}',
  killedWords: 'An administrator has switched it off for now. It comes back here by itself.',
  gone: '{remote} cannot be found here',
  goneWords: 'It is not part of this Plaza at the moment.',
});
