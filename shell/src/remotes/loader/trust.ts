import type { RemoteVersion } from '@plaza/api-contract';

/** A version as the loader keeps it: where its files lie, and which of them it trusts. */
export interface Trusted {
  /** The folder of the version, with a slash at the end. */
  base: string;
  version: RemoteVersion;
}

export function trustedOf(version: RemoteVersion, pageUrl: string): Trusted {
  const entry = new URL(version.entry, pageUrl);
  return { base: new URL('.', entry).href, version };
}

/** No file has this hash. Giving it to the browser is how a file that nobody vouched for is refused. */
export const NEVER = `sha384-${'A'.repeat(64)}`;

/**
 * The hash a file must have. Fails closed: an address outside every known version, or a file that
 * the registry has no hash for, gets a hash that nothing fulfils.
 */
export function integrityOf(address: string, known: Iterable<Trusted>, pageUrl: string): string {
  return hashWithin(address, known, pageUrl) ?? NEVER;
}

/** The same for an address that may be anybody's: outside every known version there is no hash. */
export function hashWithin(address: string, known: Iterable<Trusted>, pageUrl: string): string | undefined {
  if (!URL.canParse(address, pageUrl)) return undefined;
  const { origin, pathname } = new URL(address, pageUrl);
  const href = origin + pathname;
  for (const { base, version } of known) {
    if (href.startsWith(base)) return version.integrity[href.slice(base.length)] ?? NEVER;
  }
  return undefined;
}
