import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';

/** Adds the origins of a dev server: for development, or a browser that an administrator allowed. */
export interface PolicyOptions {
  localhost?: boolean;
  /** The name the page was asked for under: not every browser counts its sockets to 'self'. */
  host?: string;
  /** Servers beside our own that a page may speak to, like wss://livekit.example. */
  speaksTo?: readonly string[];
  /** Origins whose pages may stand in a frame of ours, beside our own. */
  frames?: readonly string[];
  /** The one style that stands in the page itself. */
  style?: string | undefined;
}

/** What a page of ours may load. Built pieces come from this origin alone; no script is inline, and no style but a known one. */
export function contentSecurityPolicy({
  localhost = false,
  host = '',
  speaksTo = [],
  frames = [],
  style,
}: PolicyOptions = {}): string {
  const dev = localhost ? ' http://localhost:*' : '';
  const own = /^[a-z0-9.:[\]-]+$/i.test(host) ? ` ws://${host} wss://${host}` : '';
  // A LiveKit server is asked over http why it refused a socket.
  const others = speaksTo.map((url) => ` ${url} ${url.replace(/^ws/, 'http')}`).join('');
  const sockets = own + others + (localhost ? ' ws://localhost:*' : '');
  const inline = style ? ` 'sha256-${createHash('sha256').update(style).digest('base64')}'` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${dev}`,
    `style-src 'self'${inline}${dev}`,
    `connect-src 'self' blob:${dev}${sockets}`,
    `img-src 'self' data: blob:${dev}`,
    "media-src 'self' blob:",
    `font-src 'self'${dev}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

const HEADERS = {
  // Embedded players want to know who embeds them; nobody learns the path.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A sign-in popup must be able to answer the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Games are framed under an origin of their own, and get what the frame passes on: a pad, the full screen.
  'Permissions-Policy':
    'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), fullscreen=*, gamepad=*, accelerometer=(self), gyroscope=(self), xr-spatial-tracking=(self)',
};

export function securityHeaders(options: { https: boolean }): Middleware {
  const always = {
    ...HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(),
    // Only where it is true: on a plain http network it would lock people out.
    ...(options.https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  return async (ctx, next) => {
    ctx.set(always);
    await next();
  };
}
