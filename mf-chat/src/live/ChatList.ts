import type { ChatFile, ChatSummary } from '@plaza/api-contract';
import type { ApiClient, ApiError } from '@plaza/shell-contract';
import { Changing } from '../store/Changing.ts';
import type { ChatEpochs } from '../sealing/ChatEpochs.ts';
import { envelopeOf } from '../sealing/entries.ts';
import { isVideoType } from '../files/kinds.ts';
import { asApiError } from '../isPassing.ts';
import { openEntry } from '../sealing/Sealer.ts';
import { keepList, readKeptList } from './keptList.ts';
import { type GroupTitle, NO_TITLE, readTitle } from './readTitle.ts';

/** What the last message of a chat says, as far as this device can tell. */
export type Preview =
  | { kind: 'text'; text: string; isOwn: boolean; sender?: string | undefined }
  | { kind: 'picture' | 'video' | 'file' | 'voice'; isOwn: boolean; sender?: string | undefined }
  | { kind: 'unreadable' | 'deleted' | 'none' };

/** A chat in the list. */
export interface ListedChat {
  id: string;
  summary: ChatSummary;
  /** What it is called: the other person, or the name of the group. */
  name: string;
  /** Of a group that has one. */
  picture: ChatFile | undefined;
  preview: Preview;
}

export interface ChatListState {
  status: 'loading' | 'ready' | 'failed';
  error: ApiError | undefined;
  chats: readonly ListedChat[];
  /** Where the next page begins. */
  next: string | undefined;
  older: 'idle' | 'loading' | 'failed';
}

export interface ChatListNeeds {
  api: ApiClient;
  me: string;
  epochsOf(chatId: string, kind: 'pair' | 'group'): ChatEpochs;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now(): number;
}

const POLL_MS = 30_000;
/** Several things that are heard at once are one question. */
const SOON_MS = 150;
/** While much is said it is asked for this often. */
const BUSY_MS = 1000;
const PAGE = 100;

const START: ChatListState = {
  status: 'loading',
  error: undefined,
  chats: [],
  next: undefined,
  older: 'idle',
};

/** One's chats, those written in last first: shown at once from what is kept, and brought up to date behind it. */
export class ChatList {
  readonly state = new Changing<ChatListState>(START);
  readonly #needs: ChatListNeeds;
  /** What was opened of each chat: asked for again it is there. */
  readonly #previews = new Map<string, Kept<Preview>>();
  readonly #titles = new Map<string, Kept<GroupTitle>>();
  #summaries: readonly ChatSummary[] = [];
  #poll: ReturnType<typeof setInterval> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  /** When something that was heard was last asked about. */
  #wokenAt = -Infinity;
  #isOpen = false;
  #isAsking = false;
  #isAskedAgain = false;

  constructor(needs: ChatListNeeds) {
    this.#needs = needs;
  }

  open(): void {
    this.#isOpen = true;
    const { storage, me, now } = this.#needs;
    const kept = readKeptList(storage, me, now());
    if (kept) void this.#show(kept);
    void this.refresh();
    this.#poll = setInterval(() => void this.refresh(), POLL_MS);
  }

