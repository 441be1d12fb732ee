import { networkOf, placesOf, siteOf } from './networkOf.ts';

it.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::9', '2001:db8:0:0::/64'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['64:ff9b::c000:207', '192.0.2.7'],
  ['64:ff9b:1::192.0.2.7', '64:ff9b:1:0::/64'],
  ['2001:db8::192.0.2.7', '2001:db8:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1'],
  ['2001:db8:1:ffff::1', '2001:db8:1'],
  ['2001:db8:2::1', '2001:db8:2'],
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.200', '192.0.2'],
])('%s is of the site %s', (ip, site) => {
  expect(siteOf(ip)).toBe(site);
});

it('an IPv6 address is counted for its network and for its site, an IPv4 address for itself', () => {
  expect(placesOf('2001:db8:1:2::1')).toEqual([
    { place: '2001:db8:1:2::/64', times: 1 },
    { place: '2001:db8:1::/48', times: 16 },
  ]);
  expect(placesOf('::ffff:192.0.2.7')).toEqual([{ place: '192.0.2.7', times: 1 }]);
});
