import { Frame } from './Frame.ts';
import { type Completion, type HubMessage, MessageType } from './messages.ts';
import { type Protocol } from './Protocol.ts';
import { ProtocolError } from './ProtocolError.ts';
import { readMessage } from './readMessage.ts';
import { TextReader } from './TextReader.ts';

/** JSON texts, each closed by 0x1E. */
export const jsonProtocol: Protocol = {
  name: 'json',
  isBinary: false,
  encode: (message: HubMessage) => Frame.ofText(`${write(message)}\u001e`),
  createReader: (maxMessageBytes) => new TextReader(maxMessageBytes),
  parse(payload) {
    const value = parseText(payload);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new ProtocolError('A message is not an object.');
    }
    return readMessage(value);
  },
};

/** JSON.stringify leaves undefined out: a method without a result has no `result`, and that is what the protocol wants. */
const write = (message: HubMessage): string =>
  message.type === MessageType.Completion ? writeCompletion(message) : (toJson(message) ?? '');

/** The commonest message of a busy hub, in half the time. */
function writeCompletion({ invocationId, error, result }: Completion): string {
  const start = `{"type":3,"invocationId":${JSON.stringify(invocationId)}`;
  if (error !== undefined) return `${start},"error":${JSON.stringify(error)}}`;
  // Not a string for what JSON does not know: undefined, functions.
  const value = toJson(result);
  return value === undefined ? `${start}}` : `${start},"result":${value}}`;
}

function parseText(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    throw new ProtocolError('A message is not JSON.');
  }
}

/**
 * JSON as the makers' server writes it: bytes are base64, and a BigInt is a number where it fits into one, else a text.
 * Undefined for what JSON does not know: undefined, functions. Only what holds such values is copied for it.
 */
function toJson(value: unknown): string | undefined {
  return JSON.stringify(needsChange(value) ? changed(value) : value);
}

/** Deeper than anybody means it: a ring, which JSON refuses by itself. */
const DEEPEST = 100;

function needsChange(value: unknown, depth = 0): boolean {
  if (typeof value === 'bigint') return true;
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Uint8Array) return true;
  if (depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.some((one) => needsChange(one, depth + 1));
  // What writes itself, a Date say, is left alone.
  if ('toJSON' in value) return false;
  for (const key in value) if (needsChange(Reflect.get(value, key), depth + 1)) return true;
  return false;
}

function changed(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') {
    const plain = Number(value);
    return Number.isSafeInteger(plain) ? plain : String(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array)
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  if (depth > DEEPEST) throw new RangeError('The value is too deep, or holds itself.');
  if (Array.isArray(value)) return value.map((one) => changed(one, depth + 1));
  if ('toJSON' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, depth + 1)]));
}
