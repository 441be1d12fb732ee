import { jwtVerify, SignJWT } from 'jose';

export const ACCESS_MINUTES = 10;

const ISSUER = 'plaza';
const AUDIENCE = 'plaza-api';
const TYPE = 'at+jwt';

export interface AccessClaims {
  userId: string;
  familyId: string;
}

export function signAccessToken(key: Buffer, { userId, familyId }: AccessClaims, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_MINUTES * 60)
    .sign(key);
}

/** What the token says, or null for one that is expired, forged, or made for something else. */
export async function readAccessToken(key: Buffer, token: string, now: Date): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const { sub: userId, sid: familyId } = payload;
    return isId(userId) && isId(familyId) ? { userId, familyId } : null;
  } catch {
    return null;
  }
}

/** jose checks that they are there, not what they are; PostgreSQL would stumble over the rest. */
function isId(claim: unknown): claim is string {
  return typeof claim === 'string' && /^\d{1,18}$/.test(claim);
}
