import { createHash } from 'node:crypto';

/**
 * A number from 0 to 99 that is always the same for one seed and one remote, and independent between
 * remotes, so that nobody is the guinea pig of every canary.
 */
export function bucketOf(seed: string, remote: string): number {
  return createHash('sha256').update(`${remote}\n${seed}`).digest().readUInt32BE(0) % 100;
}
