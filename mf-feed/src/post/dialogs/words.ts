import { defineWords } from '../../words.ts';

export const dialogWords = defineWords('postDialogs', {
  historyFailed: 'The history did not come. {why}',
  until: 'Until',
  reportTitle: 'Report this post',
  reportPerson: 'Report {name}',
  reportWhy: 'The administrators will look at it. Nobody else is told.',
  reason: 'What is wrong?',
  spam: 'Spam',
  harassment: 'Harassment',
  hate: 'Hate',
  violence: 'Violence',
  sexual: 'Sexual content',
  selfHarm: 'Self-harm',
  other: 'Something else',
  note: 'Anything that helps (optional)',
  sendReport: 'Send report',
  reported: 'Thank you. The administrators have your report.',
  passOnTitle: 'Pass this post on',
  yourWord: 'Your word',
  postIt: 'Post',
  passedOn: 'Content created successfully!',
});
