export interface Emoji {
  emoji: string;
  /** What ears hear. */
  name: string;
  words: string;
}

export interface EmojiGroup {
  title: string;
  emojis: readonly Emoji[];
}

/** Reads a group as it is written: `😀 grinning, happy smile|…`. */
export function readEmojis(title: string, lines: string): EmojiGroup {
  return {
    title,
    emojis: lines.split(/[|\n]/).map((entry) => {
      const at = entry.indexOf(' ');
      const words = entry.slice(at + 1);
      return {
        emoji: entry.slice(0, at),
        name: words.replace(/,.*/, ''),
        words: words.replace(',', '').toLowerCase(),
      };
    }),
  };
}

/** The groups with what fits the search, without those where nothing does. */
export function findEmojis(groups: readonly EmojiGroup[], search: string): readonly EmojiGroup[] {
  const asked = search.trim().toLowerCase().split(/\s+/);
  const fits = ({ words, emoji }: Emoji) =>
    asked.every((word) => ` ${words}`.includes(` ${word}`) || emoji === word);
  return groups
    .map(({ title, emojis }) => ({ title, emojis: emojis.filter(fits) }))
    .filter(({ emojis }) => emojis.length > 0);
}
