import { textFrame } from './Frame.ts';
import { type HubMessage } from './messages.ts';
import { type Protocol } from './Protocol.ts';
import { ProtocolError } from './ProtocolError.ts';
import { readMessage } from './readMessage.ts';
import { TextReader } from './TextReader.ts';

/** JSON texts, each closed by 0x1E. */
export const jsonProtocol: Protocol = {
  name: 'json',
  isBinary: false,
  // JSON.stringify leaves undefined out: a method without a result has no `result`, and that is what the protocol wants.
  encode: (message: HubMessage) => textFrame(`${JSON.stringify(message)}\u001e`),
  createReader: (maxMessageBytes) => new TextReader(maxMessageBytes),
  parse(payload) {
    const value = parseText(payload);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new ProtocolError('A message is not an object.');
    }
    return readMessage(value);
  },
};

function parseText(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    throw new ProtocolError('A message is not JSON.');
  }
}
