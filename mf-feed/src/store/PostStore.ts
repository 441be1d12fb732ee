import type { Comment, FeedItem, PostChanged, PostCounts } from '@plaza/api-contract';
import { type ShellContext, storageOf } from '@plaza/shell-contract';
import { giveBack } from './commentDrafts.ts';
import { isHeldBack, isUnknownPost } from './failedCalls.ts';
import { keepSending, openOutbox } from './openOutbox.ts';
import type { Outbox } from './Outbox.ts';
import { type CommentEntry, granted, type PostEntry, sendEntry, withEntry } from './postEntries.ts';

/** Why a post is not to be seen any more. */
export interface Gone {
  why: 'deleted' | 'hidden' | 'muted' | 'blocked' | 'taken-away';
  /** Brings it back, where that can be done. */
  undo?: (() => Promise<void>) | undefined;
}

/** How new is what is known of a post. */
interface Since {
  asked: number;
  countedAt: number;
  counts: Partial<FeedItem>;
}

type EntryWithoutId = PostEntry extends infer One
  ? One extends PostEntry
    ? Omit<One, 'id' | 'at'>
    : never
  : never;

const RENEW_PAUSE_MS = 60_000;

/** Everything this remote knows of posts, and what its reader does to them. Screens read from it and act through it. */
export class PostStore {
  readonly #shell: ShellContext;
  readonly #outbox: Outbox<PostEntry>;
  readonly #posts = new Map<string, FeedItem>();
  readonly #since = new Map<string, Since>();
  readonly #taken = new WeakSet<FeedItem>();
  /** Grows with each question and each count. */
  #moment = 0;
  readonly #gone = new Map<string, Gone>();
  readonly #shown = new Map<string, { post: FeedItem; entries: readonly PostEntry[]; shown: FeedItem }>();
  readonly #listeners = new Set<() => void>();
  readonly #open = new Set<string>();
  readonly #renewed = new Map<string, number>();
  /** Whose newest words are on their way, and whether they have changed since. */
  readonly #asked = new Map<string, { again: boolean }>();
  readonly #commentListeners = new Set<(comment: Comment) => void>();
  readonly #draftListeners = new Set<(draft: string, words: string) => void>();
  #entries: readonly PostEntry[];

