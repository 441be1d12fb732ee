import { type Caller } from '../caller.ts';
import { type ConnectionRequest } from '../hub/Call.ts';
import { type TransportName } from '../transports/Transport.ts';

/** How what is sent is marked: a text must be UTF-8. Event streams are text in any case. */
export type RawFormat = 'text' | 'binary';

/** One client without a hub: bytes in, bytes out, over whatever transport it came. Read it with `for await`. */
export interface RawConnection extends AsyncIterable<Buffer> {
  /** Public: others may know it. */
  readonly id: string;
  readonly caller: Caller;
  readonly request: ConnectionRequest;
  readonly transport: TransportName | null;
  /** 'text' until it is set. */
  format: RawFormat;
  /** For whatever the handler wants to remember while the connection lives. */
  readonly items: Map<string, unknown>;
  /** Aborts when the connection is over. */
  readonly signal: AbortSignal;
  /**
   * Resolves when the client has taken enough to be sent more. One that reads nothing of much is closed. False when the
   * connection is over.
   */
  send(bytes: string | Uint8Array): Promise<boolean>;
  /** What was sent still leaves. */
  close(): void;
}

/** The connection is over when this resolves. */
export type RawHandler = (connection: RawConnection) => Promise<void> | void;
