import { type Frame } from './Frame.ts';
import { type HubMessage } from './messages.ts';

export type BuiltInProtocol = 'json' | 'messagepack';
/** Those that are built in, or whatever a protocol of your own is called. */
export type ProtocolName = string;

/** Cuts a stream of bytes into the payloads of messages, whatever pieces the bytes arrive in. */
export interface PayloadReader {
  read(chunk: Buffer, take: (payload: Buffer) => void): void;
}

/** One way of writing hub messages as bytes. One object for all connections: it keeps nothing of any of them. */
export interface Protocol {
  readonly name: ProtocolName;
  /** WebSockets: binary frames. Server-Sent Events: not possible. */
  readonly isBinary: boolean;
  encode(message: HubMessage): Frame;
  createReader(maxMessageBytes: number): PayloadReader;
  /** Null for a type this version does not know: newer clients may send more. */
  parse(payload: Buffer): HubMessage | null;
}
