import type { Upload } from '../artefact/readUpload.ts';
import type { LiveRegistry, PublishedRemote } from '../registry/LiveRegistry.ts';
import type { GatedVersion, LiveVersions } from './LiveVersions.ts';

/** What is live now, as the gate looks at it. A killed remote still holds its addresses: it may come back. */
export function gatedVersions({ remotes }: LiveRegistry): LiveVersions {
  const met = (isShell: boolean) =>
    remotes
      .filter((remote) => (remote.name === 'shell') === isShell)
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
