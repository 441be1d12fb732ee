import { type LogEntry } from '../log.ts';
import { type HubSettings } from '../settings.ts';
import { type Connection } from './Connection.ts';
import { type Invocations } from './Invocations.ts';

/** What a connection needs from its hub. */
export interface ConnectionHost {
  readonly settings: HubSettings;
  now(): number;
  epoch(): number;
  after(ms: number, run: () => void): () => void;
  log(entry: Omit<LogEntry, 'hub'>): void;
  createInvocations(connection: Connection): Invocations;
  /** The handshake is done: resolves when the hub has welcomed the connection. */
  opened(connection: Connection): Promise<void>;
  /** Called once, for every connection that was ever negotiated. */
  closed(connection: Connection, error: Error | undefined): void;
}
