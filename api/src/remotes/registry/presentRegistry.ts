import {
  FIRST,
  PICTURES,
  type RegisteredRemote,
  type RemoteRegistry,
  type RemoteVersion,
} from '@plaza/api-contract';
import type { PublishedRemote } from './LiveRegistry.ts';
import type { PickedRemote } from './pickVersions.ts';

/** The registry as it goes over the wire, or nothing while no shell is live. */
export function presentRegistry(
  revision: string,
  remotes: readonly PickedRemote[],
): RemoteRegistry | undefined {
  const shell = remotes.find((remote) => remote.name === 'shell')?.current;
  if (!shell) return undefined;
  return {
    revision,
    shell: { version: shell.version, contract: shell.contract },
    remotes: remotes.filter((remote) => remote.name !== 'shell').map(presentRemote),
  };
}

function presentRemote({ name, killed, current, previous }: PickedRemote): RegisteredRemote {
  return {
    name,
    killed,
    current: presentVersion(current),
    ...(previous && { previous: presentVersion(previous) }),
  };
}

function presentVersion(published: PublishedRemote): RemoteVersion {
  return {
    version: published.version,
    mfName: published.mfName,
    contract: published.contract,
    entry: addressOf(published, published.entry ?? ''),
    integrity: Object.fromEntries(Object.entries(published.integrity).filter(([path]) => isLoaded(path))),
    routes: published.routes.map(({ path, access }) => ({ path, access })),
    widgets: { ...published.widgets },
    ...(published.service && { service: true }),
  };
}

/** Where a file of a version is served. */
export function addressOf(
  { name, version }: Pick<PublishedRemote, 'name' | 'version'>,
  path: string,
): string {
  return `/remotes/${name}/${version}/${path}`;
}

/** These are served, but the shell loads none of them: their hashes would be dead weight in every page. */
const NOT_LOADED = new Set(['plaza.json', PICTURES, FIRST]);

function isLoaded(path: string): boolean {
  return !NOT_LOADED.has(path) && !/\.(map|txt)$/.test(path);
}
