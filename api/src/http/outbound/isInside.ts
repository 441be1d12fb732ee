import { BlockList, isIP } from 'node:net';

/** What IANA has given to this machine, its network, groups or examples: RFC 6890 and what came after it. */
const SPECIAL = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  // Teredo and other protocols, examples, 6to4: an address of the old kind may be wrapped in them.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(address, prefix, 'ipv6');

/** All that is in use of the public IPv6 network. Loopback, link-local, unique local, multicast and NAT64 lie beside it. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is of this machine, of its network, or of none. What is no address counts as inside. */
export function isInside(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return SPECIAL.check(address, 'ipv4');
  if (kind === 0 || address.includes('%')) return true;
  const mapped = mappedIn(address);
  if (mapped) return isInside(mapped);
  return !PUBLIC_V6.check(address, 'ipv6') || SPECIAL.check(address, 'ipv6');
}

/** The IPv4 address in `::ffff:127.0.0.1`, however it is written. */
function mappedIn(address: string): string | undefined {
  // The one way in which addresses are written in URLs.
  const { hostname } = new URL(`http://[${address}]`);
  const [, high, low] = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(hostname) ?? [];
  if (!high || !low) return undefined;
  return [high, low]
    .map((word) => Number.parseInt(word, 16))
    .flatMap((word) => [word >> 8, word & 255])
    .join('.');
}
