import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { readFileSync } from 'node:fs';
import type { Config } from '../../config.ts';

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

/** Whether an address is one of a push service: of a browser's, or one that the operator has named. */
export function isPushService(endpoint: string, { push }: Pick<Config, 'push'>): boolean {
  if (endpoint.length > MOST_LETTERS || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username || password) return false;
  if (push.hosts.includes(host) || push.hosts.includes(hostname)) return true;
  const isKnown = SERVICES.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one));
  return isKnown && port === '' && isIP(hostname) === 0;
}

/** Connects to push services alone: a name that suddenly leads into our own network is refused while it is looked up. */
export function pushAgent({ push }: Pick<Config, 'push'>): Agent {
  const ca = push.caFile === undefined ? {} : { ca: readFileSync(push.caFile) };
  return new Agent({
    keepAlive: true,
    maxSockets: 20,
    timeout: 10_000,
    lookup: outsideOnly(push.hosts),
    ...ca,
  });
}

function outsideOnly(trusted: readonly string[]): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const isTrusted = trusted.some((host) => host.replace(/:\d+$/, '') === hostname);
      const allowed = addresses.filter(({ address }) => isTrusted || !isInside(address));
      const [first] = allowed;
      if (!first) return callback(new Error(`${hostname} leads into a private network.`), []);
      if (options.all) return callback(null, allowed);
      callback(null, first.address, first.family);
    });
  };
}

const inside = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(address, prefix, 'ipv6');

/** Whether an address is of this machine, of its network, or of none. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isInside(mapped);
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
