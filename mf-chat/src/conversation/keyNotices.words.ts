import { defineWords } from '../words.ts';

export const keyNoticeWords = defineWords('chatKeyNotices', {
  safetyChanged: 'Your safety number with {name} has changed: they began anew with other keys.',
  keysForked: 'The keys of {name} do not match what this device knows. Nothing is sent until you compare.',
  keyless: '{name} has not opened chat yet. What you write waits, and opens for them once they have.',
  compare: 'Compare',
});
