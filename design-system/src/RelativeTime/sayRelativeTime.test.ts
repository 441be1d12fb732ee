import { speak } from '../language/index.ts';
import { sayRelativeTime } from './sayRelativeTime.ts';
import { agoWords } from './words.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('a relative time', () => {
  it.each([
    [0, '0 seconds ago'],
    [second, '1 second ago'],
    [minute - 1, '59 seconds ago'],
    [minute, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [30 * day - 1, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [400 * day, '13 months ago'],
  ])('[2.7-3] after %i ms is "%s"', (ms, words) => {
    expect(sayRelativeTime(ms, agoWords.now).words).toBe(words);
  });

  it('speaks the language of the page', async () => {
    await speak('de');
    const said = [3 * minute, hour, 14 * day].map((ms) => sayRelativeTime(ms, agoWords.now).words);
    expect(said).toEqual(['vor 3 Minuten', 'vor 1 Stunde', 'vor 2 Wochen']);
    await speak('en');
  });

  it('never speaks of the future', () => {
    expect(sayRelativeTime(-5 * minute, agoWords.now).words).toBe('0 seconds ago');
  });

  it('knows when its words change', () => {
    expect(sayRelativeTime(0, agoWords.now).changesInMs).toBe(second);
    expect(sayRelativeTime(90 * second, agoWords.now).changesInMs).toBe(30 * second);
    expect(sayRelativeTime(8 * day, agoWords.now).changesInMs).toBe(6 * day);
  });
});
