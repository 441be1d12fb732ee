import { once } from 'node:events';
import { WebSocket } from 'ws';
import { closeAfterTest } from './serve.ts';
import { Heard } from './signals.ts';

export const RS = '\u001e';

export interface RawSocket {
  readonly socket: WebSocket;
  /** Every frame, as text. */
  readonly frames: Heard<string>;
  readonly closed: Promise<number>;
  say(frame: string | Uint8Array): void;
}

/** A bare WebSocket, for saying what no stock client would. */
export async function rawSocket(url: string): Promise<RawSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'));
  const frames = new Heard<string>();
  socket.on('message', (frame: Buffer) => frames.add(frame.toString('utf8')));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  closeAfterTest(async () => socket.terminate());
  await once(socket, 'open');
  return { socket, frames, closed, say: (frame) => socket.send(frame) };
}

/** The HTTP status with which an upgrade was refused. */
export function refusedUpgrade(
  url: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers });
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    socket.on('open', () => {
      socket.terminate();
      reject(new Error('The upgrade was accepted.'));
    });
  });
}

export const handshake = (protocol = 'json', version = 1): string =>
  `${JSON.stringify({ protocol, version })}${RS}`;

export async function negotiate(
  url: string,
  query = '',
): Promise<{ connectionId: string; connectionToken: string }> {
  const answer = await fetch(`${url}/negotiate?negotiateVersion=1${query}`, { method: 'POST' });
  return (await answer.json()) as { connectionId: string; connectionToken: string };
}
