import { defineWords } from '../words.ts';

export const accessWords = defineWords('access', {
  needed: 'An administrator is needed',
  neededWords: 'These pages are for the people who run this Plaza. Your account is no administrator.',
  back: 'Back to the square',
  missing: 'This page is not there',
  missingWords: 'There is no page at this address.',
  toMonitor: 'To the monitor',
});
