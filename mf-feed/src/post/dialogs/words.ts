import { defineWords } from '../../words.ts';

export const dialogWords = defineWords('postDialogs', {
  historyFailed: 'The history did not load. {why}',
  until: 'Until',
  alt: 'It shows:',
  reportTitle: 'Report this post',
  reportComment: 'Report this comment',
  reportPerson: 'Report {name}',
  reported: 'Thank you. The administrators have your report.',
  passOnTitle: 'Share in a post of your own',
  yourWord: 'Your words',
  postIt: 'Post',
  passedOn: 'Content created successfully!',
});
