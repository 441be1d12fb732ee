import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Break } from './Door.ts';

const FIRST_MS = 1_000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;
const LASTED_MS = 5_000;

/**
 * A stock client that comes back as the shell does: at once where the server says so, else within a second after the break
 * and a little later after each miss; and asks for what it lacks.
 */
export class Listener {
  readonly userId: string;
  /** Every event it was handed, by its place in the log. */
  readonly events: number[] = [];
  readonly texts: string[] = [];
  onEvent = (): void => undefined;
  readonly #connection: HubConnection;
  #last = 0;
  #tried = 0;
  #liveSince = 0;
  #broken: { at: number; why: Break } | null = null;
  #hasEnded = false;
  /** How long each break lasted, in milliseconds. */
  readonly #breaks: Record<Break, number[]>;

  constructor(url: string, userId: string, token: string, breaks: Record<Break, number[]>) {
    this.userId = userId;
    this.#breaks = breaks;
    this.#connection = new HubConnectionBuilder()
      .withUrl(`${url}/hub?who=${userId}`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType.WebSockets,
      })
      .withStatefulReconnect()
      .configureLogging(LogLevel.None)
      .build();
    this.#connection.on('new-message', (payload: { message: string }, { event }: { event: number }) => {
      this.#isLive();
      // As the shell does: what it has already is not published.
      if (event <= this.#last) return;
      this.#last = event;
      this.events.push(event);
      this.texts.push(payload.message);
      this.onEvent();
    });
    this.#connection.onclose((error) => {
      const hasLasted = performance.now() - this.#liveSince > LASTED_MS;
      if (hasLasted) this.#tried = 0;
      if (error === undefined && hasLasted) this.#openAfter(0);
      else this.#openLater();
    });
  }

  async open(): Promise<void> {
    if (this.#hasEnded) return;
    try {
      await this.#connection.start();
      await this.#connection.invoke('sync', this.#last);
      this.#liveSince = performance.now();
      this.#isLive();
    } catch {
      // A start that failed closes nothing; one whose sync failed will tell by itself.
      if (this.#connection.state === 'Disconnected') this.#openLater();
    }
  }

  /** As late as a page comes that has tried so often (shell/src/hub/retryDelay.ts). */
  #openLater(): void {
    const ms = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** this.#tried);
    const least = this.#tried === 0 ? 0.5 : 0.75;
    this.#tried += 1;
    this.#openAfter(ms * (least + Math.random() * (1 - least)));
  }

  #openAfter(ms: number): void {
    if (!this.#hasEnded) setTimeout(() => void this.open(), ms);
  }

  broke(why: Break): void {
    const { at } = this.#broken ?? { at: performance.now() };
    // What was cut on its way to a process that then died waits for the death.
    this.#broken = { at, why: this.#broken?.why === 'death' ? 'death' : why };
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#connection.stop();
  }

  #isLive(): void {
    if (!this.#broken) return;
    const { at, why } = this.#broken;
    this.#breaks[why].push(performance.now() - at);
    this.#broken = null;
  }
}
