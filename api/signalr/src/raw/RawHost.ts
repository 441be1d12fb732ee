import { type Clock } from '../clock.ts';
import { type Carried, type CarriedHost, type ConnectionIdentity } from '../connection/Carried.ts';
import { type LogEntry } from '../log.ts';
import { type HubSettings } from '../settings.ts';
import { CarriedBytes } from './CarriedBytes.ts';
import { type RawConnection, type RawHandler } from './RawConnection.ts';

/** The raw connections of one address on this node. */
export class RawHost implements CarriedHost {
  readonly path: string;
  readonly settings: HubSettings;
  readonly open = new Set<RawConnection>();
  onClosed: (connection: Carried) => void = () => undefined;
  readonly #handler: RawHandler;
  readonly #clock: Clock;
  readonly #handling = new Set<Promise<void>>();

  constructor(path: string, handler: RawHandler, settings: HubSettings, clock: Clock) {
    this.path = path;
    this.settings = settings;
    this.#handler = handler;
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  epoch(): number {
    return this.#clock.epoch();
  }

  after(ms: number, run: () => void): () => void {
    return this.#clock.after(ms, run);
  }

  log(entry: Omit<LogEntry, 'hub'>): void {
    this.settings.log({ ...entry, hub: this.path });
  }

  createConnection(identity: ConnectionIdentity): CarriedBytes {
    return new CarriedBytes(identity, this);
  }

  opened(connection: RawConnection): Promise<void> {
    this.open.add(connection);
    const handling = (async () => this.#handler(connection))();
    const ended: Promise<void> = handling.then(
      () => void this.#handling.delete(ended),
      () => void this.#handling.delete(ended),
    );
    this.#handling.add(ended);
    return handling;
  }

  closed(connection: CarriedBytes): void {
    this.open.delete(connection);
    this.onClosed(connection);
  }

  /** Handlers hear of the end by their signal and by having nothing more to read. */
  async settled(): Promise<void> {
    await Promise.all(this.#handling);
  }
}
