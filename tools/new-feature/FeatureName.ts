import { readRemoteName } from '../new-remote/RemoteName.ts';

/** One feature under each of the names that its files need. */
export interface FeatureName {
  /** `mf-games`: the remote whose screen it is. */
  remote: string;
  /** `guest-book`: its folders, its calls and its address. */
  slug: string;
  /** `GuestBook`: its types and components. */
  pascal: string;
  /** `guestBook`: its constants. */
  camel: string;
  /** `guest_book`: its table. */
  table: string;
  /** `Guest book`: for people. */
  title: string;
  /** `20261122_1530_guest_book`: its migration. */
  migration: string;
}

/** Reads the name of a feature as somebody types it, for a remote. */
export function readFeatureName(remote: string, typed: string, now: Date): FeatureName {
  const { slug, pascal, title } = readRemoteName(typed);
  const table = slug.replaceAll('-', '_');
  const stamp = now.toISOString().slice(0, 16).replace('T', '_').replaceAll(/[-:]/g, '');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { remote, slug, pascal, camel, table, title, migration: `${stamp}_${table}` };
}
