import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { type Outbound, openOutbound } from '../../http/outbound/openOutbound.ts';

/** The push services of the browsers. An endpoint comes from outside: anywhere else we do not send. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const MOST_LETTERS = 2000;
/** A URL is read past blanks and NUL: one browser would have many addresses, and some that cannot be kept. */
const PRINTED = /^[!-~]+$/;

/** Whether an address is one of a push service: of a browser's, or one that the operator has named. */
export function isPushService(endpoint: string, { push }: Pick<Config, 'push'>): boolean {
  if (endpoint.length > MOST_LETTERS || !PRINTED.test(endpoint) || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username || password) return false;
  if (push.hosts.includes(host) || push.hosts.includes(hostname)) return true;
  const isKnown = SERVICES.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one));
  return isKnown && port === '' && isIP(hostname) === 0;
}

const opened = new WeakMap<object, Outbound>();

/** The way to push services, with connections that are kept from one notification to the next. */
export function pushOutbound(config: Pick<Config, 'push'>): Outbound {
  const { hosts, caFile } = config.push;
  const ask =
    opened.get(config) ??
    openOutbound({ trusted: hosts, ca: caFile === undefined ? undefined : readFileSync(caFile) });
  opened.set(config, ask);
  return ask;
}
