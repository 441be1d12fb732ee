import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';

const NAME = 'plaza_device';

/** The second half of a session, which no script can read: a stolen refresh token alone is worth nothing. */
export function setDeviceCookie(ctx: Context, about: { secure: boolean; expires: Date }): Buffer {
  const device = randomBytes(32);
  ctx.append('Set-Cookie', cookie(device.toString('base64url'), about));
  return hashOf(device);
}

export function clearDeviceCookie(ctx: Context, about: { secure: boolean }): void {
  ctx.append('Set-Cookie', cookie('', { ...about, expires: new Date(0) }));
}

export function holdsDevice(ctx: Context, deviceHash: Buffer): boolean {
  const sent = ctx.cookies.get(NAME);
  return sent !== undefined && timingSafeEqual(hashOf(Buffer.from(sent, 'base64url')), deviceHash);
}

// Written by hand: Koa refuses a Secure cookie when the proxy in front took the TLS off.
function cookie(value: string, { secure, expires }: { secure: boolean; expires: Date }): string {
  return `${NAME}=${value}; Path=/api/auth; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function hashOf(device: Buffer): Buffer {
  return createHash('sha256').update(device).digest();
}
