import { Decoder, Encoder } from '@msgpack/msgpack';
import { keepLargeNumbers } from './keepLargeNumbers.ts';
import { binaryFrame, BinaryReader } from './BinaryReader.ts';
import { type HubMessage, MessageType } from './messages.ts';
import { type Protocol } from './Protocol.ts';
import { ProtocolError } from './ProtocolError.ts';
import { readMessage, type WireMessage } from './readMessage.ts';

/** How a completion says what it carries. */
const ResultKind = { Error: 1, Void: 2, Value: 3 } as const;
const NO_HEADERS = {};
const encoder = new Encoder({ ignoreUndefined: true });
const decoder = new Decoder({ useBigInt64: true });
keepLargeNumbers(encoder, decoder);
refusePromises(decoder);

/** MessagePack arrays behind their length. Dates are timestamps (extension -1), bytes are Uint8Array. */
export const messagePackProtocol: Protocol = {
  name: 'messagepack',
  isBinary: true,
  encode: (message) => binaryFrame(encoder.encodeSharedRef(toItems(message))),
  createReader: (maxMessageBytes) => new BinaryReader(maxMessageBytes),
  parse(payload) {
    const items = decodeItems(payload);
    if (!Array.isArray(items) || items.length === 0) throw new ProtocolError('A message is not a list.');
    return readMessage(fromItems(items));
  },
};

function decodeItems(payload: Buffer): unknown {
  try {
    return decoder.decode(payload);
  } catch {
    throw new ProtocolError('A message is not MessagePack.');
  }
}

function toItems(message: HubMessage): unknown[] {
  switch (message.type) {
    case MessageType.Invocation:
    case MessageType.StreamInvocation: {
      const { type, invocationId, target, arguments: values, streamIds = [] } = message;
      return [type, NO_HEADERS, invocationId ?? null, target, values, streamIds];
    }
    case MessageType.StreamItem:
      return [message.type, NO_HEADERS, message.invocationId, message.item];
    case MessageType.Completion: {
      const start = [message.type, NO_HEADERS, message.invocationId];
      if (message.error !== undefined) return [...start, ResultKind.Error, message.error];
      if (message.result === undefined) return [...start, ResultKind.Void];
      return [...start, ResultKind.Value, message.result];
    }
    case MessageType.CancelInvocation:
      return [message.type, NO_HEADERS, message.invocationId];
    case MessageType.Ping:
      return [message.type];
    case MessageType.Close:
      return [message.type, message.error ?? null, message.allowReconnect ?? false];
    case MessageType.Ack:
    case MessageType.Sequence:
      return [message.type, message.sequenceId];
  }
}

/** By position; items that newer clients add at the end are left alone. */
function fromItems(items: readonly unknown[]): WireMessage {
  const [type, second, third, fourth, fifth, sixth] = items;
  switch (type) {
    case MessageType.Invocation:
    case MessageType.StreamInvocation:
      return {
        type,
        headers: second,
        invocationId: third,
        target: fourth,
        arguments: fifth,
        streamIds: sixth,
      };
    case MessageType.StreamItem:
      return { type, invocationId: third, item: fourth };
    case MessageType.Completion:
      if (fourth === ResultKind.Error) return { type, invocationId: third, error: fifth ?? '' };
      if (fourth === ResultKind.Value) return { type, invocationId: third, result: fifth };
      return { type, invocationId: third };
    case MessageType.CancelInvocation:
      return { type, invocationId: third };
    case MessageType.Close:
      return { type, error: second, allowReconnect: third };
    case MessageType.Ack:
    case MessageType.Sequence:
      return { type, sequenceId: second };
    default:
      return { type };
  }
}

interface Reading {
  setBuffer(bytes: Uint8Array): void;
  pushArrayState(size: number): void;
}

/**
 * The library makes room for all that a list promises before it has read any of it, so a message of a hundred bytes could
 * take more memory than there is. Each item takes a byte at least: all lists of a message together hold no more items than
 * it has bytes. A test holds the names that are replaced here against the version that is installed.
 */
function refusePromises(decoder: Decoder): void {
  const { setBuffer, pushArrayState } = decoder as unknown as Reading;
  let left = 0;
  Object.assign(decoder, {
    setBuffer(this: Reading, bytes: Uint8Array) {
      left = bytes.length;
      setBuffer.call(this, bytes);
    },
    pushArrayState(this: Reading, size: number) {
      left -= size;
      if (left < 0) throw new RangeError('A list promises more items than the message has bytes.');
      pushArrayState.call(this, size);
    },
  });
}
