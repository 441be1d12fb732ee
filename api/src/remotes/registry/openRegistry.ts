import type { Context } from 'koa';
import type { Session } from '../../http/session.ts';
import type { Plaza } from '../../plaza.ts';
import { readPreviews } from '../browser/previewToken.ts';
import { viewerSeed } from '../../browser/viewerSeed.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import type { PublishedRemote, LiveRegistry } from './LiveRegistry.ts';
import { loadLiveRegistry } from './loadLiveRegistry.ts';
import { type PickedRemote, pickVersions } from './pickVersions.ts';

/** Where the hub says that something else is live. */
export const REMOTES_CHANNEL = 'remotes';

/** What is live, for whoever asks. */
export interface Registry {
  /** What this request's visitor gets. `preview` is what the address carries under that name. */
  pickFor(ctx: Context, session: Session, preview: string | undefined): Promise<Picked>;
  /** All versions of a remote that somebody may have open: the live one first. */
  liveVersions(name: string): Promise<string[]>;
  /** Call after a commit in this process: it need not wait for its own news. */
  forget(): void;
}

export interface Picked {
  revision: string;
  remotes: PickedRemote[];
}

export function openRegistry({ db, config, clock, hub }: Plaza): Registry {
  hub.openChannels({ prefix: REMOTES_CHANNEL, mayEnter: (_, rest) => rest === '' });
  const changes = hub.follow(REMOTES_CHANNEL, () => cache.forget());
  const cache = new RegistryCache(
    // One snapshot: a change in between must not leave a remote without its version.
    () => db.transaction(loadLiveRegistry, { isolationLevel: 'repeatable read', readOnly: true }),
    () => changes.isListening(),
  );

  return {
    async pickFor(ctx, session, preview) {
      const seed = viewerSeed(ctx, config, session);
      const wanted = readPreviews(config.sessionSecret, preview, clock.now());
      const found = await Promise.all([...wanted].map((key) => RemoteVersionRow.query(db).findById(key)));
      const previews = new Map<string, PublishedRemote>();
      for (const published of found) if (published) previews.set(published.name, published);
      const live = await cache.read();
      return { revision: live.revision, remotes: pickVersions(live, { seed, previews }) };
    },
    async liveVersions(name) {
      const remote = (await cache.read()).remotes.find((one) => one.name === name);
      if (!remote) return [];
      const { active, canary, previous } = remote;
      return [active, canary?.published, previous].flatMap((one) => one?.version ?? []);
    },
    forget: () => cache.forget(),
  };
}

/** Keeps what is live in memory until a change is announced, so that a registry read costs no query. */
class RegistryCache {
  readonly #load: () => Promise<LiveRegistry>;
  readonly #hearsChanges: () => boolean;
  #kept: Promise<LiveRegistry> | undefined;

  constructor(load: () => Promise<LiveRegistry>, hearsChanges: () => boolean) {
    this.#load = load;
    this.#hearsChanges = hearsChanges;
  }

  /** What is live. While no news can come in, every read is a fresh one. */
  read(): Promise<LiveRegistry> {
    if (!this.#hearsChanges()) return this.#load();
    this.#kept ??= this.#loadOnce();
    return this.#kept;
  }

  forget(): void {
    this.#kept = undefined;
  }

  #loadOnce(): Promise<LiveRegistry> {
    const loading = this.#load();
    // A failure is not kept: the next read tries again.
    loading.catch(() => {
      if (this.#kept === loading) this.#kept = undefined;
    });
    return loading;
  }
}
