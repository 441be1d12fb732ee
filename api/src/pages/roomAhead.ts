import { createHash } from 'node:crypto';
import { buffer, json } from 'node:stream/consumers';
import { z } from 'zod';
import type { ArtefactStore } from '../remotes/artefact/ArtefactStore.ts';
import type { PublishedRemote } from '../remotes/registry/LiveHouse.ts';
import type { PickedRoom } from '../remotes/registry/pickVersions.ts';
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
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: Files, css: Files }) })),
});

/** As many versions as are live at once, and a few that were. */
const KEPT = 16;

/** Tells what the room of an address brings at once, so that a member's browser need not learn it step by step. */
export function openRoomAhead(store: ArtefactStore) {
  const read = new Map<string, Promise<Ahead[]>>();
  return (rooms: readonly PickedRoom[], path: string): Promise<Ahead[]> => {
    const room = rooms.find(
      ({ killed, current }) => !killed && current.routes.some((route) => lies(path, route.path)),
    );
    if (!room) return Promise.resolve([]);
    const { name, version } = room.current;
    const key = `${name} ${version}`;
    const reading = read.get(key) ?? filesOf(store, room.current);
    read.set(key, reading);
    reading.catch(() => read.delete(key));
    for (const old of [...read.keys()].slice(0, -KEPT)) read.delete(old);
    return reading;
  };
}

async function filesOf(store: ArtefactStore, room: PublishedRemote): Promise<Ahead[]> {
  const { name, version, entry, integrity } = room;
  const file = entry === null ? undefined : await store.read(name, version, entry);
  if (entry === null || !file) return [];
  const manifest = Manifest.parse(await json(file.open()));
  const { js, css } = manifest.exposes.find((exposed) => exposed.path === './app')?.assets ?? {};
  const container = manifest.metaData.remoteEntry.name;

  const inner = async (path: string, as: Ahead['as']): Promise<Ahead> => ({
    href: addressOf(room, path),
    as,
    integrity: await innerHash(store, room, path),
  });
  return [
    { href: addressOf(room, entry), as: 'fetch', integrity: undefined },
    { href: addressOf(room, container), as: 'script', integrity: integrity[container] },
    ...(await Promise.all([
      ...(js?.sync ?? []).map((path) => inner(path, 'script')),
      ...(css?.sync ?? []).map((path) => inner(path, 'style')),
    ])),
  ];
}

/** As the bundler wrote it into the entry, which asks for the file. */
async function innerHash(store: ArtefactStore, { name, version }: PublishedRemote, path: string) {
  const file = await store.read(name, version, path);
  return (
    file &&
    `sha256-${createHash('sha256')
      .update(await buffer(file.open()))
      .digest('base64')}`
  );
}

/** `/chat` is exact, `/chat/*` is `/chat` and all below it. */
function lies(path: string, route: string): boolean {
  if (!route.endsWith('/*')) return path === route;
  return path === route.slice(0, -2) || path.startsWith(route.slice(0, -1));
}
