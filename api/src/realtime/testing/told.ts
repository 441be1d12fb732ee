import type { Joined } from './joinHub.ts';

/** What a browser was told under these names, once it was so much; who came and went meanwhile does not count. */
export async function told(device: Joined, names: readonly string[], count: number): Promise<unknown[]> {
  const payloads = () => device.heard.flatMap(({ name, payload }) => (names.includes(name) ? [payload] : []));
  while (payloads().length < count) await device.hears(device.heard.length + 1);
  return payloads();
}
