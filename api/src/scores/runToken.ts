import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a run: its id, and proof that this server opened it for this person. */
export function signRun(key: Buffer, runId: string, userId: string): string {
  return `${runId}.${proofOf(key, runId, userId)}`;
}

/** The run that a token speaks for, or undefined when it was not signed here for this person. */
export function readRunToken(key: Buffer, token: string, userId: string): string | undefined {
  const [runId = '', proof = ''] = token.split('.');
  const known = Buffer.from(proofOf(key, runId, userId));
  const given = Buffer.from(proof);
  return known.length === given.length && timingSafeEqual(known, given) ? runId : undefined;
}

function proofOf(key: Buffer, runId: string, userId: string): string {
  return createHmac('sha256', key).update(`${runId} ${userId}`).digest('base64url');
}
