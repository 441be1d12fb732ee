import type { Brand, RemoteRegistry } from '@plaza/api-contract';
import type { PublishedRemote } from '../remotes/registry/LiveHouse.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';
import { escapeHtml, scriptJson } from './escapeHtml.ts';
import type { PageWords } from './pageWords.ts';
import { type CardImage, socialTags } from './socialTags.ts';
import { DUSK, NOON } from './webManifest.ts';

/** What makes the page of one address differ from that of another. */
export interface PageAbout {
  brand: Brand;
  words: PageWords;
  /** Where this Plaza is reached, without a slash at the end. */
  origin: string;
  path: string;
  /** The picture of this address alone, below the origin; the house's own card unless said. */
  image?: Omit<CardImage, 'url'> & { path: string };
  override?: boolean;
  /** Somebody has logged in here, and will not see what strangers see. */
  isKnown?: boolean;
}

/** The picture of a shared link; a file of the shell. */
const CARD = /^card\.\w+\.jpg$/;
/** For the home screens that read no manifest. */
const TOUCH_ICON = /^touch-180\.\w+\.png$/;

/** The page of a shell: its scripts and sheets with their hashes, and the registry it starts from. */
export function renderPage(
  shell: PublishedRemote,
  registry: RemoteRegistry,
  { brand, words, origin, path: here, image, override = false, isKnown = false }: PageAbout,
): string {
  const { scripts, sheets, preload, preloadHash, screens } = shell.initial ?? {
    scripts: [],
    sheets: [],
    preload: [],
  };
  const href = (path: string) => escapeHtml(addressOf(shell, path));
  const trusted = (path: string, hash = hashOf(shell, path)) =>
    `integrity="${escapeHtml(hash)}" crossorigin="anonymous"`;
  const preloaded = (path: string) => {
    if (path.endsWith('.js')) return `as="script" ${trusted(path, preloadHash?.[path])}`;
    if (path.endsWith('.css')) return `as="style" ${trusted(path, preloadHash?.[path])}`;
    // Words are there in another face first; what draws them must not wait for this one.
    return 'as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low"';
  };

  const cardFile = Object.keys(shell.integrity).find((file) => CARD.test(file));
  const card = cardFile && {
    url: origin + addressOf(shell, cardFile),
    width: 1200,
    height: 630,
    alt: `The square of ${brand.name} at dusk`,
  };
  const touchIcon = Object.keys(shell.integrity).find((file) => TOUCH_ICON.test(file));

  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...socialTags(words, {
      name: brand.name,
      url: origin + here,
      image: image ? { ...image, url: origin + image.path } : card || undefined,
    }),
    '<meta name="color-scheme" content="dark light">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${NOON}">`,
    `<meta name="theme-color" content="${DUSK}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(touchIcon ? [`<link rel="apple-touch-icon" href="${href(touchIcon)}">`] : []),
    ...('icon.svg' in shell.integrity
      ? [`<link rel="icon" type="image/svg+xml" href="${href('icon.svg')}">`]
      : []),
    ...sheets.map((path) => `<link rel="stylesheet" href="${href(path)}" ${trusted(path)}>`),
    // A deferred script comes last for a browser; here nothing is seen before it.
    ...scripts.map(
      (path) => `<script defer fetchpriority="high" src="${href(path)}" ${trusted(path)}></script>`,
    ),
    ...[...preload, ...((!isKnown && screens?.[here]) || [])].map(
      (path) => `<link rel="preload" href="${href(path)}" ${preloaded(path)}>`,
    ),
    // The shell offers overrides only where the policy of the page lets them through.
    ...(override ? ['<meta name="plaza-overrides" content="allowed">'] : []),
    `<script type="application/json" id="plaza-remotes">${scriptJson(registry)}</script>`,
    `<script type="application/json" id="plaza-brand">${scriptJson(brand)}</script>`,
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
