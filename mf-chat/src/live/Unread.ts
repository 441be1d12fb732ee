import type { ApiClient } from '@plaza/shell-contract';
import { watchedChat } from './watchedChat.ts';

/** How many messages wait, over all chats that count, for the badge. */
export class Unread {
  readonly #api: ApiClient;
  readonly #tell: (count: number) => void;
  #counts = new Map<string, number>();
  #heard = 0;
  readonly #stop: () => void;

  constructor(api: ApiClient, tell: (count: number) => void) {
    this.#api = api;
    this.#tell = tell;
    this.#stop = watchedChat.subscribe(() => this.#say());
  }

  close(): void {
    this.#stop();
  }

  async load(): Promise<void> {
    const heard = this.#heard;
    try {
      const { chats } = await this.#api.call('GET /chat/unread');
      // Something was heard meanwhile: this answer may not know of it.
      if (heard !== this.#heard) return await this.load();
      this.#counts = new Map(chats.map(({ chatID, unread_count }) => [chatID, unread_count]));
      this.#say();
    } catch {
      // The next event tells.
    }
  }

  hear(chatId: string, unread: number, counts: boolean): void {
    this.#heard += 1;
    if (counts && unread > 0) this.#counts.set(chatId, unread);
    else this.#counts.delete(chatId);
    this.#say();
  }

  #say(): void {
    const counts = [...this.#counts].filter(([chatId]) => chatId !== watchedChat.read());
    this.#tell(counts.reduce((sum, [, count]) => sum + count, 0));
  }
}
