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
