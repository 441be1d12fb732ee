import type { FeedItem } from '@plaza/api-contract';
import { FEED_PAGE } from '@plaza/api-contract/values';
import type { PageListPlace } from '@plaza/design-system';
import type { ApiClient } from '@plaza/shell-contract';
import type { Desk } from '../../desk/Desk.ts';
import { cutToKeep } from './cutToKeep.ts';
import {
  addBelow,
  type Entries,
  type Entry,
  fillGap,
  nothing,
  openWith,
  type Page,
  putOnTop,
} from './entries.ts';
import { FRESH_MS, keepFeed, type KeptFeed, readFeed, type Tab } from './feedCache.ts';
import { wasReading } from './wasReading.ts';

export interface FeedState {
  status: 'loading' | 'ready' | 'failed';
  /** Why, when it failed. */
  error?: { message: string; requestId: string | undefined };
  feed: Entries;
  /** How many posts of others wait above; `more` when there are more, `isThere` when one need only go up. */
  news: { count: number; more: boolean; isThere: boolean };
  older: 'idle' | 'loading' | 'failed';
  goTo: PageListPlace | undefined;
}

export interface FeedNeeds {
  api: ApiClient;
  desk: Desk;
  tab: Tab;
  userId: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now(): number;
}

interface FetchedPage extends Page {
  items: FeedItem[];
}

const START: FeedState = {
  status: 'loading',
  feed: nothing,
  news: { count: 0, more: false, isThere: false },
  older: 'idle',
  goTo: undefined,
};

/** One tab of the feed: shown at once from what was kept, brought up to date behind it, and never moved under its reader. */
export class Feed {
  #state: FeedState = START;
  readonly #needs: FeedNeeds;
  readonly #listeners = new Set<() => void>();
  readonly #heard = new Set<string>();
  readonly #filling = new Set<string>();
  /** How many newest pages are on their way, and what was heard meanwhile, which they may not know of. */
  #onTheirWay = 0;
  readonly #heardEarly = new Map<string, () => void>();
  #place: PageListPlace | undefined;
  #readAt = 0;
  #fetchedAt = 0;
  #isPlaceTold = true;
  #leaving = new AbortController();

