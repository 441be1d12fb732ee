import type { CallAnswer, ChatMessage } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';

export type HistoryPage = CallAnswer<'GET /chat/history/:chatID/:userId'>;

interface HistoryNeeds {
  api: ApiClient;
  chatId: string;
  me: string;
}

const PAGE = 50;
const LONG_PAGE = 200;

/**
 * The loaded stretch of a chat: without gaps, each entry once. What is heard out of order waits until what lies between
 * has been fetched.
 */
export class History {
  readonly #needs: HistoryNeeds;
  #entries: ChatMessage[] = [];
  #hasOlder = false;
  #isLoaded = false;
  /** The furthest that came by itself. */
  #heardSeq = 0;

  constructor(needs: HistoryNeeds) {
    this.#needs = needs;
  }

  get entries(): readonly ChatMessage[] {
    return this.#entries;
  }

  get hasOlder(): boolean {
    return this.#hasOlder;
  }

  get lastSeq(): number {
    return this.#entries.at(-1)?.seq ?? 0;
  }

  /** The newest page, from nothing, and what came while it was on its way. */
  async load(): Promise<HistoryPage> {
    const page = await this.#ask({ limit: PAGE });
    this.#entries = stretchOf(page);
    this.#hasOlder = page.has_more;
    this.#isLoaded = true;
    if (this.#heardSeq > this.lastSeq) await this.catchUp();
    return page;
  }

  /** The page before what there is, a larger one for who goes far back; answers what is new. */
  async older(limit: 'a screen' | 'a long way' = 'a screen'): Promise<ChatMessage[]> {
    const [first] = this.#entries;
    if (!first || !this.#hasOlder) return [];
    const page = await this.#ask({ before: first.seq, limit: limit === 'a screen' ? PAGE : LONG_PAGE });
    // Loaded anew meanwhile: this page may end far above what is there now.
    if (this.#entries[0]?.seq !== first.seq) return [];
    const stretch = stretchOf(page);
    this.#entries = [...stretch, ...this.#entries];
    this.#hasOlder = page.has_more;
    return stretch;
  }

  /** One that came by itself, with what was missed before it. */
  async take(entry: ChatMessage): Promise<void> {
    this.#heardSeq = Math.max(this.#heardSeq, entry.seq);
    if (!this.#isLoaded || entry.seq <= this.lastSeq) return;
    if (entry.seq > this.lastSeq + 1) await this.catchUp();
    else this.#entries = [...this.#entries, entry];
  }

  /** What is there after this `seq`. */
  after(seq: number): ChatMessage[] {
    return this.#entries.slice(this.#entries.findLastIndex((entry) => entry.seq <= seq) + 1);
  }

  /** Everything after what there is. */
  async catchUp(): Promise<void> {
    if (!this.#isLoaded) return;
    for (;;) {
      const page = await this.#ask({ after: this.lastSeq, limit: LONG_PAGE });
      const stretch = stretchOf(page).filter(({ seq }) => seq > this.lastSeq);
      this.#entries = [...this.#entries, ...stretch];
      if (!page.has_more || stretch.length === 0) return;
    }
  }

  /** The words of a message are gone: from everybody, or because their time is over. */
  empty(id: string): void {
    this.#entries = this.#entries.map((entry) =>
      entry.id === id ? { ...entry, content: null, sealed: null, blobs: [], is_deleted: true } : entry,
    );
  }

  #ask(query: { before?: number; after?: number; limit: number }): Promise<HistoryPage> {
    const { api, chatId, me } = this.#needs;
    return api.call('GET /chat/history/:chatID/:userId', {
      params: { chatID: chatId, userId: me },
      query,
    });
  }
}

function stretchOf({ messages, changes }: HistoryPage): ChatMessage[] {
  return [...messages, ...changes].toSorted((one, other) => one.seq - other.seq);
}
