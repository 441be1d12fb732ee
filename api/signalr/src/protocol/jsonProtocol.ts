import { Frame } from './Frame.ts';
import { type Completion, type HubMessage, MessageType } from './messages.ts';
import { type Protocol } from './Protocol.ts';
import { ProtocolError } from './ProtocolError.ts';
import { readMessage } from './readMessage.ts';
import { TextReader } from './TextReader.ts';
import { toJson } from './toJson.ts';

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
