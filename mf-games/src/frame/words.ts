import { defineWords } from '../words.ts';

export const frameWords = defineWords('gameFrame', {
  silent: '{title} does not start',
  silentWords: 'It did not answer within ten seconds. Loading it again helps most of the time.',
  silentElsewhere:
    'Its site did not answer within ten seconds. It may be gone, slow, or made for a tab of its own.',
  refused: '{title} cannot be shown here',
  refusedWords: 'It may not be shown inside this page. In a tab of its own it may be played.',
  ownTab: 'Open in a new tab',
  next: 'Next game',
  toGames: 'To the games',
  retry: 'Load it again',
});
