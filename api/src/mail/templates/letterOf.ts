import { escapeHtml } from '../../pages/escapeHtml.ts';
import type { Letter } from '../sendMail.ts';

/** What a mail says, before it becomes text and HTML. */
export interface Message {
  to: string;
  subject: string;
  lines: readonly string[];
  /** Stands large and alone, to be read or copied. */
  code?: string;
  link?: { label: string; url: string };
}

/** One message in both forms. Whatever a stranger wrote into it stays text in both. */
export function letterOf(brand: string, { to, subject, lines, code, link }: Message): Letter {
  const clean = lines.map((line) => line.replace(/\s+/g, ' '));
  const text = [
    ...clean.slice(0, 1),
    ...(code ? ['', `    ${code}`] : []),
    ...(link ? ['', `${link.label}: ${link.url}`] : []),
    ...clean.slice(1).flatMap((line) => ['', line]),
    '',
    `-- `,
    brand,
    '',
  ].join('\n');
  const [first = '', ...rest] = clean.map((line) => `<p>${escapeHtml(line)}</p>`);
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem;margin:2rem auto;padding:0 1rem">',
    first,
    code
      ? `<p style="font:600 1.5rem ui-monospace,monospace;word-break:break-all">${escapeHtml(code)}</p>`
      : '',
    link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '',
    ...rest,
    `<p style="opacity:.7">${escapeHtml(brand)}</p></body></html>`,
  ].join('\n');
  return { to, subject, text, html };
}
