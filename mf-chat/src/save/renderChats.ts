import type { Line } from '../live/lines.ts';

export interface SavedChat {
  name: string;
  lines: readonly Line[];
  /** Somebody in it by name. */
  nameOf(userId: string): string;
}

export interface SaveWords {
  title: string;
  savedAt: string;
  edited: string;
  deleted: string;
  unreadable: string;
  hidden: string;
  file: string;
}

interface Look {
  words: SaveWords;
  locale: string;
  at: Date;
}

/**
 * Chats as one page that needs nothing else: no script, no picture, no address that would be fetched. Everything in it was
 * written by people, so all of it is escaped.
 */
export function renderChats(chats: readonly SavedChat[], { words, locale, at }: Look): string {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const parts = chats.map(({ name, lines, nameOf }) => {
    let shown = '';
    const rows = lines
      .filter(({ kind }) => kind === 'message')
      .map((line) => {
        const date = day.format(new Date(line.at));
        const head = date === shown ? '' : `<h3>${escaped(date)}</h3>\n`;
        shown = date;
        return `${head}${messageOf(line, nameOf(line.senderId), { words, when })}`;
      });
    return `<section>\n<h2>${escaped(name)}</h2>\n${rows.join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="${escaped(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.savedAt)} ${escaped(when.format(at))}</p>
${parts.join('\n')}
</body>
</html>
`;
}

function messageOf(
  { at, isOwn, content, problem, isEdited, reactions }: Line,
  name: string,
  { words, when }: { words: SaveWords; when: Intl.DateTimeFormat },
): string {
  const text = problem ? words[problem === 'newer' ? 'unreadable' : problem] : (content?.text ?? '');
  const files = (content?.files ?? []).map((file) => `[${file.name ?? words.file}: ${file.type}]`);
  const quote = content?.reply
    ? `<blockquote dir="auto">${escaped(content.reply.text || words.file)}</blockquote>`
    : '';
  const after = [...(isEdited ? [words.edited] : []), ...reactions.map(sayReaction)].join(' · ');
  return (
    `<article${isOwn ? ' class="own"' : ''}><header><b>${escaped(name)}</b> ` +
    `<time datetime="${escaped(at)}">${escaped(when.format(new Date(at)))}</time></header>${quote}` +
    `<p dir="auto">${escaped([text, ...files].filter(Boolean).join('\n'))}</p>` +
    `${after ? `<footer>${escaped(after)}</footer>` : ''}</article>`
  );
}

function sayReaction({ emoji, userIds }: Line['reactions'][number]): string {
  return userIds.length > 1 ? `${emoji} ${userIds.length}` : emoji;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

// The page is read without Plaza: its few colours stand in it, and follow the device.
const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
h3{font-size:.9rem;font-weight:600;opacity:.7;margin:2rem 0 .5rem}
article{margin:.75rem 0;padding:.5rem .75rem;border-radius:.75rem;background:color-mix(in srgb,currentColor 7%,transparent)}
article.own{margin-inline-start:3rem}article:not(.own){margin-inline-end:3rem}
p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
time,footer{font-size:.8rem;opacity:.7}
blockquote{margin:.25rem 0;padding-inline-start:.5rem;border-inline-start:3px solid;opacity:.7}`;
