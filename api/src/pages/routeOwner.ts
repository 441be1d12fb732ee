import { createHash } from 'node:crypto';
import { buffer, json } from 'node:stream/consumers';
import { z } from 'zod';
import type { ArtefactStore } from '../remotes/artefact/ArtefactStore.ts';
import type { PublishedRemote } from '../remotes/registry/LiveRegistry.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';

/** A file that a page asks for before its shell does. */
export interface Ahead {
  href: string;
  as: 'fetch' | 'script' | 'style';
  /** The one by which it is asked for later, or a browser would fetch it twice. */
  integrity: string | undefined;
}

const Files = z.object({ sync: z.array(z.string()).default([]) });
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), type: z.string().default('global') }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: Files, css: Files }) })),
});

/** As many versions as are live at once, and a few that were. */
const KEPT = 16;

/** Tells what the remote of an address brings at once, so that a member's browser need not learn it step by step. */
export function openRouteOwner(store: ArtefactStore) {
  const read = new Map<string, Promise<Ahead[]>>();
  return (remote: PublishedRemote | undefined): Promise<Ahead[]> => {
    if (!remote) return Promise.resolve([]);
    const key = `${remote.name} ${remote.version}`;
    const reading = read.get(key) ?? filesOf(store, remote);
    read.set(key, reading);
    reading.catch(() => read.delete(key));
    for (const old of [...read.keys()].slice(0, -KEPT)) read.delete(old);
    return reading;
  };
}

async function filesOf(store: ArtefactStore, remote: PublishedRemote): Promise<Ahead[]> {
  const { name, version, entry, integrity } = remote;
  const file = entry === null ? undefined : await store.read(name, version, entry);
  if (entry === null || !file) return [];
  const manifest = Manifest.parse(await json(file.open()));
  const { js, css } = manifest.exposes.find((exposed) => exposed.path === './app')?.assets ?? {};
  const { name: container, type } = manifest.metaData.remoteEntry;

  const inner = async (path: string, as: Ahead['as']): Promise<Ahead> => ({
    href: addressOf(remote, path),
    as,
    integrity: await innerHash(store, remote, path),
  });
  // Modules are fetched in another way than scripts, and by the shell alone.
  const scripts: Ahead[] =
    type === 'global'
      ? [
          { href: addressOf(remote, container), as: 'script', integrity: integrity[container] },
          ...(await Promise.all((js?.sync ?? []).map((path) => inner(path, 'script')))),
        ]
      : [];
  const sheets = await Promise.all((css?.sync ?? []).map((path) => inner(path, 'style')));
  return [{ href: addressOf(remote, entry), as: 'fetch', integrity: undefined }, ...scripts, ...sheets];
}

/** As builds of before wrote it into the entry, which asks for the file. For the files of any other the shell takes the page's. */
async function innerHash(store: ArtefactStore, { name, version }: PublishedRemote, path: string) {
  const file = await store.read(name, version, path);
  return (
    file &&
    `sha256-${createHash('sha256')
      .update(await buffer(file.open()))
      .digest('base64')}`
  );
}
