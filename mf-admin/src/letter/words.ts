import { defineWords } from '../words.ts';

export const letterWords = defineWords('letter', {
  title: 'Investor mail',
  plainTitle: 'Investor mail as plain text',
  line: 'The letter to investors with its formatting, to paste into a mail of your own.',
  plainLine: 'The same letter without formatting.',
  toPlain: 'As plain text',
  toFormatted: 'With formatting',
  loading: 'Loading the letter',
  failed: 'The letter did not load',
  subject: 'Subject',
  another: 'Another subject',
  copySubject: 'Copy subject',
  copyContent: 'Copy content',
  plainCopied: 'Content copied to clipboard as plain text!',
  formattedCopied: 'Content copied to clipboard with formatting!',
  subjectCopied: 'Subject copied to clipboard: {subject}',
});
