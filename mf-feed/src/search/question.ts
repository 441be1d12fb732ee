export type SearchTab = 'people' | 'posts' | 'tags';

export interface Question {
  q: string;
  tab: SearchTab;
}

/** What the address asks. A #tag without more asks for the posts that have it. */
export function readQuestion(params: URLSearchParams): Question {
  const q = (params.get('q') ?? '').trim();
  const tab = params.get('tab');
  if (tab === 'people' || tab === 'posts' || tab === 'tags') return { q, tab };
  return { q, tab: q.startsWith('#') ? 'posts' : 'people' };
}

/** The same as an address, as short as it can be. */
export function writeQuestion({ q, tab }: Question): Record<string, string> {
  const isUsual = readQuestion(new URLSearchParams({ q })).tab === tab;
  return { ...(q ? { q } : {}), ...(isUsual ? {} : { tab }) };
}

/** `#lanterns` is a tag; `#lanterns at the pier` is what a post may say. */
export function tagIn(q: string): string | undefined {
  return /^#([\p{L}\p{N}_]+)$/u.exec(q)?.[1];
}
