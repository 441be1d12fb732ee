import { defineWords } from '../words.ts';

export const voiceWords = defineWords('voice', {
  begin: 'Talk with people near you',
  price:
    'People within ten metres hear you, and you hear them. Your browsers connect directly: people near you can learn your network address.',
  carried:
    'People within ten metres hear you, and you hear them. The voices go through a server: people near you do not learn your network address.',
  yes: 'Talk',
  notLetIn: 'You could not be connected with the others. Guests of the demo cannot speak here.',
  on: 'Microphone on',
  muted: 'Microphone off',
  noMicrophone: 'No microphone: you only listen',
  links: { one: '{count} in earshot', other: '{count} in earshot' },
  tooMany: { one: 'Too many to hear: {count} more', other: 'Too many to hear: {count} more' },
  leave: 'Stop talking and listening',
});
