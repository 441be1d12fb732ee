import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { readSignedText, signText } from './signedText.ts';

type CookieName = 'plaza_browser' | 'plaza_bucket' | 'plaza_overrides';

/** The text of a cookie that was signed here, and for this name. */
export function readCookie(ctx: Context, { sessionSecret }: Config, name: CookieName): string | undefined {
  const sent = ctx.cookies.get(name);
  return sent === undefined ? undefined : readSignedText(sessionSecret, `cookie ${name}`, sent);
}

// Written by hand: Koa refuses a Secure cookie when the proxy in front took the TLS off.
export function setCookie(
  ctx: Context,
  config: Config,
  name: CookieName,
  text: string,
  maxAgeS: number,
): void {
  const secure = config.publicUrl?.startsWith('https:') ? '; Secure' : '';
  const value = signText(config.sessionSecret, `cookie ${name}`, text);
  ctx.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`);
}
