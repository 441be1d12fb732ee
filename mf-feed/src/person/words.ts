import { defineWords } from '../words.ts';

export const personWords = defineWords('person', {
  add: 'Add friend',
  withdraw: 'Withdraw request',
  accept: 'Accept',
  decline: 'Decline',
  unfriend: 'Unfriend',
  friends: 'Friends',
  // The act first, so that what is read is part of what is heard.
  about: '{act}: {name}',
  askUnfriend: 'Unfriend {name}?',
  unfriendMeans:
    'You and {name} no longer see what either of you shares with friends. To be friends again, one of you asks.',
  mutual: { one: '{count} mutual friend', other: '{count} mutual friends' },
  loading: 'Loading...',
});
