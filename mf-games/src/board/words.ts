import { defineWords } from '../words.ts';

export const boardWords = defineWords('board', {
  title: 'Best runs',
  spans: 'Which runs',
  today: 'Today',
  daily: 'Same for all',
  week: 'This week',
  all: 'All time',
  friends: 'Friends',
  dailySeed: "Play today's board, the same for everybody",
  loading: 'Loading the best runs',
  failed: 'The best runs did not load',
  none: 'Nobody yet',
  noneWords: 'The first run to the end is at the top.',
  counted: '{score} points.',
  uncounted: '{score} points, not on the boards.',
  rank: 'Your best is place {rank}.',
  share: 'Share in the feed',
  shared: 'Shared',
  notShared: 'It was not shared. Please try again.',
  post: 'I made {score} points in {title}. Can you do better? {address}',
});
