import { TAG_LENGTH } from '@plaza/api-contract';

const MOST_TAGS = 30;
const MOST_MENTIONS = 20;

// Not in the middle of a word or an address: "a@b", "page#top" are neither.
const TAG = new RegExp(
  `(?<![\\p{L}\\p{N}_/&#@.])#([\\p{L}\\p{N}_]{1,${TAG_LENGTH}})(?![\\p{L}\\p{N}_])`,
  'gu',
);
const MENTION = /(?<![\p{L}\p{N}_/&#@.-])@([a-z0-9_](?:[a-z0-9._-]{0,58}[a-z0-9_])?)/giu;

/** The #tags in a text, in small letters. A number alone is none. */
export function tagsIn(text: string): string[] {
  const tags = [...text.matchAll(TAG)].flatMap(([, tag = '']) =>
    /^\d+$/.test(tag) ? [] : [tag.toLowerCase()],
  );
  // Some capitals are two signs when they are small.
  const short = tags.filter((tag) => [...tag].length <= TAG_LENGTH);
  return [...new Set(short)].slice(0, MOST_TAGS);
}

/** The @names in a text, in small letters, whether or not there is anybody behind them. */
export function namesIn(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, MOST_MENTIONS);
}