  constructor(needs: FeedNeeds) {
    this.#needs = needs;
    const kept = readFeed(needs.storage, needs.tab, needs.userId);
    if (kept) this.#restore(kept);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): FeedState => this.#state;

  /**
   * Begins to show. A kept feed is there already; one that is older than five minutes, or than a post of one's own, is
   * fetched again behind it.
   */
  async open({ hasPosted = false } = {}): Promise<void> {
    this.#leaving = new AbortController();
    const { now } = this.#needs;
    if (this.#state.status !== 'ready') return this.load();
    if (!hasPosted && now() - this.#fetchedAt < FRESH_MS) return this.catchUp();
    return this.#revalidate();
  }

  /** Ends what is under way, and keeps what there is. */
  close(): void {
    this.#leaving.abort();
    this.#keep();
  }

  /** From nothing: the newest page, and where one was on another device. */
  async load(): Promise<void> {
    const { signal } = this.#leaving;
    this.#set({ ...START, status: 'loading' });
    try {
      const placing = this.#placeElsewhere();
      await this.#showNewest(async (page) => {
        const place = await placing;
        let feed = openWith(page);
        const isReading = place && wasReading(page.items, place);
        if (isReading && !page.ids.includes(place.post)) feed = await this.#withDeepPlace(feed, place.post);
        const isThere = isReading && feed.entries.some(({ id }) => id === place.post);
        const goTo = isThere ? { key: place.post, offsetPx: TOP_PX } : undefined;
        this.#place = goTo;
        const above = goTo ? feed.entries.findIndex(({ id }) => id === goTo.key) : 0;
        const news = { count: this.#ofOthers(feed, above), more: hasGap(feed), isThere: true };
        this.#set({ ...START, status: 'ready', feed, goTo, news });
      });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** A connection was gone: how many posts came meanwhile? */
  async catchUp(): Promise<void> {
    if (this.#isEarly('catch up', () => void this.catchUp()) || this.#state.status !== 'ready') return;
    const top = this.#top();
    const since = top && this.#needs.desk.known(top.id)?.cursor;
    if (since === undefined) return this.#revalidate();
    try {
      const { count, more, own } = await this.#call('GET /contents/news', {
        query: { tab: this.#needs.tab, since },
      });
      // They were shown while they were counted.
      if (this.#top()?.id !== top?.id) return await this.catchUp();
      if (count > 0) this.#set({ news: { count, more, isThere: false } });
      else if (own) await this.#revalidate();
    } catch {
      // The next time tells.
    }
  }

  /** Somebody has posted while the feed is on screen. It is counted and not shown: what one reads stays. */
  hear(id: string): void {
    if (this.#isEarly(id, () => this.hear(id))) return;
    if (this.#state.status !== 'ready' || this.#heard.has(id) || this.#has(id)) return;
    this.#heard.add(id);
    const { count, more } = this.#state.news;
    if (count === 0 && this.#state.feed.entries.length === 0) void this.#revalidate();
    else this.#set({ news: { count: count + 1, more, isThere: false } });
  }

  /**
   * One has posted oneself, perhaps on another device. That is no news: it takes its place by itself, and what one reads
   * stays. Where posts of others wait above, it comes with them, or they would come unasked.
   */
  hearOwn(id: string): void {
    if (this.#isEarly(id, () => this.hearOwn(id))) return;
    if (this.#state.status !== 'ready' || this.#has(id)) return;
    const { count, isThere } = this.#state.news;
    if (count === 0 || isThere) void this.#revalidate();
  }

  /** Shows what waits above, and goes there. */
  async reveal(): Promise<void> {
    try {
      await this.#showNewest((page) => {
        const feed = putOnTop(this.#state.feed, page);
        const [first] = feed.entries;
        this.#set({
          status: 'ready',
          feed,
          news: START.news,
          goTo: first && { key: first.id, offsetPx: TOP_PX },
        });
      });
    } catch (error) {
      if (this.#state.status === 'ready') throw error;
      this.#fail(error);
    }
  }

  async loadOlder(): Promise<void> {
    const { feed, older, status } = this.#state;
    if (feed.next === null || older === 'loading' || status !== 'ready') return;
    this.#set({ older: 'loading' });
    try {
      const page = await this.#fetch(feed.next);
      // It is kept when its reader rests: who scrolls on has no frame to spare.
      this.#set({ feed: addBelow(this.#state.feed, page), older: 'idle' });
    } catch {
      this.#set({ older: 'failed' });
    }
  }

  /** Brings what a gap holds. Rejects when it does not come. */
  async fill(gapId: string): Promise<void> {
    const gap = this.#state.feed.entries.find(({ id }) => id === gapId);
    if (gap?.kind !== 'gap' || this.#filling.has(gapId)) return;
    this.#filling.add(gapId);
    try {
      const page = await this.#fetch(gap.cursor);
      this.#set({ feed: fillGap(this.#state.feed, gapId, page) });
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
    if (place === undefined && this.#state.news.isThere) this.#set({ news: START.news });
    this.#keep();
  }

  /** Tells the server where the reader is, for the other devices. */
  async tellPlace(): Promise<void> {
    const post = this.#place?.key ?? this.#state.feed.entries[0]?.id;
    if (this.#isPlaceTold || post === undefined || !/^\d+$/.test(post)) return;
    this.#isPlaceTold = true;
    await this.#call('PUT /contents/position', { body: { tab: this.#needs.tab, post } }).catch(() => {
      this.#isPlaceTold = false;
    });
  }

  #has(id: string): boolean {
    return this.#state.feed.entries.some((entry) => entry.id === id);
  }

  #top() {
    return this.#state.feed.entries.find(({ kind }) => kind === 'post');
  }

  async #revalidate(): Promise<void> {
    try {
      await this.#showNewest((page) => {
        const { feed, news } = this.#state;
        const isAtTop = this.#place === undefined;
        const next = putOnTop(feed, page);
        const fresh = this.#ofOthers(next, next.entries.length - feed.entries.length);
        const count = (news.isThere ? news.count : 0) + fresh;
        this.#set({
          feed: next,
          news: isAtTop || count === 0 ? START.news : { count, more: hasGap(next), isThere: true },
        });
      });
    } catch {
      // What was kept is on screen; the hub or the next visit brings the rest.
    }
  }

  /** The newest page; and once it is there, what was heard while it was on its way is heard again. */
  async #showNewest(show: (page: FetchedPage) => void | Promise<void>): Promise<void> {
    this.#onTheirWay += 1;
    try {
      const page = await this.#fetch();
      this.#fetchedAt = this.#needs.now();
      this.#heard.clear();
      await show(page);
      this.#letGo(page);
      this.#keep();
    } finally {
      this.#onTheirWay -= 1;
      if (this.#onTheirWay === 0) this.#hearAgain();
    }
  }

  /** A post that stood between those of a page and is not in it has been taken away, and nobody told of it. */
  #letGo({ ids, next }: Page): void {
    const [first, last] = [ids[0], ids.at(-1)].map(Number);
    if (first === undefined || last === undefined) return;
    for (const { kind, id } of this.#state.feed.entries) {
      const isWithin = Number(id) < first && (next === null || Number(id) > last);
      if (kind === 'post' && isWithin && !ids.includes(id))
        this.#needs.desk.hear({ ID: id, what: 'deleted', counts: null });
    }
  }

  #hearAgain(): void {
    const early = [...this.#heardEarly.values()];
    this.#heardEarly.clear();
    for (const hear of early) hear();
  }

  /** Whether something is to be heard later: a page that is on its way may be older. */
  #isEarly(what: string, hearAgain: () => void): boolean {
    if (this.#onTheirWay === 0) return false;
    this.#heardEarly.set(what, hearAgain);
    return true;
  }

  /** How many of the first entries others have written. */
  #ofOthers({ entries }: Entries, first: number): number {
    const { desk } = this.#needs;
    const isOfOthers = ({ kind, id }: Entry) => kind === 'post' && !desk.known(id)?.is_own;
    return entries.slice(0, first).filter(isOfOthers).length;
  }

  async #withDeepPlace(top: Entries, post: string): Promise<Entries> {
    try {
      const item = await this.#call('GET /posts/:id', { params: { id: post } });
      const page = await this.#fetch(item.cursor);
      this.#needs.desk.take([item]);
      const gap = top.next;
      if (gap === null) return top;
      const ids = [post, ...page.ids].filter((id) => !top.entries.some((entry) => entry.id === id));
      const below = openWith({ ids, next: page.next });
      return {
        entries: [...top.entries, { kind: 'gap', id: `gap ${gap}`, cursor: gap }, ...below.entries],
        next: below.next,
      };
    } catch {
      // The post is gone meanwhile: the top it is.
      return top;
    }
  }

