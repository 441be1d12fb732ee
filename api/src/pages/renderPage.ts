import type { Brand, RemoteRegistry } from '@plaza/api-contract';
import type { PublishedRemote } from '../remotes/registry/LiveHouse.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';
import { escapeHtml, scriptJson } from './escapeHtml.ts';
import type { PageWords } from './pageWords.ts';
import { socialTags } from './socialTags.ts';

/** What makes the page of one address differ from that of another. */
export interface PageAbout {
  brand: Brand;
  words: PageWords;
  /** Where this Plaza is reached, without a slash at the end. */
  origin: string;
  path: string;
  override?: boolean;
}

/** The picture of a shared link; a file of the shell. */
const CARD = /^card\.\w+\.jpg$/;

/** The page of a shell: its scripts and sheets with their hashes, and the registry it starts from. */
export function renderPage(
  shell: PublishedRemote,
  registry: RemoteRegistry,
  { brand, words, origin, path: here, override = false }: PageAbout,
): string {
  const { scripts, sheets, preload } = shell.initial ?? { scripts: [], sheets: [], preload: [] };
  const href = (path: string) => escapeHtml(addressOf(shell, path));
  const trusted = (path: string) => `integrity="${escapeHtml(hashOf(shell, path))}" crossorigin="anonymous"`;
  const preloaded = (path: string) => {
    if (path.endsWith('.js')) return `as="script" ${trusted(path)}`;
    if (path.endsWith('.css')) return `as="style" ${trusted(path)}`;
    return 'as="font" type="font/woff2" crossorigin="anonymous"';
  };

  const card = Object.keys(shell.integrity).find((file) => CARD.test(file));

  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...socialTags(words, {
      name: brand.name,
      url: origin + here,
      image: card ? origin + addressOf(shell, card) : undefined,
    }),
    '<meta name="color-scheme" content="dark light">',
    '<meta name="theme-color" content="#0E1526">',
    ...('icon.svg' in shell.integrity
      ? [`<link rel="icon" type="image/svg+xml" href="${href('icon.svg')}">`]
      : []),
    ...preload.map((path) => `<link rel="preload" href="${href(path)}" ${preloaded(path)}>`),
    ...sheets.map((path) => `<link rel="stylesheet" href="${href(path)}" ${trusted(path)}>`),
    // The shell offers overrides only where the policy of the page lets them through.
    ...(override ? ['<meta name="plaza-overrides" content="allowed">'] : []),
    `<script type="application/json" id="plaza-remotes">${scriptJson(registry)}</script>`,
    `<script type="application/json" id="plaza-brand">${scriptJson(brand)}</script>`,
    ...scripts.map((path) => `<script defer src="${href(path)}" ${trusted(path)}></script>`),
    '</head>',
    '<body>',
    `<noscript>${escapeHtml(brand.name)} is a living place and needs JavaScript. Please switch it on and load this page again.</noscript>`,
    '<div id="plaza"></div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** A browser ignores an `integrity` it cannot read, so a file without a hash must never reach the page. */
function hashOf(shell: PublishedRemote, path: string): string {
  const hash = shell.integrity[path];
  if (!hash) throw new Error(`The shell ${shell.version} names ${path}, which has no hash.`);
  return hash;
}
