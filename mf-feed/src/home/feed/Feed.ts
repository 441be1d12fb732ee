import type { PageListPlace } from '@plaza/design-system';
import type { ApiClient, Cell, CellState } from '@plaza/shell-contract';
import type { PostStore } from '../../store/PostStore.ts';
import { cutToKeep, FRESH_MS, keepFeed, type KeptFeed, readFeed, type Tab } from './feedCache.ts';
import { addBelow, type Entries, type Entry, fillGap, type Page, putOnTop } from './entries.ts';
import { type FetchedPage, fetchPage, openAt, type OpenedAt, placeElsewhere } from './feedPages.ts';
import { EMPTY, hasGap, hasPost, type Timeline, topOf, withHeard } from './timeline.ts';

export interface FeedState extends Timeline {
  status: 'loading' | 'ready' | 'failed';
  /** Why, when it failed. */
  error: unknown;
  older: 'idle' | 'loading' | 'failed';
}

export interface FeedNeeds {
  api: ApiClient;
  /** Keeps it right: no older page takes back what was heard after it was asked for. */
  cell: Cell<Timeline>;
  store: PostStore;
  tab: Tab;
  userId: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now(): number;
}

/** One tab of the feed: shown at once from what was kept, brought up to date behind it, and never moved under its reader. */
export class Feed {
  readonly #needs: FeedNeeds;
  readonly #cell: Cell<Timeline>;
  readonly #listeners = new Set<() => void>();
  readonly #filling = new Set<string>();
  /** Newest pages that are on their way. */
  readonly #bringing = new Set<Promise<unknown>>();
  #older: FeedState['older'] = 'idle';
  #shown: { of: CellState<Timeline>; state: FeedState } | undefined;
  #place: PageListPlace | undefined;
  #readAt = 0;
  #fetchedAt = 0;
  #isPlaceTold = true;
  #leaving = new AbortController();

