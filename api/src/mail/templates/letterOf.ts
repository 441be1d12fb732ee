import type { Language } from '../../language/language.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Letter } from '../sendMail.ts';
import type { MailText } from './MailWords.ts';

/** Whom a mail is for. */
export interface Greeting {
  brand: string;
  to: string;
  language: Language;
  /** Where a mailbox finds the logo, where there is one. */
  logo?: string | undefined;
}

export interface Enclosed {
  /** Stands large and alone, to be read or copied. */
  code?: string;
  /** Where the link of the mail leads; without it there is none. */
  url?: string | null;
}

/** One message in both forms. Whatever a stranger wrote into it stays text in both. */
export function letterOf(
  { brand, to, language, logo }: Greeting,
  { subject, lines, link }: MailText,
  { code, url }: Enclosed = {},
): Letter {
  const clean = lines.map((line) => line.replace(/\s+/g, ' '));
  const text = [
    ...clean.slice(0, 1),
    ...(code ? ['', `    ${code}`] : []),
    ...(link && url ? ['', `${link}: ${url}`] : []),
    ...clean.slice(1).flatMap((line) => ['', line]),
    '',
    `-- `,
    brand,
    '',
  ].join('\n');
  const [first = '', ...rest] = clean.map((line) => `<p>${escapeHtml(line)}</p>`);
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem;margin:2rem auto;padding:0 1rem">',
    logo ? `<p><img src="${escapeHtml(logo)}" alt="${escapeHtml(brand)}" width="56" height="56"></p>` : '',
    first,
    code
      ? `<p style="font:600 1.5rem ui-monospace,monospace;word-break:break-all">${escapeHtml(code)}</p>`
      : '',
    link && url ? `<p><a href="${escapeHtml(url)}">${escapeHtml(link)}</a></p>` : '',
    ...rest,
    `<p style="opacity:.7">${escapeHtml(brand)}</p></body></html>`,
  ].join('\n');
  return { to, subject, text, html, isSecret: Boolean(code ?? url) };
}
