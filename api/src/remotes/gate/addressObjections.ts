import { type GatedVersion, titleOf } from './LiveVersions.ts';

/** Addresses and widget places of a remote that somebody else holds. */
export function addressObjections(remote: GatedVersion, others: readonly GatedVersion[]): string[] {
  const wants = titleOf(remote);
  const sentences: string[] = [];
  for (const { path } of remote.routes) {
    if (RESERVED_PATHS.some((reserved) => pathsOverlap(path, reserved))) {
      sentences.push(`${wants} claims ${path}, which the server keeps for itself: choose another address.`);
    }
    for (const other of others) {
      const held = other.routes.find((route) => pathsOverlap(path, route.path));
      if (held)
        sentences.push(
          `${wants} claims ${path}, but ${other.name} holds ${held.path}: one of them has to move.`,
        );
    }
  }
  for (const key of Object.keys(remote.widgets)) {
    const [place = '', order] = key.split('@');
    if (order !== undefined && !/^\d{1,3}$/.test(order))
      sentences.push(
        `${wants} shares ${place} as ${key}: what follows @ is its place in the order, a number.`,
      );
    const holder = others.find(
      ({ name, widgets }) => name !== 'shell' && Object.keys(widgets).some((held) => excludes(key, held)),
    );
    if (holder)
      sentences.push(`${wants} brings a widget for ${place}, but ${holder.name} already fills that place.`);
  }
  return sentences;
}

/** Two widgets for one place, of which one has it for itself: several share it by `settings@20`, the lowest first. */
function excludes(one: string, other: string): boolean {
  const [[place, order], [otherPlace, otherOrder]] = [one.split('@'), other.split('@')];
  return place === otherPlace && (order === undefined || otherOrder === undefined);
}

/** Whether some address lies on both routes: `/chat/*` is `/chat` and all below it. */
function pathsOverlap(one: string, other: string): boolean {
  return covers(one, other) || covers(other, one);
}

function covers(route: string, other: string): boolean {
  if (!route.endsWith('/*')) return other === route;
  const top = route.slice(0, -2);
  const bare = other.endsWith('/*') ? other.slice(0, -2) : other;
  return bare === top || bare.startsWith(`${top}/`);
}

/** Addresses of the shell and of the api. No remote may claim one, whoever is live. */
const RESERVED_PATHS: readonly string[] = [
  '/login',
  '/signup',
  '/about',
  '/features',
  '/contact',
  '/privacy',
  '/terms',
  '/version',
  '/notion',
  '/demo',
  '/pitch',
  '/slide',
  '/settings',
  '/api/*',
  '/remotes/*',
  '/hub/*',
  '/media/*',
  '/framed/*',
  '/sealed/*',
  '/brand/*',
  '/brand.css',
  '/device_api/*',
  '/docs/*',
  '/dev/*',
  '/offline',
  '/worker.js',
  '/start.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/metrics',
];
