import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionFamily } from './SessionFamily.ts';

export interface RefreshClaim {
  familyId: string;
  seq: number;
  proof: Buffer;
}

/** `family.seq.proof`: computed from the row and our key, so nothing worth stealing is stored. */
export function makeRefreshToken(
  key: Buffer,
  family: Pick<SessionFamily, 'id' | 'salt'>,
  seq: number,
): string {
  return `${family.id}.${seq}.${prove(key, family, seq).toString('base64url')}`;
}

export function readRefreshToken(token: string): RefreshClaim | null {
  const parts = /^(\d{1,18})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!parts) return null;
  const [, familyId = '', seq = '', proof = ''] = parts;
  return { familyId, seq: Number(seq), proof: Buffer.from(proof, 'base64url') };
}

export function isGenuine(
  key: Buffer,
  family: Pick<SessionFamily, 'id' | 'salt'>,
  claim: RefreshClaim,
): boolean {
  return timingSafeEqual(prove(key, family, claim.seq), claim.proof);
}

function prove(key: Buffer, family: Pick<SessionFamily, 'id' | 'salt'>, seq: number): Buffer {
  return createHmac('sha256', key).update(family.salt).update(`${family.id}.${seq}`).digest();
}