  constructor(shell: ShellContext, refuse: (entry: PostEntry, error: unknown) => void) {
    this.#shell = shell;
    this.#outbox = openOutbox<PostEntry>(shell, {
      key: 'feedWishes',
      withEntry,
      send: (entry) => sendEntry(shell.api, this, entry),
      onRefused: (entry, error) => {
        refuse(entry, error);
        if (entry.kind === 'comment' && !isHeldBack(error)) this.#giveBack(entry, error);
      },
      onChange: () => this.#readEntries(),
    });
    this.#entries = this.#outbox.entries;
  }

  /** Begins to send what waits and to hear what happens elsewhere. Returns the way to end it. */
  start(): () => void {
    const look = () => this.#readEntries();
    window.addEventListener('storage', look);
    const hearing = this.#shell.hub
      .on('post-changed')
      .subscribe({ next: ({ payload }) => this.hear(payload) });
    this.#sayWaiting();
    const stopSending = keepSending(this.#shell, this.#outbox);
    return () => {
      window.removeEventListener('storage', look);
      hearing.unsubscribe();
      stopSending();
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears of each comment of one's own that the server has taken. */
  onComment(listener: (comment: Comment) => void): () => void {
    this.#commentListeners.add(listener);
    return () => this.#commentListeners.delete(listener);
  }

  /** Hears where words are again that the server would not have. */
  onGivenBack(listener: (draft: string, words: string) => void): () => void {
    this.#draftListeners.add(listener);
    return () => this.#draftListeners.delete(listener);
  }

  #giveBack(entry: CommentEntry, error: unknown): void {
    const draft = giveBack(storageOf(this.#shell).tab, entry, error);
    for (const listener of this.#draftListeners) listener(draft, entry.context);
  }

  get entries(): readonly PostEntry[] {
    return this.#entries;
  }

  /** A post as its reader means it to be; the same object as long as nothing changed. */
  post(id: string): FeedItem | undefined {
    const post = this.#posts.get(id);
    if (!post) return undefined;
    const before = this.#shown.get(id);
    if (before?.post === post && before.entries === this.#entries) return before.shown;
    const shown = granted(post, this.#entries);
    this.#shown.set(id, { post, entries: this.#entries, shown });
    return shown;
  }

  /** A post as the server knows it. */
  known(id: string): FeedItem | undefined {
    return this.#posts.get(id);
  }

  gone(id: string): Gone | undefined {
    return this.#gone.get(id);
  }

  /** What the server has said about posts just now. A list that grows says nothing new of those that it had. */
  take(posts: readonly FeedItem[]): void {
    this.asking()(posts.filter((post) => !this.#taken.has(post)));
  }

  /**
   * Call it when a question goes out. What it returns takes the answer: what was asked for later, and what was counted
   * since, is newer than that.
   */
  asking(): (posts: readonly FeedItem[]) => void {
    const asked = ++this.#moment;
    return (posts) => {
      for (const post of posts) this.#takeOne(post, asked);
      if (posts.length > 0) this.#tell();
    };
  }

  #takeOne(post: FeedItem, asked: number): void {
    this.#taken.add(post);
    const since = this.#since.get(post.ID);
    if (since && since.asked > asked) return;
    const isCounted = since !== undefined && since.countedAt > asked;
    this.#posts.set(post.ID, isCounted ? { ...post, ...since.counts } : post);
    this.#since.set(post.ID, isCounted ? { ...since, asked } : { asked, countedAt: 0, counts: {} });
  }

  /** What the browser had kept: worth something only where nothing newer is known. */
  remember(posts: readonly FeedItem[]): void {
    for (const post of posts) if (!this.#posts.has(post.ID)) this.#posts.set(post.ID, post);
  }

  count(id: string, counts: Partial<FeedItem> & Partial<PostCounts>): void {
    const post = this.#posts.get(id);
    if (!post) return;
    const { asked, counts: before } = this.#since.get(id) ?? { asked: 0, counts: {} };
    this.#since.set(id, { asked, countedAt: ++this.#moment, counts: { ...before, ...counts } });
    this.#posts.set(id, { ...post, ...counts });
    this.#tell();
  }

  add(entry: EntryWithoutId): void {
    // The compiler loses the union when it is spread.
    this.#outbox.add({ ...entry, id: crypto.randomUUID(), at: new Date().toISOString() } as PostEntry);
  }

  /** Whether an entry outlives this page: a full browser has no space for more. */
  isKept(id: string): boolean {
    return this.#outbox.isKept(id);
  }

  dropEntry(id: string): void {
    this.#outbox.drop(id);
  }

  hasComment(comment: Comment): void {
    for (const listener of this.#commentListeners) listener(comment);
  }

  hide(ids: readonly string[], gone: Gone): void {
    for (const id of ids) this.#gone.set(id, gone);
    this.#tell();
  }

  show(ids: readonly string[]): void {
    for (const id of ids) this.#gone.delete(id);
    this.#tell();
  }

  /** Every post of somebody that is known here. */
  postsOf(userId: string): string[] {
    return [...this.#posts.values()].filter((post) => post.user_id === userId).map(({ ID }) => ID);
  }

  /** Whether the comments of a post are open; it survives a card that is scrolled out of sight. */
  isOpen(id: string): boolean {
    return this.#open.has(id);
  }

  setOpen(id: string, isOpen: boolean): void {
    if (isOpen) this.#open.add(id);
    else this.#open.delete(id);
    this.#tell();
  }

  /** The addresses of its media have ended: they are fetched anew, but not again and again. */
  async renew(id: string): Promise<void> {
    if (Date.now() - (this.#renewed.get(id) ?? 0) < RENEW_PAUSE_MS) return;
    this.#renewed.set(id, Date.now());
    await this.refresh(id);
  }

  /** Asks the server for a post again, and shows what it says. */
  async refresh(id: string): Promise<void> {
    const take = this.asking();
    take([await this.#shell.api.call('GET /posts/:id', { params: { id } })]);
  }

  /** One question at a time: an author who edits without end must not have all readers ask each time. */
  async #hearEdited(id: string): Promise<void> {
    const before = this.#asked.get(id);
    if (before) {
      before.again = true;
      return;
    }
    const asked = { again: false };
    this.#asked.set(id, asked);
    try {
      await this.refresh(id);
    } catch (error) {
      // When it does not come, what is on screen stays; the next load brings it.
      this.#hideIfGone(id, error);
    } finally {
      this.#asked.delete(id);
    }
    if (asked.again) await this.#hearEdited(id);
  }

  /** Those that pass on a post of somebody who is not to be seen any more have nothing to show. */
  forgetShared(userId: string): void {
    this.#emptyShared(({ shared }) => shared?.user_id === userId);
  }

  hear({ ID, what, counts }: PostChanged): void {
    this.#hearOfShared(ID, what);
    if (!this.#posts.has(ID)) return;
    if (counts) this.count(ID, counts);
    if (what === 'deleted') this.#hideGone(ID);
    else if (what === 'edited') void this.#hearEdited(ID);
    else if (what === 'restored') {
      this.refresh(ID).then(
        () => this.show([ID]),
        (error: unknown) => this.#hideIfGone(ID, error),
      );
    }
  }

  #hideIfGone(id: string, error: unknown): void {
    if (isUnknownPost(error)) this.#hideGone(id);
  }

  #hideGone(id: string): void {
    if (this.#gone.has(id)) return;
    this.hide([id], this.#posts.get(id)?.is_own ? this.#ownGone(id) : { why: 'taken-away' });
  }

  /** What others pass on is as it is now, or is gone. */
  #hearOfShared(ID: string, what: PostChanged['what']): void {
    if (what === 'deleted') this.#emptyShared(({ shared }) => shared?.ID === ID);
    if (what !== 'edited' && what !== 'restored') return;
    for (const post of this.#posts.values()) {
      const mayPassItOn = post.shared ? post.shared.ID === ID : post.shares && what === 'restored';
      if (mayPassItOn) void this.#hearEdited(post.ID);
    }
  }

  #emptyShared(isGone: (post: FeedItem) => boolean): void {
    this.take([...this.#posts.values()].filter(isGone).map((post) => ({ ...post, shared: null })));
  }

  /** Deleted on another device, or here with an answer that never came: either way it can be brought back. */
  #ownGone(ID: string): Gone {
    const undo = async () => {
      try {
        await this.#shell.api.call('POST /posts/:id/restore', { params: { id: ID } });
        await this.refresh(ID);
        this.show([ID]);
      } catch (error) {
        this.#shell.toast({ message: error instanceof Error ? error.message : String(error), tone: 'bad' });
      }
    };
    return { why: 'deleted', undo };
  }

  #readEntries(): void {
    const now = this.#outbox.entries;
    if (JSON.stringify(now) === JSON.stringify(this.#entries)) return;
    this.#entries = now;
    this.#sayWaiting();
    this.#tell();
  }

  #sayWaiting(): void {
    this.#shell.bus.emit('work.waiting', { count: this.#entries.length });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
