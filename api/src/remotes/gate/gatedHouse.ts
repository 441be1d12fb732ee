import type { Upload } from '../artefact/readUpload.ts';
import type { LiveHouse, PublishedRemote } from '../registry/LiveHouse.ts';
import type { GatedVersion, House } from './House.ts';

/** What is live now, as the gate looks at it. A killed room still holds its addresses: it may come back. */
export function gatedHouse({ rooms }: LiveHouse): House {
  const met = (isShell: boolean) =>
    rooms
      .filter((room) => (room.name === 'shell') === isShell)
      .flatMap(({ active, canary }) => [active, canary?.published])
      .flatMap((published) => (published ? [gatedPublished(published)] : []));
  return { shells: met(true), remotes: met(false) };
}

export function gatedPublished(published: PublishedRemote): GatedVersion {
  const { name, version, mfName, contract, entry, routes, widgets, shared, initial, integrity } = published;
  return {
    name,
    version,
    mfName,
    contract,
    entry: entry ?? undefined,
    routes: [...routes],
    widgets,
    shared,
    initial: initial ?? undefined,
    hasFile: (path) => Object.hasOwn(integrity, path),
  };
}

export function gatedUpload({ artefact, files }: Upload): GatedVersion {
  return { ...artefact, hasFile: (path) => files.has(path) };
}
