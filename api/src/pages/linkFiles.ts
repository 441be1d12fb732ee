import type { PublishedRemote } from '../remotes/registry/LiveHouse.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Ahead } from './roomAhead.ts';

export interface Linked {
  /** The address of the page, for what its screen asks for next. */
  path: string;
  /** Somebody has logged in here, and will not see what strangers see. */
  isKnown: boolean;
  /** Something is seen already: no file may come before it. */
  isDrawn: boolean;
  /** What the room of the address brings, for whoever may enter it. */
  ahead: readonly Ahead[];
}

/** Comes before all else of a page that is drawn already. */
export const EARLY = 'early.js';

/** What brings the files of a shell into its page, each with its hash. */
export function linkFiles(shell: PublishedRemote, { path: here, isKnown, isDrawn, ahead }: Linked): string[] {
  const { scripts, sheets, preload, preloadHash, screens } = shell.initial ?? {
    scripts: [],
    sheets: [],
    preload: [],
  };
  const href = (path: string) => escapeHtml(addressOf(shell, path));
  const trusted = (path: string, hash = hashOf(shell, path)) =>
    `integrity="${escapeHtml(hash)}" crossorigin="anonymous"`;
  // Words are there in another face first, and a picture before any script: what draws them must not wait for these.
  const after = ' fetchpriority="low"';
  const low = isDrawn ? after : '';
  const preloaded = (path: string) => {
    if (path.endsWith('.js')) return `as="script" ${trusted(path, preloadHash?.[path])}${low}`;
    if (path.endsWith('.css')) return `as="style" ${trusted(path, preloadHash?.[path])}${low}`;
    return `as="font" type="font/woff2" crossorigin="anonymous"${after}`;
  };
  const screen = isKnown
    ? [...(screens?.['member'] ?? []), ...(screens?.[`member ${here}`] ?? [])]
    : screens?.[here];

  return [
    ...(isDrawn
      ? [
          // It starts them when the picture has been seen. That has the styles of the sheets in it.
          `<script async src="${href(EARLY)}" ${trusted(EARLY)}></script>`,
          ...scripts.map((path) => `<link rel="preload" data-start href="${href(path)}" ${preloaded(path)}>`),
        ]
      : [
          ...sheets.map((path) => `<link rel="stylesheet" href="${href(path)}" ${trusted(path)}>`),
          // A deferred script comes last for a browser; here nothing is seen before it.
          ...scripts.map(
            (path) => `<script defer fetchpriority="high" src="${href(path)}" ${trusted(path)}></script>`,
          ),
        ]),
    ...[...preload, ...(screen ?? [])].map(
      (path) => `<link rel="preload" href="${href(path)}" ${preloaded(path)}>`,
    ),
    ...ahead.map(
      ({ href: address, as, integrity }) =>
        `<link rel="preload" href="${escapeHtml(address)}" as="${as}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''} crossorigin="anonymous">`,
    ),
  ];
}

/** A browser ignores an `integrity` it cannot read, so a file without a hash must never reach the page. */
function hashOf(shell: PublishedRemote, path: string): string {
  const hash = shell.integrity[path];
  if (!hash) throw new Error(`The shell ${shell.version} names ${path}, which has no hash.`);
  return hash;
}
