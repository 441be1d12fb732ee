import { defineWords } from '../words.ts';

export const reportWords = defineWords('report', {
  why: 'The administrators will look at it. Nobody else is told.',
  reason: 'What is wrong?',
  spam: 'Spam',
  harassment: 'Harassment',
  hate: 'Hate',
  violence: 'Violence',
  sexual: 'Sexual content',
  'self-harm': 'Self-harm',
  other: 'Something else',
  note: 'Anything that helps (optional)',
  send: 'Send report',
});
