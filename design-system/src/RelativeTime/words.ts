import { defineWords } from '../words.ts';

/** Not of `Intl`: the first of its formats that a page makes takes a phone as long as four frames. */
export const agoWords = defineWords('ago', {
  second: { one: '{count} second ago', other: '{count} seconds ago' },
  minute: { one: '{count} minute ago', other: '{count} minutes ago' },
  hour: { one: '{count} hour ago', other: '{count} hours ago' },
  day: { one: '{count} day ago', other: '{count} days ago' },
  week: { one: '{count} week ago', other: '{count} weeks ago' },
  month: { one: '{count} month ago', other: '{count} months ago' },
});
