import { chatChannel, TYPING_EVENT } from '@plaza/api-contract/values';
import type { Hub } from '@plaza/shell-contract';
import { Changing } from '../store/Changing.ts';

/** So long somebody is shown to type after their last keystroke. */
const SHOWN_MS = 2000;
/** At most so often the others are told. */
const PAUSE_MS = 1000;

/** Who types in a chat just now, and telling the others that one does. */
export class Typing {
  readonly who = new Changing<readonly string[]>([]);
  readonly #hub: Hub;
  readonly #chatId: string;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #toldAt = 0;

  constructor(hub: Hub, chatId: string) {
    this.#hub = hub;
    this.#chatId = chatId;
  }

  hear(userId: string): void {
    clearTimeout(this.#timers.get(userId));
    this.#timers.set(
      userId,
      setTimeout(() => this.stop(userId), SHOWN_MS),
    );
    if (!this.who.read().includes(userId)) this.who.set([...this.who.read(), userId]);
  }

  /** They have said it: nobody types what has come. */
  stop(userId: string): void {
    clearTimeout(this.#timers.get(userId));
    if (this.#timers.delete(userId)) this.who.set(this.who.read().filter((id) => id !== userId));
  }

  /** A key was pressed here. */
  tell(now: number): void {
    if (now - this.#toldAt < PAUSE_MS) return;
    this.#toldAt = now;
    this.#hub.trigger(chatChannel(this.#chatId), TYPING_EVENT);
  }

  /** Something was said: the next key is the beginning of something else. */
  rest(): void {
    this.#toldAt = 0;
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
