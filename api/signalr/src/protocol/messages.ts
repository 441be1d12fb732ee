/** The message types of the SignalR hub protocol. */
export const MessageType = {
  Invocation: 1,
  StreamItem: 2,
  Completion: 3,
  StreamInvocation: 4,
  CancelInvocation: 5,
  Ping: 6,
  Close: 7,
  Ack: 8,
  Sequence: 9,
} as const;

export interface Invocation {
  readonly type: typeof MessageType.Invocation | typeof MessageType.StreamInvocation;
  /** Absent: the sender wants no answer, not even an error. */
  readonly invocationId?: string;
  readonly target: string;
  readonly arguments: readonly unknown[];
  readonly streamIds?: readonly string[];
  /** What the client says beside the arguments, for tracing. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StreamItem {
  readonly type: typeof MessageType.StreamItem;
  readonly invocationId: string;
  readonly item: unknown;
}

/** No `error` and `result` undefined: the method returned nothing. `null` is a value. */
export interface Completion {
  readonly type: typeof MessageType.Completion;
  readonly invocationId: string;
  readonly error?: string;
  readonly result?: unknown;
}

export interface CancelInvocation {
  readonly type: typeof MessageType.CancelInvocation;
  readonly invocationId: string;
}

export interface Ping {
  readonly type: typeof MessageType.Ping;
}

export interface Close {
  readonly type: typeof MessageType.Close;
  readonly error?: string;
  readonly allowReconnect?: boolean;
}

export interface Ack {
  readonly type: typeof MessageType.Ack;
  readonly sequenceId: number;
}

export interface Sequence {
  readonly type: typeof MessageType.Sequence;
  readonly sequenceId: number;
}

export type HubMessage =
  | Invocation
  | StreamItem
  | Completion
  | CancelInvocation
  | Ping
  | Close
  | Ack
  | Sequence;

/** Stateful reconnect numbers these on both sides; pings, closes, acks and sequences are not numbered. */
export const isNumbered = (message: HubMessage): boolean => message.type <= MessageType.CancelInvocation;
