import { fromBase64Url, textOf, toBase64Url, utf8, seal, unseal } from '@plaza/crypto';
import { Changing } from './Changing.ts';
import type { Drawers } from './Drawers.ts';

interface Kept {
  chatId: string;
  sealed: string;
}

/** So long after the last key a draft is written down. */
const SOON_MS = 400;

/** What was begun in each chat and not sent: there after a reload, and sealed like everything else. */
export class Drafts {
  readonly texts = new Changing<ReadonlyMap<string, string>>(new Map());
  readonly #drawers: Drawers;
  readonly #local: CryptoKey;
  /** Done when what was settled last is written down. */
  kept: Promise<void> = Promise.resolve();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(drawers: Drawers, local: CryptoKey) {
    this.#drawers = drawers;
    this.#local = local;
  }

  async restore(): Promise<void> {
    const kept = await this.#drawers.all<Kept>('drafts').catch(() => []);
    const texts = new Map(this.texts.read());
    for (const { chatId, sealed } of kept) {
      try {
        const text = textOf(await unseal(this.#local, fromBase64Url(sealed), purposeOf(chatId)));
        if (!texts.has(chatId)) texts.set(chatId, text);
      } catch {
        // Of keys that are gone.
      }
    }
    this.texts.set(texts);
  }

  of(chatId: string): string {
    return this.texts.read().get(chatId) ?? '';
  }

  write(chatId: string, text: string): void {
    clearTimeout(this.#timers.get(chatId));
    this.#timers.set(
      chatId,
      setTimeout(() => void this.#keep(chatId, text), SOON_MS),
    );
  }

  /** The chat is left, or its words are sent: the list shows it now. */
  settle(chatId: string, text: string): Promise<void> {
    clearTimeout(this.#timers.get(chatId));
    this.#timers.delete(chatId);
    this.kept = this.#keep(chatId, text);
    return this.kept;
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #keep(chatId: string, text: string): Promise<void> {
    const texts = new Map(this.texts.read());
    if (text.trim()) texts.set(chatId, text);
    else texts.delete(chatId);
    this.texts.set(texts);
    try {
      if (!text.trim()) return await this.#drawers.delete('drafts', chatId);
      const sealed = toBase64Url(await seal(this.#local, utf8(text), purposeOf(chatId)));
      await this.#drawers.put('drafts', chatId, { chatId, sealed } satisfies Kept);
    } catch {
      // No space: it lasts as long as the page.
    }
  }
}

function purposeOf(chatId: string): string {
  return `plaza chat draft\n${chatId}`;
}