  constructor(needs: FeedNeeds) {
    this.#needs = needs;
    this.#cell = needs.cell;
    const kept = readFeed(needs.storage, needs.tab, needs.userId);
    if (kept) this.#restore(kept);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const leave = this.#cell.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      leave();
    };
  };

  read = (): FeedState => {
    const of = this.#cell.read();
    if (this.#shown?.of !== of || this.#shown.state.older !== this.#older) {
      const { status, error, value = EMPTY } = of;
      this.#shown = { of, state: { ...value, status, error, older: this.#older } };
    }
    return this.#shown.state;
  };

  /**
   * Begins to show. A kept feed is there already; one that is older than five minutes, or than a post of one's own, is
   * fetched again behind it.
   */
  async open({ hasPosted = false } = {}): Promise<void> {
    this.#leaving = new AbortController();
    const { now } = this.#needs;
    if (this.read().status !== 'ready') return this.load();
    if (!hasPosted && now() - this.#fetchedAt < FRESH_MS) return this.catchUp();
    return this.#revalidate();
  }

  /** Ends what is under way, and keeps what there is. */
  close(): void {
    this.#leaving.abort();
    this.#cell.stop();
    this.#older = 'idle';
    this.#keep();
  }

  /** From nothing: the newest page, and where one was on another device. */
  async load(): Promise<void> {
    let newest: FetchedPage | undefined;
    await this.#follow(
      this.#cell.retry(async (signal) => {
        const placing = placeElsewhere(this.#needs, signal);
        newest = await fetchPage(this.#needs, signal);
        const feed = await openAt(this.#needs, newest, await placing, signal);
        return this.#begunAt(feed);
      }),
    );
    if (newest && this.read().status === 'ready') this.#lookAt(newest);
  }

  /** A connection was gone, or is there only now: how many posts came meanwhile? */
  async catchUp({ hasMissed = false } = {}): Promise<void> {
    await this.#allBrought();
    const { status, ...shown } = this.read();
    const { signal } = this.#leaving;
    if (status !== 'ready' || signal.aborted) return;
    if (hasMissed || this.#needs.now() - this.#fetchedAt >= FRESH_MS) void this.#lookAgain();
    const top = topOf(shown);
    const since = top && this.#needs.store.known(top.id)?.cursor;
    if (since === undefined) return this.#revalidate();
    try {
      const query = { tab: this.#needs.tab, since };
      const { count, more, own } = await this.#needs.api.call('GET /contents/news', { query, signal });
      // They were shown while they were counted.
      if (topOf(this.read())?.id !== top?.id) return await this.catchUp();
      if (count > 0)
        this.#cell.hear((now) =>
          topOf(now)?.id === top?.id ? { ...now, newer: { count, more, isThere: false } } : now,
        );
      else if (own) await this.#revalidate();
    } catch {
      // The next time tells.
    }
  }

  /** What one reads as it is by now: edited, counted, taken away or brought back. Nothing moves for it. */
  async #lookAgain(): Promise<void> {
    const { store } = this.#needs;
    const posts = this.read().feed.entries.filter(({ kind }) => kind === 'post');
    const at = posts.findIndex(({ id }) => id === this.#place?.key);
    const [first, ...below] = posts.slice(Math.max(0, at));
    if (!first) return;
    const isAway = (id: string) => store.gone(id)?.why === 'taken-away';
    const askFor = (id: string) =>
      store.hear({ ID: id, what: isAway(id) ? 'restored' : 'edited', counts: null });
    askFor(first.id);
    try {
      const { ids, next } = await fetchPage(this.#needs, this.#leaving.signal, store.known(first.id)?.cursor);
      const last = next === null ? 0 : Number(ids.at(-1));
      for (const { id } of below) if (Number(id) >= last && (isAway(id) || !ids.includes(id))) askFor(id);
    } catch {
      // The next break or page brings it.
    }
  }

  /** Somebody has posted while the feed is on screen, or on its way there. */
  hear(id: string): void {
    this.#cell.hear((now) => withHeard(now, id));
    this.#fillEmpty();
  }

  /**
   * One has posted oneself, perhaps on another device. That is nothing new: it takes its place by itself, and what one
   * reads stays. Where posts of others wait above, it comes with them, or they would come unasked.
   */
  async hearOwn(id: string): Promise<void> {
    await this.#allBrought();
    const { status, ...shown } = this.read();
    if (status !== 'ready' || this.#leaving.signal.aborted || hasPost(shown, id)) return;
    const { count, isThere } = shown.newer;
    if (count === 0 || isThere) await this.#revalidate();
  }

  /** Shows what waits above, and goes there. Rejects when it does not come. */
  async reveal(): Promise<void> {
    if (this.read().status !== 'ready') return this.load();
    await this.#bringNewest((now, page) => {
      const feed = putOnTop(now.feed, page);
      const [first] = feed.entries;
      return { ...EMPTY, feed, goTo: first && { key: first.id, offsetPx: TOP_PX } };
    });
  }

  async loadOlder(): Promise<void> {
    const { feed, older, status } = this.read();
    const { next } = feed;
    if (next === null || older === 'loading' || status !== 'ready') return;
    this.#setOlder('loading');
    try {
      // It is kept when its reader rests: who scrolls on has no frame to spare.
      await this.#cell.grow(async (signal) => {
        const page = await fetchPage(this.#needs, signal, next);
        return (now) => ({ ...now, feed: addBelow(now.feed, page) });
      });
      this.#setOlder('idle');
    } catch {
      this.#setOlder('failed');
    }
  }

  /** Brings what a gap holds. Rejects when it does not come. */
  async fill(gapId: string): Promise<void> {
    const gap = this.read().feed.entries.find(({ id }) => id === gapId);
    if (gap?.kind !== 'gap' || this.#filling.has(gapId)) return;
    this.#filling.add(gapId);
    try {
      await this.#cell.grow(async (signal) => {
        const page = await fetchPage(this.#needs, signal, gap.cursor);
        return (now) => ({ ...now, feed: fillGap(now.feed, gapId, page) });
      });
      this.#keep();
    } finally {
      this.#filling.delete(gapId);
    }
  }

  /** The reader rests somewhere. */
  rest(place: PageListPlace | undefined): void {
    if (place === undefined && this.#place === undefined) return;
    this.#isPlaceTold = false;
    this.#place = place;
    this.#readAt = this.#needs.now();
    if (place === undefined && this.read().newer.isThere)
      this.#cell.hear((now) => (now.newer.isThere ? { ...now, newer: EMPTY.newer } : now));
    this.#keep();
  }

  /** Tells the server where the reader is, for the other devices. */
  async tellPlace(): Promise<void> {
    const { api, tab } = this.#needs;
    const post = this.#place?.key ?? this.read().feed.entries[0]?.id;
    if (this.#isPlaceTold || post === undefined || !/^\d+$/.test(post)) return;
    this.#isPlaceTold = true;
    await api.call('PUT /contents/position', { body: { tab, post } }).catch(() => {
      this.#isPlaceTold = false;
    });
  }

  async #revalidate(): Promise<void> {
    // What was kept is on screen; the hub or the next visit brings what does not come now.
    await this.#bringNewest((now, page) => {
      const feed = putOnTop(now.feed, page);
      const fresh = this.#ofOthers(feed, feed.entries.length - now.feed.entries.length);
      const count = (now.newer.isThere ? now.newer.count : 0) + fresh;
      const isAtTop = this.#place === undefined;
      const newer = isAtTop || count === 0 ? EMPTY.newer : { count, more: hasGap(feed), isThere: true };
      return { ...now, feed, newer, heard: [] };
    }).catch(() => undefined);
  }

  async #bringNewest(merge: (now: Timeline, page: FetchedPage) => Timeline): Promise<void> {
    let newest: FetchedPage | undefined;
    const isShown = await this.#follow(
      this.#cell.grow(async (signal) => {
        const page = (newest = await fetchPage(this.#needs, signal));
        return (now) => merge(now, page);
      }),
    );
    if (isShown && newest) this.#lookAt(newest);
  }

  /** The newest page is on screen. */
  #lookAt(page: FetchedPage): void {
    this.#fetchedAt = this.#needs.now();
    this.#letGo(page);
    this.#keep();
    this.#fillEmpty();
  }

  /** Where there is nothing to read, nothing need wait to be asked for. */
  #fillEmpty(): void {
    const { status, feed, newer } = this.read();
    if (status === 'ready' && feed.entries.length === 0 && newer.count > 0 && this.#bringing.size === 0)
      void this.#revalidate();
  }

  /** A post that stood between those of a page and is not in it has been taken away, and nobody told of it. */
  #letGo({ ids, next }: Page): void {
    const [first, last] = [ids[0], ids.at(-1)].map(Number);
    if (first === undefined || last === undefined) return;
    for (const { kind, id } of this.read().feed.entries) {
      const isWithin = Number(id) < first && (next === null || Number(id) > last);
      if (kind === 'post' && isWithin && !ids.includes(id))
        this.#needs.store.hear({ ID: id, what: 'deleted', counts: null });
    }
  }

  async #follow<T>(bringing: Promise<T>): Promise<T> {
    this.#bringing.add(bringing);
    try {
      return await bringing;
    } finally {
      this.#bringing.delete(bringing);
    }
  }

  async #allBrought(): Promise<void> {
    while (this.#bringing.size > 0) await Promise.allSettled(this.#bringing);
  }

  /** How many of the first entries others have written. */
  #ofOthers({ entries }: Entries, first: number): number {
    const { store } = this.#needs;
    const isOfOthers = ({ kind, id }: Entry) => kind === 'post' && !store.known(id)?.is_own;
    return entries.slice(0, first).filter(isOfOthers).length;
  }

  #begunAt({ feed, post }: OpenedAt): Timeline {
    const goTo = post === undefined ? undefined : { key: post, offsetPx: TOP_PX };
    this.#place = goTo;
    const above = feed.entries.findIndex(({ id }) => id === post);
    const newer = { count: this.#ofOthers(feed, Math.max(0, above)), more: hasGap(feed), isThere: true };
    return { ...EMPTY, feed, goTo, newer };
  }

  #restore({ feed, items, place, readAt, fetchedAt }: KeptFeed & { fetchedAt: number }): void {
    this.#needs.store.remember(items);
    this.#place = place;
    this.#readAt = readAt;
    this.#fetchedAt = fetchedAt;
    this.#cell.remember({ ...EMPTY, feed, goTo: place });
  }

  #keep(): void {
    const { store, storage, tab, userId } = this.#needs;
    const { status, feed: whole } = this.read();
    if (status !== 'ready') return;
    const feed = cutToKeep(whole, this.#place?.key, (id) => store.post(id)?.cursor);
    const items = feed.entries.flatMap(({ kind, id }) => (kind === 'post' ? (store.known(id) ?? []) : []));
    keepFeed(
      storage,
      tab,
      userId,
      { feed, items, place: this.#place, readAt: this.#readAt },
      this.#fetchedAt,
    );
  }

  #setOlder(older: FeedState['older']): void {
    this.#older = older;
    for (const listener of this.#listeners) listener();
  }
}

/** So far below the edge of the window is where one goes to: there one reads, by the count of the list as well. */
const TOP_PX = 88;
