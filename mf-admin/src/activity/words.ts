import { defineWords } from '../words.ts';

export const activityWords = defineWords('activity', {
  title: 'Activity log',
  line: 'When somebody was here, day by day.',
  loading: 'Loading activity...',
  nothing: 'No activity yet',
  nothingWords: 'This person has not been here since the log began.',
  failed: 'The activity did not load',
  logIn: 'Please log in to see your own activity.',
  caption: 'Activity',
  userId: 'User ID',
  date: 'Date',
  first: 'First Active',
  last: 'Last Active',
  duration: 'Session Duration',
  hours: '{hours}h {minutes}m',
  chart: 'Hours a day over the last 30 days with activity',
  bar: '{day}: {duration}',
});
