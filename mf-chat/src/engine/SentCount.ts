import type { ChatContent } from '@plaza/api-contract';
import type { Drawers } from '../store/Drawers.ts';

// They lie beside the pins: with a drawer more, an older version of the page could not open the database any more.
const DEVICE = 'this device';
const countOf = (chatId: string) => `sent ${chatId}`;

/**
 * Counts what this device sends into each chat. Whoever reads finds a gap where something was kept from them. A number is
 * used up when the server has answered, so that one that was given up leaves none. One tab sends at a time.
 */
export class SentCount {
  readonly #drawers: Drawers;
  #device: Promise<string> | undefined;

  constructor(drawers: Drawers) {
    this.#drawers = drawers;
  }

  async next(chatId: string): Promise<{ device: string; count: number }> {
    this.#device ??= this.#ownName();
    const last = await this.#drawers.get<number>('pins', countOf(chatId)).catch(() => undefined);
    return { device: await this.#device, count: (last ?? 0) + 1 };
  }

  async taken(chatId: string, { count }: Pick<ChatContent, 'count'>): Promise<void> {
    // Without space for it the same number comes twice, and nobody misses anything.
    await this.#drawers.put('pins', countOf(chatId), count).catch(() => undefined);
  }

  async #ownName(): Promise<string> {
    const known = await this.#drawers.get<string>('pins', DEVICE).catch(() => undefined);
    const name = known ?? crypto.randomUUID().slice(0, 8);
    if (!known) await this.#drawers.put('pins', DEVICE, name).catch(() => undefined);
    return name;
  }
}
