import { type HubMessage, type Invocation, MessageType } from './messages.ts';
import { ProtocolError } from './ProtocolError.ts';

/** The fields of a message as they came off the wire, in either protocol. */
export interface WireMessage {
  readonly type?: unknown;
  readonly invocationId?: unknown;
  readonly target?: unknown;
  readonly arguments?: unknown;
  readonly streamIds?: unknown;
  readonly item?: unknown;
  readonly error?: unknown;
  readonly result?: unknown;
  readonly allowReconnect?: unknown;
  readonly sequenceId?: unknown;
  readonly headers?: unknown;
}

/** Checks what both protocols must check; null for a type that this version does not know. */
export function readMessage(wire: WireMessage): HubMessage | null {
  switch (wire.type) {
    case MessageType.Invocation:
      return invocation(wire, wire.type, optionalText(wire.invocationId, 'invocationId'));
    case MessageType.StreamInvocation:
      return invocation(wire, wire.type, id(wire));
    case MessageType.StreamItem:
      return { type: wire.type, invocationId: id(wire), item: wire.item };
    case MessageType.Completion:
      return completion(wire);
    case MessageType.CancelInvocation:
      return { type: wire.type, invocationId: id(wire) };
    case MessageType.Ping:
      return { type: wire.type };
    case MessageType.Close:
      return { type: wire.type, allowReconnect: wire.allowReconnect === true };
    case MessageType.Ack:
    case MessageType.Sequence:
      return { type: wire.type, sequenceId: sequenceId(wire) };
    default:
      if (typeof wire.type !== 'number') throw new ProtocolError("Missing required property 'type'.");
      return null;
  }
}

function invocation(wire: WireMessage, type: Invocation['type'], invocationId?: string): Invocation {
  const { target, arguments: values, streamIds } = wire;
  const headers = headersOf(wire.headers);
  if (typeof target !== 'string') throw new ProtocolError("Missing required property 'target'.");
  if (!Array.isArray(values)) throw new ProtocolError("Missing required property 'arguments'.");
  const call = { type, invocationId, target, arguments: values, ...(headers && { headers }) };
  if (streamIds == null) return call;
  if (!Array.isArray(streamIds)) throw new ProtocolError("'streamIds' is not a list.");
  return { ...call, streamIds: streamIds.map(String) };
}

/** Texts under names; most calls have none. What is anything else is no concern of the call. */
function headersOf(headers: unknown): Invocation['headers'] {
  if (typeof headers !== 'object' || headers === null) return undefined;
  const texts = Object.entries(headers).filter(([, value]) => typeof value === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function completion(wire: WireMessage): HubMessage {
  const { error, result } = wire;
  if (error != null && result != null)
    throw new ProtocolError('A completion has either a result or an error.');
  const invocationId = id(wire);
  return error == null
    ? { type: MessageType.Completion, invocationId, result }
    : { type: MessageType.Completion, invocationId, error: optionalText(error, 'error') };
}

function id(wire: WireMessage): string {
  const found = optionalText(wire.invocationId, 'invocationId');
  if (found === undefined) throw new ProtocolError("Missing required property 'invocationId'.");
  return found;
}

function optionalText(value: unknown, name: string): string | undefined {
  if (value == null || value === '') return undefined;
  if (typeof value !== 'string') throw new ProtocolError(`'${name}' is not a text.`);
  return value;
}

function sequenceId({ sequenceId: value }: WireMessage): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new ProtocolError("'sequenceId' is not a whole number.");
  }
  return value;
}
