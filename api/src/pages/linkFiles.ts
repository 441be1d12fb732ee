import type { PublishedRemote } from '../remotes/registry/LiveRegistry.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { Ahead } from './routeOwner.ts';

export interface Linked {
  /** The address of the page, for what its screen asks for next. */
  path: string;
  /** Somebody has logged in here, and will not see what strangers see. */
  isKnown: boolean;
  /** Something is seen already, and no file may come before it: of a page of strangers, or the home of a member. */
  drawn: 'page' | 'home' | undefined;
  /** The script of the remote that paints into what is drawn. */
  first?: { href: string; integrity: string } | undefined;
  /** What the remote of the address brings, for whoever may enter it. */
  ahead: readonly Ahead[];
}

/** Comes before all else of a page that is drawn already. */
export const EARLY = 'early.js';

/** The same for the drawn home of a member: it also lets the remote of the address paint into it. */
export const MEMBER = 'member.js';

/** What brings the files of a shell into its page, each with its hash. */
export function linkFiles(shell: PublishedRemote, about: Linked): string[] {
  const { path: here, isKnown, drawn, ahead, first: painter } = about;
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
  const first = drawn === 'home' ? MEMBER : EARLY;
  const low = drawn ? after : '';
  const preloaded = (path: string) => {
    if (path.endsWith('.js')) return `as="script" ${trusted(path, preloadHash?.[path])}${low}`;
    if (path.endsWith('.css')) return `as="style" ${trusted(path, preloadHash?.[path])}${low}`;
    return `as="font" type="font/woff2" crossorigin="anonymous"${after}`;
  };
  const screen = isKnown
    ? [...(screens?.['member'] ?? []), ...(screens?.[`member ${here}`] ?? [])]
    : screens?.[here];

  // At home the picture of the first post has the network to itself for a moment; then the script lets these follow.
  const linkTo = (rel: 'preload' | 'stylesheet') =>
    `<link ${drawn === 'home' ? 'data-later' : 'rel'}="${rel}"`;
  const link = linkTo('preload');
  const start = drawn
    ? [
        // It starts them when the picture has been seen.
        `<script async src="${href(first)}" ${trusted(first)}></script>`,
        ...(painter
          ? [
              `<script async data-first src="${escapeHtml(painter.href)}" integrity="${escapeHtml(painter.integrity)}" crossorigin="anonymous"></script>`,
            ]
          : []),
        ...scripts.map((path) => `${link} data-start href="${href(path)}" ${preloaded(path)}>`),
      ]
    : // A deferred script comes last for a browser; here nothing is seen before it.
      scripts.map(
        (path) => `<script defer fetchpriority="high" src="${href(path)}" ${trusted(path)}></script>`,
      );

  return [
    // What becomes the page itself has the styles of the sheets in it.
    ...(drawn === 'page'
      ? []
      : sheets.map((path) => `${linkTo('stylesheet')} href="${href(path)}" ${trusted(path)}>`)),
    ...start,
    ...[...preload, ...(screen ?? [])].map((path) => `${link} href="${href(path)}" ${preloaded(path)}>`),
    ...ahead.map(
      ({ href: address, as, integrity }) =>
        `${link} href="${escapeHtml(address)}" as="${as}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''} crossorigin="anonymous"${low}>`,
    ),
  ];
}

/** A browser ignores an `integrity` it cannot read, so a file without a hash must never reach the page. */
function hashOf(shell: PublishedRemote, path: string): string {
  const hash = shell.integrity[path];
  if (!hash) throw new Error(`The shell ${shell.version} names ${path}, which has no hash.`);
  return hash;
}
