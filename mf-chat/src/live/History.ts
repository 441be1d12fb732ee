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

  /** The newest page, from nothing. */
  async load(): Promise<HistoryPage> {
    const page = await this.#ask({ limit: PAGE });
    this.#entries = stretchOf(page);
    this.#hasOlder = page.has_more;
    this.#isLoaded = true;
    return page;
  }

  /** The page before what there is, a larger one for who goes far back; answers what is new. */
  async older(limit: 'a screen' | 'a long way' = 'a screen'): Promise<ChatMessage[]> {
    const [first] = this.#entries;
    if (!first || !this.#hasOlder) return [];
    const page = await this.#ask({ before: first.seq, limit: limit === 'a screen' ? PAGE : LONG_PAGE });
    const stretch = stretchOf(page).filter(({ seq }) => seq < (this.#entries[0]?.seq ?? first.seq));
    this.#entries = [...stretch, ...this.#entries];
    this.#hasOlder = page.has_more;
    return stretch;
  }

  /** One that came by itself. Answers what is new: nothing for one that is there, more than it where some were missed. */
  async take(entry: ChatMessage): Promise<ChatMessage[]> {
    if (!this.#isLoaded || entry.seq <= this.lastSeq) return [];
    if (entry.seq > this.lastSeq + 1) return this.catchUp();
    this.#entries = [...this.#entries, entry];
    return [entry];
  }

  /** Everything after what there is. */
  async catchUp(): Promise<ChatMessage[]> {
    if (!this.#isLoaded) return [];
    const fresh: ChatMessage[] = [];
    for (;;) {
      const page = await this.#ask({ after: this.lastSeq, limit: LONG_PAGE });
      const stretch = stretchOf(page).filter(({ seq }) => seq > this.lastSeq);
      this.#entries = [...this.#entries, ...stretch];
      fresh.push(...stretch);
      if (!page.has_more || stretch.length === 0) return fresh;
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
