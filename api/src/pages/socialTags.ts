import { escapeHtml } from '../http/escapeHtml.ts';
import type { PageWords } from './pageWords.ts';

export interface CardImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What other places read of a page to show a card for a link to it. */
export function socialTags(
  { title, description }: PageWords,
  { name, url, image }: { name: string; url: string; image: CardImage | undefined },
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
          property('og:image', image.url),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
          // A square is a face, and stands beside the words.
          `<meta name="twitter:card" content="${image.width > image.height ? 'summary_large_image' : 'summary'}">`,
        ]
      : []),
  ];
}
