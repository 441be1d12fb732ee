import { createHash } from 'node:crypto';
import type { LiveRegistry, LiveRemote, PublishedRemote } from './LiveRegistry.ts';

/** Who asks: the seed decides about canaries, the previews stand in place of what is live. */
export interface Viewer {
  seed: string;
  previews: ReadonlyMap<string, PublishedRemote>;
}

/** A remote as one visitor gets it. */
export interface PickedRemote {
  name: string;
  killed: boolean;
  current: PublishedRemote;
  previous: PublishedRemote | undefined;
}

/** The remotes of the server as this visitor gets them. A remote that never went live is not among them. */
export function pickVersions(live: LiveRegistry, viewer: Viewer): PickedRemote[] {
  const unborn = [...viewer.previews.keys()].filter((name) =>
    live.remotes.every((remote) => remote.name !== name),
  );
  const remotes = [...live.remotes, ...unborn.map((name) => ({ ...NEVER_LIVE, name }))];
  return remotes
    .map((remote) => pickRemote(remote, viewer))
    .filter((remote) => remote !== undefined)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function pickRemote(remote: LiveRemote, viewer: Viewer): PickedRemote | undefined {
  const { name, killed, active, previous, canary } = remote;
  const preview = viewer.previews.get(name);
  if (preview) return { name, killed: false, current: preview, previous: active };
  if (!active) return undefined;
  if (killed) return { name, killed, current: active, previous: undefined };
  if (canary && bucketOf(viewer.seed, name) < canary.percent) {
    return { name, killed, current: canary.published, previous: active };
  }
  return { name, killed, current: active, previous };
}

const NEVER_LIVE = { killed: false, active: undefined, previous: undefined, canary: undefined };

/**
 * A number from 0 to 99 that is always the same for one seed and one remote, and independent between
 * remotes, so that nobody is the guinea pig of every canary.
 */
export function bucketOf(seed: string, remote: string): number {
  return createHash('sha256').update(`${remote}\n${seed}`).digest().readUInt32BE(0) % 100;
}
