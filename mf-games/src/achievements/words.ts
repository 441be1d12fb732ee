import { defineWords } from '../words.ts';

export const achievementWords = defineWords('achievements', {
  title: 'Earned by playing',
  loading: 'Loading what was earned',
  failed: 'What was earned did not load',
  none: 'Nothing yet. The first run of a game that counts earns the first.',
  earned: 'Earned: {name}',
  firstRun: 'First light',
  firstRunWhy: 'A first run that counts.',
  fiveGames: 'Out for a walk',
  fiveGamesWhy: 'Five games played to the end.',
  tenGames: 'Knows the arcade',
  tenGamesWhy: 'Ten games played to the end.',
  fiftyRuns: 'Well practised',
  fiftyRunsWhy: 'Fifty runs that count.',
  sevenDays: 'A regular',
  sevenDaysWhy: 'The board of the day, on seven days.',
  firstPlace: 'Top of the board',
  firstPlaceWhy: 'The best run of a game, before two others.',
});