  close(): void {
    this.#isOpen = false;
    clearInterval(this.#poll);
    clearTimeout(this.#soon);
    this.#soon = undefined;
  }

  /** Something has happened in a chat. */
  wake(): void {
    if (!this.#isOpen) return;
    const { now } = this.#needs;
    this.#soon ??= setTimeout(
      () => {
        this.#soon = undefined;
        this.#wokenAt = now();
        void this.refresh();
      },
      Math.max(SOON_MS, this.#wokenAt + BUSY_MS - now()),
    );
  }

  async retry(): Promise<void> {
    this.state.set(START);
    await this.refresh();
  }

  /** The first page anew; what stands below it stays. */
  async refresh(): Promise<void> {
    // An answer that was asked for before something happened may not know of it.
    if (this.#isAsking) return void (this.#isAskedAgain = true);
    this.#isAsking = true;
    try {
      const page = await this.#ask();
      const below = this.#summaries.length > PAGE ? this.#summaries.slice(PAGE) : [];
      const known = new Set(page.map(({ chat_id }) => chat_id));
      const chats = [...page, ...below.filter(({ chat_id }) => !known.has(chat_id))];
      await this.#show(chats);
      const { storage, me, now } = this.#needs;
      keepList(storage, { userId: me, at: now(), chats: page });
    } catch (error) {
      if (this.state.read().status !== 'ready')
        this.state.change({ status: 'failed', error: asApiError(error) });
    } finally {
      this.#isAsking = false;
    }
    if (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      await this.refresh();
    }
  }

  async older(): Promise<void> {
    const { next, older } = this.state.read();
    if (!next || older === 'loading') return;
    this.state.change({ older: 'loading' });
    try {
      const page = await this.#ask(next);
      const known = new Set(this.#summaries.map(({ chat_id }) => chat_id));
      await this.#show([...this.#summaries, ...page.filter(({ chat_id }) => !known.has(chat_id))], page);
      this.state.change({ older: 'idle' });
    } catch {
      this.state.change({ older: 'failed' });
    }
  }

  #ask(cursor?: string): Promise<ChatSummary[]> {
    const { api, me } = this.#needs;
    return api.call('GET /chat/:userId', { params: { userId: me }, query: cursor ? { cursor } : {} });
  }

  async #show(
    summaries: readonly ChatSummary[],
    lastPage: readonly ChatSummary[] = summaries,
  ): Promise<void> {
    this.#summaries = summaries;
    const chats = await Promise.all(summaries.map((summary) => this.#read(summary)));
    // A newer list has been shown meanwhile.
    if (this.#summaries !== summaries) return;
    const next = lastPage.length >= PAGE ? summaries.at(-1)?.cursor : undefined;
    this.state.change({ status: 'ready', error: undefined, chats, next });
  }

  async #read(summary: ChatSummary): Promise<ListedChat> {
    const epochs = this.#needs.epochsOf(summary.chat_id, summary.kind);
    const [{ name, picture }, preview] = await Promise.all([
      this.#titleOf(summary, epochs),
      this.#previewOf(summary, epochs),
    ]);
    return { id: summary.chat_id, summary, name, picture, preview };
  }

  async #titleOf(summary: ChatSummary, epochs: ChatEpochs): Promise<GroupTitle> {
    const { chat_id: id, kind, name, username, title } = summary;
    if (kind === 'pair') return { ...NO_TITLE, name: name ?? username ?? '' };
    if (!title) return NO_TITLE;
    const open = () => readTitle(epochs, summary);
    return once(this.#titles, { id, sealed: title.sealed, open, isRead: (read) => read !== NO_TITLE });
  }

  async #previewOf(summary: ChatSummary, epochs: ChatEpochs): Promise<Preview> {
    const { chat_id: id, last, last_edit, last_sender } = summary;
    if (!last) return { kind: 'none' };
    if (last.is_deleted || last.is_hidden) return { kind: 'deleted' };
    const envelope = envelopeOf(last_edit ?? last);
    if (envelope === null) return { kind: 'none' };
    const said = { isOwn: last.sender_id === this.#needs.me, sender: last_sender ?? undefined };
    const open = () =>
      // An edit that does not open leaves what was said before it, as in the chat.
      (last_edit
        ? openEntry(epochs, last_edit, last).catch(() => openEntry(epochs, last))
        : openEntry(epochs, last)
      ).then(
        ({ text, files = [] }): Preview => {
          const [file] = files;
          if (text || !file) return { kind: 'text', text, ...said };
          return { kind: kindOf(file), ...said };
        },
        (): Preview => ({ kind: 'unreadable' }),
      );
    const sealed = `${last.id}:${envelope}`;
    return once(this.#previews, { id, sealed, open, isRead: ({ kind }) => kind !== 'unreadable' });
  }
}

interface Kept<Value> {
  sealed: string;
  opened: Promise<Value>;
}

/** Opens what was sealed in a chat once. What could not be read is tried again with the next list: its keys may have come. */
function once<Value>(
  known: Map<string, Kept<Value>>,
  {
    id,
    sealed,
    open,
    isRead,
  }: { id: string; sealed: string; open: () => Promise<Value>; isRead: (value: Value) => boolean },
): Promise<Value> {
  const before = known.get(id);
  if (before?.sealed === sealed) return before.opened;
  const kept = { sealed, opened: open() };
  known.set(id, kept);
  void kept.opened.then((value) => !isRead(value) && known.get(id) === kept && known.delete(id));
  return kept.opened;
}

function kindOf({ type, waveform }: ChatFile): 'picture' | 'video' | 'file' | 'voice' {
  if (waveform) return 'voice';
  if (type.startsWith('image/')) return 'picture';
  return isVideoType(type) ? 'video' : 'file';
}
