import { createHash } from 'node:crypto';

/** What the chain protects of an entry. The details are in it by their hash alone. */
export interface ChainedEntry {
  seq: string;
  at: Date;
  actorId: string | null;
  act: string;
  aboutKind: string;
  aboutId: string;
  detailsHash: Buffer;
}

export function hashDetails(details: string | null): Buffer {
  return createHash('sha256')
    .update(details ?? '')
    .digest();
}

/** Each hash holds the one before, so nothing can be changed, taken out or put between without being seen. */
export function chainHash(previous: Buffer, entry: ChainedEntry): Buffer {
  const { seq, at, actorId, act, aboutKind, aboutId, detailsHash } = entry;
  const said = JSON.stringify([
    seq,
    at.toISOString(),
    actorId,
    act,
    aboutKind,
    aboutId,
    detailsHash.toString('hex'),
  ]);
  return createHash('sha256').update(previous).update(said).digest();
}
