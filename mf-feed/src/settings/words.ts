import { defineWords } from '../words.ts';

export const settingsWords = defineWords('peopleSettings', {
  notices: 'Notifications',
  noticesHint: 'What the bell tells you. On every device the same.',
  noticesFailed: 'These settings did not load',
  notSaved: 'Your choice could not be saved. Please try again later.',
  request: 'Friend requests',
  accepted: 'Accepted requests',
  comment: 'Comments on your posts',
  reply: 'Replies to your comments',
  reaction: 'Stars and feelings',
  mention: 'Mentions',
  share: 'Shares of your posts',
  privacy: 'Blocked and muted people',
  privacyHint:
    'People you block cannot see you, and you cannot see them. People you mute are not told, and stay out of your feed and your bell.',
  privacyFailed: 'The list did not load',
  blocked: 'Blocked',
  muted: 'Muted',
  nobody: 'You have not blocked or muted anybody.',
  unblock: 'Unblock',
  unmute: 'Unmute',
  about: '{act}: {name}',
  unblocked: '{name} is not blocked any more.',
  unmuted: '{name} is not muted any more.',
  loading: 'Loading...',
});
