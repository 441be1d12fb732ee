import { type Caller } from '../caller.ts';
import { type ConnectionRequest } from '../hub/Call.ts';
import { type CloseOptions } from '../hub/Recipients.ts';
import { type LogEntry } from '../log.ts';
import { type HubSettings } from '../settings.ts';
import { type Transport, type TransportEvents, type TransportName } from '../transports/Transport.ts';
import { type Phase } from './whatIsDue.ts';

export interface ConnectionIdentity {
  /** Public. */
  readonly id: string;
  /** Secret: whoever has it can speak as this connection. */
  readonly token: string;
  readonly caller: Caller;
  /** The client asked for stateful reconnect and was promised it. */
  readonly mayReturn: boolean;
}

/** What the transports carry: a client of a hub, or a raw connection. */
export interface Carried extends TransportEvents {
  readonly id: string;
  readonly token: string;
  caller: Caller;
  request: ConnectionRequest;
  readonly phase: Phase;
  /** When the phase began. */
  readonly since: number;
  /** Null while negotiated or away. */
  readonly carrier: Transport | null;
  readonly transport: TransportName | null;
  readonly isAway: boolean;
  /** Another transport may take over. */
  readonly mayBeTakenUp: boolean;
  /** Nothing is under way that is worth waiting for at the end. */
  readonly isIdle: boolean;
  attach(transport: Transport): void;
  close(options?: CloseOptions): void;
  tick(now: number): void;
}

/** What stands at an address that clients negotiate with: a hub, or what handles raw connections. */
export interface CarriedHost {
  readonly path: string;
  readonly settings: HubSettings;
  /** Told of every connection that ends, also of those that never got far. */
  onClosed: (connection: Carried) => void;
  now(): number;
  epoch(): number;
  after(ms: number, run: () => void): () => void;
  log(entry: Omit<LogEntry, 'hub'>): void;
  createConnection(identity: ConnectionIdentity): Carried;
  /** The connection has a new caller of the same user; false where that ended it. Nobody is asked without it. */
  refreshed?(connection: Carried): Promise<boolean>;
  /** Resolves when everything that follows an end is done. */
  settled(): Promise<void>;
}
