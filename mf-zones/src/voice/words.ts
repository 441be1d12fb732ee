import { defineWords } from '../words.ts';

export const voiceWords = defineWords('voice', {
  begin: 'Talk with people near you',
  price:
    'People within ten metres hear you, and you hear them. Your browsers connect directly: people near you can learn your network address.',
  carried:
    'People within ten metres hear you, and you hear them. The voices go through a server: people near you do not learn your network address.',
  hide: 'Hide my network address',
  hideHint: 'Your voice goes through a relay. It may arrive a little later.',
  yes: 'Talk',
  later: 'You are not connected with this zone right now. You talk as soon as you are.',
  notLoaded: 'What carries voices did not load. Please try again.',
  noSound: 'This device gives no sound now, so nobody would be heard.',
  on: 'Microphone on',
  muted: 'Microphone off',
  noMicrophone: 'No microphone: you only listen',
  links: { one: '{count} in earshot', other: '{count} in earshot' },
  tooMany: { one: 'Too many to hear: {count} more', other: 'Too many to hear: {count} more' },
  leave: 'Stop talking and listening',
});
