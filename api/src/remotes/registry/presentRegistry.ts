import type { RegisteredRemote, RemoteRegistry, RemoteVersion } from '@plaza/api-contract';
import type { PublishedRemote } from './LiveHouse.ts';
import type { PickedRoom } from './pickVersions.ts';

/** The registry as it goes over the wire, or nothing while no shell is live. */
export function presentRegistry(revision: string, rooms: readonly PickedRoom[]): RemoteRegistry | undefined {
  const shell = rooms.find((room) => room.name === 'shell')?.current;
  if (!shell) return undefined;
  return {
    revision,
    shell: { version: shell.version, contract: shell.contract },
    remotes: rooms.filter((room) => room.name !== 'shell').map(presentRoom),
  };
}

function presentRoom({ name, killed, current, previous }: PickedRoom): RegisteredRemote {
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
  };
}

/** Where a file of a version is served. */
export function addressOf(
  { name, version }: Pick<PublishedRemote, 'name' | 'version'>,
  path: string,
): string {
  return `/remotes/${name}/${version}/${path}`;
}

/** Maps, licences and the upload's own description are served, but no page loads them: their hashes would be dead weight. */
function isLoaded(path: string): boolean {
  return path !== 'plaza.json' && !/\.(map|txt)$/.test(path);
}
