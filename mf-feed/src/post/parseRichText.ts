/** What a text is made of: words as they are, and what leads somewhere. */
export type TextPart =
  | { kind: 'words'; words: string }
  | { kind: 'link' | 'person' | 'tag'; words: string; href: string };

/** Addresses, @names and #tags of a text. Nothing of it is ever markup: the parts are shown as text and links. */
export function parseRichText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const found = partOf(match);
    if (!found) continue;
    if (match.index > from) parts.push({ kind: 'words', words: text.slice(from, match.index) });
    parts.push(found);
    from = match.index + found.words.length;
  }
  if (from < text.length) parts.push({ kind: 'words', words: text.slice(from) });
  return parts;
}

/** An address; or a name or a tag that does not begin in the middle of a word or of a path. */
const pattern =
  /(?<link>\bhttps?:\/\/[^\s<>"]+)|(?<![\p{L}\p{N}_/&@#])(?:@(?<person>[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?)|#(?<tag>[\p{L}\p{M}\p{N}_]+))/gu;

function partOf({
  0: words,
  groups = {},
}: RegExpMatchArray): Exclude<TextPart, { kind: 'words' }> | undefined {
  const { link, person, tag } = groups;
  if (link) return linkTo(withoutTail(link));
  if (person) return { kind: 'person', words, href: `/user/${person}` };
  // "#1" is a number, not a tag.
  if (tag && /\D/u.test(tag))
    return { kind: 'tag', words, href: `/search?${new URLSearchParams({ q: words })}` };
  return undefined;
}

function linkTo(words: string): (TextPart & { kind: 'link' }) | undefined {
  return URL.canParse(words) && new URL(words).host !== '' ? { kind: 'link', words, href: words } : undefined;
}

/** Without the full stop of the sentence, and without the bracket that was opened before the address. */
function withoutTail(link: string): string {
  const tooMany = {
    ')': count(link, ')') - count(link, '('),
    ']': count(link, ']') - count(link, '['),
  };
  let end = link.length;
  for (; end > 0; end -= 1) {
    const tail = link.charAt(end - 1);
    if (tail === ')' || tail === ']') {
      if (tooMany[tail] <= 0) break;
      tooMany[tail] -= 1;
    } else if (!/[.,:;!?'’”…*_~]/u.test(tail)) break;
  }
  return link.slice(0, end);
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
