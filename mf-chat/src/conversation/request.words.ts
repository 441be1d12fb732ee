import { defineWords } from '../words.ts';

export const requestWords = defineWords('chatRequest', {
  request: '{name} is not your friend yet',
  requestGroup: 'Somebody who is not your friend put you into this group',
  requestWords: 'They do not see that you have read this until you answer.',
  accept: 'Accept',
  decline: 'Decline',
  closed: 'Nobody waits for an answer any more',
  putAway: 'Put it away',
});
