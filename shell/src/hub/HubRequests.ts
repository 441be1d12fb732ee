import { TOO_MUCH_AT_ONCE } from '@plaza/api-contract/values';
import type { Clock } from '../clock/Clock.ts';
import type { HubClient, HubRequest } from './HubClient.ts';
import type { Wire } from './HubLine.ts';

type Saying = Pick<Wire, 'invoke' | 'send' | 'stream'>;

/** The server has room for some forty more after that. */
const JOIN_AGAIN_MS = 2_000;

/** Does what remotes request over whatever connection there is, and again over the next where a request lasts. */
export class HubRequests {
  readonly #client: HubClient;
  readonly #wire: Saying;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #channels = new Map<string, Channel>();
  /** What was asked while there was no connection. */
  readonly #waiting = new Set<() => void>();
  readonly #wished: { unsubscribe(): void };
  #isLive = false;

  constructor(client: HubClient, wire: Saying, clock: Pick<Clock, 'after'>) {
    this.#client = client;
    this.#wire = wire;
    this.#clock = clock;
    for (const request of client.requests) this.#take(request);
    this.#wished = client.wished$.subscribe((request) => this.#take(request));
  }

  /** There is a connection, and it knows nothing of the one before. */
  begin(): void {
    this.#isLive = true;
    for (const [name, channel] of this.#channels) void this.#join(name, channel);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const ask of waiting) ask();
  }

  /** The connection holds, but something told on channels may have been lost on the way to it. */
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

  #take(request: HubRequest): void {
    const { verb, subscriber } = request;
    if (verb === 'listen') return this.#listen(request);
    if (verb === 'trigger') {
      if (this.#isLive) this.#wire.send('trigger', ...request.words).catch(() => undefined);
      return subscriber.complete();
    }
    const ask = () => this.#ask(request);
    if (this.#isLive) return ask();
    this.#waiting.add(ask);
    subscriber.add(() => this.#waiting.delete(ask));
  }

  #ask({ verb, words: [name, ...values], subscriber }: HubRequest): void {
    if (verb === 'stream') {
      const stream = this.#wire.stream(String(name), ...values).subscribe(subscriber);
      subscriber.add(() => stream.dispose());
      return;
    }
    this.#wire.invoke(String(name), ...values).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(error),
    );
  }

  #listen(request: HubRequest): void {
    const { words, subscriber } = request;
    const [name, type] = words.map(String) as [string, 'joined'];
    const channel = this.#channels.get(name) ?? { listeners: new Set(), isJoined: false };
    channel.listeners.add(request);
    subscriber.add(() => this.#forget(name, channel, request));
    subscriber.add(
      this.#client.on(type).subscribe((message) => {
        if (message.channel === name) subscriber.next(message);
      }),
    );
    if (channel.isJoined) {
      if (type === 'joined') subscriber.next(joined(name));
    } else if (channel.listeners.size === 1) {
      this.#channels.set(name, channel);
      if (this.#isLive) void this.#join(name, channel);
    }
  }

  async #join(name: string, channel: Channel): Promise<void> {
    try {
      await this.#wire.invoke('subscribe', name);
    } catch (error) {
      // A connection that broke is no apiError: the next one joins again.
      if (!this.#isLive) return;
      // A page with many lists asks for all of them at once when the connection is back.
      if (String(error).includes(TOO_MUCH_AT_ONCE))
        return void this.#clock.after(JOIN_AGAIN_MS, () => this.#joinAgain(name, channel));
      for (const { subscriber } of [...channel.listeners]) subscriber.error(error);
      return;
    }
    if (!this.#isLive || this.#channels.get(name) !== channel) return;
    channel.isJoined = true;
    this.#sayJoined(name);
  }

  /** Unless nobody listens any more, or another connection has done it meanwhile. */
  #joinAgain(name: string, channel: Channel): void {
    if (this.#isLive && !channel.isJoined && this.#channels.get(name) === channel)
      void this.#join(name, channel);
  }

  #forget(name: string, channel: Channel, request: HubRequest): void {
    channel.listeners.delete(request);
    if (channel.listeners.size > 0 || this.#channels.get(name) !== channel) return;
    this.#channels.delete(name);
    if (this.#isLive) this.#wire.send('unsubscribe', name).catch(() => undefined);
  }

  #sayJoined(name: string): void {
    this.#client.say(joined(name));
  }
}

interface Channel {
  readonly listeners: Set<HubRequest>;
  isJoined: boolean;
}

const joined = (channel: string) => ({ type: 'joined', payload: null, mark: undefined, channel }) as const;
