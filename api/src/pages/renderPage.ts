import type { Brand, RemoteRegistry } from '@plaza/api-contract';
import type { Language } from '../language/language.ts';
import type { PublishedRemote } from '../remotes/registry/LiveRegistry.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';
import { escapeHtml, scriptJson } from '../http/escapeHtml.ts';
import { linkFiles } from './linkFiles.ts';
import { type PageWords, sayings } from './pageWords.ts';
import type { Picture } from './pictures.ts';
import type { Ahead } from './routeOwner.ts';
import { START_WATCH } from './startWatch.ts';
import { faultWords } from './troublePage.ts';
import { DUSK, NOON } from './webManifest.ts';

/** What makes the page of one address differ from that of another. */
export interface PageAbout {
  brand: Brand;
  words: PageWords;
  /** Of whoever looks; the shell says it anew once it runs. */
  language: Language;
  /** The visitor's own choice; without one the device decides. */
  theme?: 'dark' | 'light' | undefined;
  /** What is seen before any script has come, where there is one. */
  picture?: Picture | undefined;
  /** Where this Plaza is reached, without a slash at the end. */
  origin: string;
  path: string;
  /** The picture of this address alone, below the origin; the server's own card unless said. */
  /** What else stands in the head: the colours of the community. */
  links?: readonly string[];
  image?: Omit<CardImage, 'url'> & { path: string };
  /** The logo of the community in place of the icons of the shell. */
  icon?: string | undefined;
  override?: boolean;
  /** Somebody has logged in here, and will not see what strangers see. */
  isKnown?: boolean;
  /** What the remote of the address brings at once, for somebody who may enter it. */
  ahead?: readonly Ahead[] | undefined;
}

/** The picture of a shared link; a file of the shell. */
const CARD = /^card\.\w+\.jpg$/;
/** For the home screens that read no manifest. */
const TOUCH_ICON = /^touch-180\.\w+\.png$/;

/** The page of a shell: its scripts and sheets with their hashes, and the registry it starts from. */
export function renderPage(shell: PublishedRemote, registry: RemoteRegistry, about: PageAbout): string {
  const { brand, words, language, theme, picture, origin, path: here, image } = about;
  const { override = false, isKnown = false, ahead = [], links = [], icon } = about;
  const href = (path: string) => escapeHtml(addressOf(shell, path));
  const cardFile = Object.keys(shell.integrity).find((file) => CARD.test(file));
  const card = cardFile && {
    url: origin + addressOf(shell, cardFile),
    width: 1200,
    height: 630,
    alt: sayings(language).card(brand.name),
  };
  const touchIcon = Object.keys(shell.integrity).find((file) => TOUCH_ICON.test(file));

  return [
    '<!doctype html>',
    `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`,
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
    ...(icon
      ? [`<link rel="apple-touch-icon" href="${icon}">`, `<link rel="icon" type="image/png" href="${icon}">`]
      : []),
    ...(touchIcon && !icon ? [`<link rel="apple-touch-icon" href="${href(touchIcon)}">`] : []),
    ...('icon.svg' in shell.integrity && !icon
      ? [`<link rel="icon" type="image/svg+xml" href="${href('icon.svg')}">`]
      : []),
    // First of all that is fetched: it is seen before any of it is there.
    ...(picture ? [`<style>${picture.style}</style>`] : []),
    ...linkFiles(shell, {
      path: here,
      isKnown,
      drawn: picture && (picture.home ? 'home' : 'page'),
      first: picture?.first,
      ahead,
    }),
    ...links,
    // The shell offers overrides only where the policy of the page lets them through.
    ...(override ? ['<meta name="plaza-overrides" content="allowed">'] : []),
    '</head>',
    '<body>',
    `<noscript>${escapeHtml(sayings(language).noScript(brand.name))}</noscript>`,
    ...drawnRoot(picture),
    `<template data-shell="${escapeHtml(shell.version)}">${faultWords(brand, language)}</template>`,
    `<script async fetchpriority="low" src="${START_WATCH}"></script>`,
    `<script type="application/json" id="plaza-remotes">${scriptJson(registry)}</script>`,
    `<script type="application/json" id="plaza-brand">${scriptJson(brand)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** What strangers see becomes the page; the home of a member stands over it, where nothing outside finds it. */
function drawnRoot(picture: Picture | undefined): string[] {
  if (!picture?.home)
    return [picture ? `<div id="plaza" data-picture="">${picture.markup}</div>` : '<div id="plaza"></div>'];
  const inside = `<template shadowrootmode="closed"><style>${picture.style}</style>${picture.markup}</template>`;
  return [
    '<div id="plaza"></div>',
    `<div id="plaza-first" data-layout="${picture.home}" inert aria-hidden="true">${inside}</div>`,
  ];
}

interface CardImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What other places read of a page to show a card for a link to it. */
function socialTags(
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
