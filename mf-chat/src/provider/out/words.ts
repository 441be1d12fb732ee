import { defineWords } from '../../words.ts';

/** They come with what says them. */
export const outWords = defineWords('chatOut', {
  notMember: 'You are not in that chat any more. Not sent: “{text}”',
  copyText: 'Copy text',
});