  async #placeElsewhere(): Promise<{ post: string; at: number } | undefined> {
    try {
      const { post, at } = (await this.#call('GET /contents/position'))[this.#needs.tab];
      return post !== null && at !== null ? { post, at: new Date(at).getTime() } : undefined;
    } catch {
      return undefined;
    }
  }

  async #fetch(cursor?: string): Promise<FetchedPage> {
    const take = this.#needs.desk.asking();
    const items = await this.#call(
      `GET /contents/${this.#needs.tab}`,
      cursor === undefined ? {} : { query: { cursor } },
    );
    take(items);
    const last = items.length < FEED_PAGE ? undefined : items.at(-1);
    return { ids: items.map(({ ID }) => ID), next: last?.cursor ?? null, items };
  }

  #call: ApiClient['call'] = (name, input) =>
    // The same input with a signal more.
    this.#needs.api.call(name, { ...input, signal: this.#leaving.signal } as typeof input);

  #restore({ feed, items, place, readAt, fetchedAt }: KeptFeed & { fetchedAt: number }): void {
    this.#needs.desk.remember(items);
    this.#place = place;
    this.#readAt = readAt;
    this.#fetchedAt = fetchedAt;
    this.#state = { ...START, status: 'ready', feed, goTo: place };
  }

  #keep(): void {
    const { desk, storage, tab, userId } = this.#needs;
    if (this.#state.status !== 'ready') return;
    const feed = cutToKeep(this.#state.feed, this.#place?.key, (id) => desk.post(id)?.cursor);
    const items = feed.entries.flatMap(({ kind, id }) => (kind === 'post' ? (desk.known(id) ?? []) : []));
    keepFeed(
      storage,
      tab,
      userId,
      { feed, items, place: this.#place, readAt: this.#readAt },
      this.#fetchedAt,
    );
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const requestId =
      error instanceof Error && 'requestId' in error ? (error.requestId as string | undefined) : undefined;
    this.#set({ ...START, status: 'failed', error: { message, requestId } });
  }

  #set(change: Partial<FeedState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function hasGap({ entries }: Entries): boolean {
  return entries.some(({ kind }) => kind === 'gap');
}

/** So far below the edge of the window is where one goes to: what is above it shows that it is there. */
const TOP_PX = 88;
