import { type HubConnection, HubConnectionBuilder, HttpTransportType, LogLevel } from '@microsoft/signalr';
import { eachOfFrame, encodeMotion, type ZoneEntry, type ZoneNews } from '@plaza/api-contract';

type Welcome = Extract<ZoneNews, { kind: 'welcome' }>;

/** What the hub writes around each piece of news, in bytes: measured on the wire with an id of one digit. */
const AROUND = `{"type":2,"invocationId":"1","item":""}\u001e`.length + 2;
/** Positions travel in steps of this. */
const STEP = 1 / 64;
const START = -30;

/** Somebody in a zone who walks, and knows when they said where they were. */
export class Bot {
  id = 0;
  bytes = 0;
  /** Came back under the number and to the spot that they had. */
  isSame = false;
  /** Frames are read for whoever looks: reading those of a thousand here would be what is measured. */
  onSeen: ((id: number, x: number, ms: number) => void) | undefined;
  readonly #bearer: string;
  readonly #entry: ZoneEntry;
  readonly #sent = new Map<number, number>();
  #connection: HubConnection | undefined;
  #welcome: Welcome | undefined;
  #steps = 0;

  constructor(bearer: string, path: string, copy?: number) {
    this.#bearer = bearer;
    this.#entry = { path, ...(copy && { copy }) };
  }

  async enter(url: string, pass?: string): Promise<Welcome> {
    const connection = new HubConnectionBuilder()
      .withUrl(`${url}/hub`, {
        accessTokenFactory: () => this.#bearer.replace('Bearer ', ''),
        transport: HttpTransportType.WebSockets,
      })
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    this.#connection = connection;
    const welcome = await new Promise<Welcome>((resolve, reject) => {
      connection.stream<ZoneNews>('zone', { ...this.#entry, ...(pass && { pass }) }).subscribe({
        next: (news) => {
          const text = typeof news === 'string' ? news : JSON.stringify(news);
          this.bytes += text.length + AROUND;
          if (typeof news === 'string') this.#look(news);
          else if (news.kind === 'welcome') resolve(news);
          else if (news.kind === 'full') reject(new Error('The zone is full.'));
        },
        error: reject,
        complete: () => undefined,
      });
    });
    this.#welcome = welcome;
    this.id = welcome.you;
    return welcome;
  }

  /** As a page does after its connection broke. */
  async enterAgain(url: string): Promise<void> {
    const before = this.#welcome;
    const welcome = await this.enter(url, before?.pass);
    this.isSame = welcome.you === before?.you;
  }

  step(): void {
    this.#steps += 1;
    // A position of its own for each step, so that who sees it knows which one it was.
    const x = START + this.#steps * 12 * STEP;
    this.#sent.set(x, performance.now());
    const at = { x, y: 0, z: (this.#steps % 40) * 0.1, yaw: 0 };
    const rest = { gesture: 0, jumped: false, talks: false, away: false };
    void this.#connection
      ?.invoke('zone-move', this.#welcome?.visit, encodeMotion({ ...at, ...rest }))
      .catch(() => undefined);
  }

  sentAt(x: number): number | undefined {
    return this.#sent.get(x);
  }

  count(): void {
    this.bytes = 0;
  }

  async leave(): Promise<void> {
    await this.#connection?.stop().catch(() => undefined);
  }

  #look(frame: string): void {
    const ms = performance.now();
    const { onSeen } = this;
    if (onSeen) eachOfFrame(frame, ({ id, x }) => onSeen(id, x, ms));
  }
}
