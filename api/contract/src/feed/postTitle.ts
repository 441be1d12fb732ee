const MOST_LETTERS = 60;

/** What a post is called: in the title of its page, and where a link to it unfolds. */
export function postTitle(author: string, text: string): string {
  return `${author}: ${shortened(text, MOST_LETTERS)}`;
}

/** One line, cut where it would be longer than that. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}
