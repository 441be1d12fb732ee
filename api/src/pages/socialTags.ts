import { escapeHtml } from './escapeHtml.ts';
import type { PageWords } from './pageWords.ts';

/** What other places read of a page to show a card for a link to it. */
export function socialTags(
  { title, description }: PageWords,
  { name, url, image }: { name: string; url: string; image: string | undefined },
): string[] {
  const property = (key: string, value: string) => `<meta property="${key}" content="${escapeHtml(value)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(image
      ? [
          property('og:image', image),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property('og:image:alt', `The square of ${name} at dusk`),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ];
}
