import { createPublicKey, type KeyObject } from 'node:crypto';

/** Whether something can be encrypted to a key: an uncompressed point of P-256 in base64url. */
export function isOnP256(publicKey: string): boolean {
  try {
    pointOnP256(publicKey);
    return true;
  } catch {
    return false;
  }
}

/** Throws where the text is no uncompressed point of the curve. */
export function pointOnP256(publicKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  if (point.length !== 65 || point[0] !== 4 || !x || !y) throw new Error('Not an uncompressed point.');
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
}
