import { Frame } from './Frame.ts';
import { type ProtocolName } from './Protocol.ts';
import { RECORD_SEPARATOR } from './TextReader.ts';

/** The published text says version 1; clients with stateful reconnect send 2. */
const MAX_VERSION = 2;

export interface Handshake {
  readonly protocol: ProtocolName;
  readonly version: number;
}

export type HandshakeReading =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'done'; readonly handshake: Handshake; readonly rest: Buffer };

/** The first record of a connection: always JSON, also when what follows is not. More may stand right behind it. */
export function readHandshake(bytes: Buffer, allowed: readonly ProtocolName[]): HandshakeReading {
  const end = bytes.indexOf(RECORD_SEPARATOR);
  if (end === -1) return { kind: 'incomplete' };
  const request = parse(bytes.subarray(0, end));
  if (!request) return refused('The handshake is not a JSON object.');
  if ('type' in request) return refused('Expected a handshake request before any other message.');
  const protocol = allowed.find((name) => name === request['protocol']);
  if (!protocol) return refused(`Requested protocol '${show(request['protocol'])}' is not available.`);
  const version = request['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > MAX_VERSION) {
    return refused(`The server does not support version ${show(version)} of the '${protocol}' protocol.`);
  }
  return { kind: 'done', handshake: { protocol, version }, rest: bytes.subarray(end + 1) };
}

/** JSON as well, but a client of a binary protocol wants it in a binary frame. */
export const handshakeAnswer = (isBinary: boolean, error?: string): Frame =>
  Frame.ofText(`${JSON.stringify({ error })}\u001e`, isBinary);

const refused = (error: string): HandshakeReading => ({ kind: 'refused', error });

const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : '';

function parse(bytes: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
