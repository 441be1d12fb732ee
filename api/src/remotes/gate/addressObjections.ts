import { type GatedVersion, titleOf } from './LiveVersions.ts';
import { pathsOverlap } from './pathsOverlap.ts';
import { RESERVED_PATHS } from './reservedPaths.ts';

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
  for (const place of Object.keys(remote.widgets)) {
    const holder = others.find((other) => other.name !== 'shell' && Object.hasOwn(other.widgets, place));
    if (holder)
      sentences.push(`${wants} brings a widget for ${place}, but ${holder.name} already fills that place.`);
  }
  return sentences;
}
