import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Session } from '../../http/session.ts';
import type { Plaza } from '../../plaza.ts';
import { readPreviews } from '../browser/previewToken.ts';
import { viewerSeed } from '../browser/viewerSeed.ts';
import { RoomVersion } from '../RoomVersion.ts';
import { RegistryStreams } from '../stream/RegistryStreams.ts';
import { HouseCache } from './HouseCache.ts';
import type { PublishedRemote } from './LiveHouse.ts';
import { type ChangeListener, listenForChanges } from './listenForChanges.ts';
import { loadHouse } from './loadHouse.ts';
import { type PickedRoom, pickVersions } from './pickVersions.ts';

/** What is live, for whoever asks, and news when it changes. */
export interface Registry {
  start(): Promise<void>;
  close(): Promise<void>;
  /** What this request's visitor gets. `preview` is what the address carries under that name. */
  pickFor(ctx: Context, session: Session, preview: string | undefined): Promise<Picked>;
  /** Call after a commit in this process: it need not wait for its own news. */
  forget(): void;
  /** A stream of changes, unless too many are open. */
  stream(): Promise<Readable | undefined>;
}

export interface Picked {
  revision: string;
  rooms: PickedRoom[];
}

export function openRegistry({ db, config, clock, log, metrics, closing }: Plaza): Registry {
  const streams = new RegistryStreams();
  let listener: ChangeListener | undefined;
  const cache = new HouseCache(
    // One snapshot: a change in between must not leave a room without its version.
    () => db.transaction(loadHouse, { isolationLevel: 'repeatable read', readOnly: true }),
    () => listener?.isListening() ?? false,
  );
  metrics.gauge('plaza_remote_streams', 'Tabs that listen for changes of remotes.', () => streams.size);
  closing.addEventListener('abort', () => streams.close());

  function announce(): void {
    cache.forget();
    cache.read().then(
      ({ revision }) => streams.announce(revision),
      (error: unknown) => log.warn({ err: error }, 'could not read what is live'),
    );
  }

  return {
    async start() {
      listener = await listenForChanges(db, log, announce);
    },
    async close() {
      streams.close();
      await listener?.close();
    },
    async pickFor(ctx, session, preview) {
      const seed = viewerSeed(ctx, config, session);
      const wanted = readPreviews(config.sessionSecret, preview, clock.now());
      const found = await Promise.all([...wanted].map((key) => RoomVersion.query(db).findById(key)));
      const previews = new Map<string, PublishedRemote>();
      for (const published of found) if (published) previews.set(published.name, published);
      const house = await cache.read();
      return { revision: house.revision, rooms: pickVersions(house, { seed, previews }) };
    },
    forget: () => cache.forget(),
    async stream() {
      return streams.open((await cache.read()).revision);
    },
  };
}
