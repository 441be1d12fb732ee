import type { HubDesk, Wish } from './HubDesk.ts';
import type { Wire } from './HubLine.ts';

type Saying = Pick<Wire, 'invoke' | 'send' | 'stream'>;

/** Does what remotes wish over whatever connection there is, and again over the next where a wish lasts. */
export class WishKeeper {
  readonly #desk: HubDesk;
  readonly #wire: Saying;
  readonly #channels = new Map<string, Channel>();
  /** What was asked while there was no connection. */
  readonly #waiting = new Set<() => void>();
  readonly #wished: { unsubscribe(): void };
  #isLive = false;

  constructor(desk: HubDesk, wire: Saying) {
    this.#desk = desk;
    this.#wire = wire;
    for (const wish of desk.wishes) this.#take(wish);
    this.#wished = desk.wished$.subscribe((wish) => this.#take(wish));
  }

  /** There is a connection, and it knows nothing of the one before. */
  begin(): void {
    this.#isLive = true;
    for (const [name, channel] of this.#channels) void this.#join(name, channel);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const ask of waiting) ask();
  }

  /** The connection holds, but something said on channels may have been lost on the way to it. */
  missed(): void {
    for (const [name, { isJoined }] of this.#channels) if (isJoined) this.#sayJoined(name);
  }

  interrupt(): void {
    this.#isLive = false;
    for (const channel of this.#channels.values()) channel.isJoined = false;
  }

  end(): void {
    this.interrupt();
    this.#wished.unsubscribe();
  }

  #take(wish: Wish): void {
    const { verb, wisher } = wish;
    if (verb === 'listen') return this.#listen(wish);
    if (verb === 'trigger') {
      if (this.#isLive) this.#wire.send('trigger', ...wish.words).catch(() => undefined);
      return wisher.complete();
    }
    const ask = () => this.#ask(wish);
    if (this.#isLive) return ask();
    this.#waiting.add(ask);
    wisher.add(() => this.#waiting.delete(ask));
  }

  #ask({ verb, words: [name, ...values], wisher }: Wish): void {
    if (verb === 'stream') {
      const stream = this.#wire.stream(String(name), ...values).subscribe(wisher);
      wisher.add(() => stream.dispose());
      return;
    }
    this.#wire.invoke(String(name), ...values).then(
      (answer) => {
        wisher.next(answer);
        wisher.complete();
      },
      (error: unknown) => wisher.error(error),
    );
  }

  #listen(wish: Wish): void {
    const { words, wisher } = wish;
    const [name, type] = words.map(String) as [string, 'joined'];
    const channel = this.#channels.get(name) ?? { listeners: new Set(), isJoined: false };
    channel.listeners.add(wish);
    wisher.add(() => this.#forget(name, channel, wish));
    wisher.add(
      this.#desk.on(type).subscribe((message) => {
        if (message.channel === name) wisher.next(message);
      }),
    );
    if (channel.isJoined) {
      if (type === 'joined') wisher.next(joined(name));
    } else if (channel.listeners.size === 1) {
      this.#channels.set(name, channel);
      if (this.#isLive) void this.#join(name, channel);
    }
  }

  async #join(name: string, channel: Channel): Promise<void> {
    try {
      await this.#wire.invoke('subscribe', name);
    } catch (error) {
      // A connection that broke is no refusal: the next one joins again.
      if (this.#isLive) for (const { wisher } of [...channel.listeners]) wisher.error(error);
      return;
    }
    if (!this.#isLive || this.#channels.get(name) !== channel) return;
    channel.isJoined = true;
    this.#sayJoined(name);
  }

  #forget(name: string, channel: Channel, wish: Wish): void {
    channel.listeners.delete(wish);
    if (channel.listeners.size > 0 || this.#channels.get(name) !== channel) return;
    this.#channels.delete(name);
    if (this.#isLive) this.#wire.send('unsubscribe', name).catch(() => undefined);
  }

  #sayJoined(name: string): void {
    this.#desk.say(joined(name));
  }
}

interface Channel {
  readonly listeners: Set<Wish>;
  isJoined: boolean;
}

const joined = (channel: string) => ({ type: 'joined', payload: null, mark: undefined, channel }) as const;
