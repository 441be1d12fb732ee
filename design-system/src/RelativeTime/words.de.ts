import type { Translation } from '../language/index.ts';
import type { agoWords } from './words.ts';

export const ago: Translation<typeof agoWords> = {
  second: { one: 'vor {count} Sekunde', other: 'vor {count} Sekunden' },
  minute: { one: 'vor {count} Minute', other: 'vor {count} Minuten' },
  hour: { one: 'vor {count} Stunde', other: 'vor {count} Stunden' },
  day: { one: 'vor {count} Tag', other: 'vor {count} Tagen' },
  week: { one: 'vor {count} Woche', other: 'vor {count} Wochen' },
  month: { one: 'vor {count} Monat', other: 'vor {count} Monaten' },
};
