import { isIP, isIPv6 } from 'node:net';

/**
 * An IPv4 address in the clothes of IPv6 is what it is: mapped, or as a translator in front writes it (RFC 6052), where
 * all of the old internet would be one network.
 */
const V4_INSIDE = new Set([[0, 0, 0, 0, 0, 0xffff].join(':'), [0x64, 0xff9b, 0, 0, 0, 0].join(':')]);

/** An IPv6 customer owns a /64: counting single addresses would count nothing. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (V4_INSIDE.has(groups.slice(0, 6).join(':'))) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Wider: one customer may be given a /48, and has as many of the networks above as they like. */
export function siteOf(ip: string): string {
  const network = networkOf(ip);
  const isWide = network.includes(':');
  return network
    .split(isWide ? ':' : '.')
    .slice(0, 3)
    .join(isWide ? ':' : '.');
}

/** Of so many networks at their limit one IPv6 site may consist: an office, a school. */
const NETWORKS_OF_SITE = 16;

/**
 * Whom a limit counts an address for, and how many times the limit each of them has. A customer with a /48 has 65,536
 * networks, and they are limited together. An IPv4 address is counted alone: its neighbours are other people.
 */
export function placesOf(ip: string): readonly { place: string; times: number }[] {
  const [network, site] = [networkOf(ip), siteOf(ip)];
  const alone = { place: network, times: 1 };
  return site.includes(':') ? [alone, { place: `${site}::/48`, times: NETWORKS_OF_SITE }] : [alone];
}

/** All eight, also those that `::` stands for, and those written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = partsOf(head);
  if (tail === undefined) return before;
  const after = partsOf(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function partsOf(half: string): number[] {
  return half.split(':').flatMap((part) => {
    if (part === '') return [];
    if (isIP(part) !== 4) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
