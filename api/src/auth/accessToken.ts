import { jwtVerify, SignJWT } from 'jose';

export const ACCESS_MINUTES = 10;

const ISSUER = 'plaza';
const AUDIENCE = 'plaza-api';
const TYPE = 'at+jwt';

export interface AccessClaims {
  userId: string;
  familyId: string;
  /** The turn of the refresh token that came with it. */
  seq?: number | undefined;
}

export function signAccessToken(
  key: Buffer,
  { userId, familyId, seq }: AccessClaims,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: familyId, ...(seq !== undefined && { turn: seq }) })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_MINUTES * 60)
    .sign(key);
}

const MOST_REMEMBERED = 20_000;

/**
 * Reads what a token says, or null for one that is expired, forged, or made for something else. It knows again what it
 * has read: checking a signature costs more than most answers, and the same bytes have the same one until they expire.
 */
export function accessTokenReader(key: Buffer): (token: string, now: Date) => Promise<AccessClaims | null> {
  const remembered = new Map<string, VerifiedClaims>();
  return async (token, now) => {
    const known = remembered.get(token);
    if (known) return known.expiresMs > now.getTime() ? known : null;
    const claims = await verified(key, token, now);
    if (!claims) return null;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(token, claims);
    return claims;
  };
}

interface VerifiedClaims extends AccessClaims {
  expiresMs: number;
}

async function verified(key: Buffer, token: string, now: Date): Promise<VerifiedClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const { sub: userId, sid: familyId, turn, exp = 0 } = payload;
    const seq = typeof turn === 'number' ? turn : undefined;
    return isId(userId) && isId(familyId) ? { userId, familyId, seq, expiresMs: exp * 1000 } : null;
  } catch {
    return null;
  }
}

/** jose checks that they are there, not what they are; PostgreSQL would stumble over the rest. */
function isId(claim: unknown): claim is string {
  return typeof claim === 'string' && /^\d{1,18}$/.test(claim);
}
