import { type Frame } from '../protocol/Frame.ts';

export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** How bytes reach one client. It knows no hub, no message and no protocol. */
export interface Transport {
  readonly name: TransportName;
  /** Bytes taken but not yet handed to the network. */
  readonly bufferedBytes: number;
  /** Long polling names the kind of its bodies. Set once the handshake has named the protocol. */
  isBinary: boolean;
  /** Long polling: the poll itself shows that both sides live, so no pings. */
  readonly hasOwnKeepAlive: boolean;
  /** One whole frame: clients want complete messages per frame. */
  send(frame: Frame): void;
  /** What is sent until `uncork` may leave in one piece. */
  cork(): void;
  uncork(): void;
  /** Nothing of the client is read just now, not even a sign that it lives. */
  readonly isDeaf: boolean;
  /** Hands on no more of what the client says until resumed. */
  pause(): void;
  resume(): void;
  /** Shows that this side lives, below what is said. A WebSocket answers it: `alive`. */
  ping(): void;
  /** Lets what was sent leave, then ends. */
  close(): void;
  /** Ends now. */
  terminate(): void;
  /** Called about once a second. */
  tick(now: number): void;
}

/** What a transport tells the connection it carries. */
export interface TransportEvents {
  received(transport: Transport, chunk: Buffer): void;
  /** The client said something that is kept for later, or answered a ping. */
  alive(transport: Transport): void;
  hasSpace(): void;
  /** The client went away, with or without a word. */
  lost(transport: Transport, error?: Error): void;
}
