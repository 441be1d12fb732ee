import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

interface Upload {
  request: IncomingMessage;
  bytes: number;
  movedAt: number;
}

const sockets = new WeakMap<Server, Set<Socket>>();
const uploads = new WeakMap<Socket, Upload>();

/** Remembers who is connected, so that those who bring something can be told from the others. */
export function watchSockets(server: Server): void {
  const open = new Set<Socket>();
  sockets.set(server, open);
  server.on('connection', (socket: Socket) => {
    // A request that is taken once more brings its connection again.
    if (open.has(socket)) return;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/** This request brings files. It counts until its connection is free again or gone. */
export function noteUpload(request: IncomingMessage): void {
  const { socket } = request;
  uploads.set(socket, { request, bytes: socket.bytesRead, movedAt: performance.now() });
}

export function forgetUpload(request: IncomingMessage): void {
  if (uploads.get(request.socket)?.request === request) uploads.delete(request.socket);
}

/** Everybody connected who brings nothing, or has not sent a byte for so long. What has arrived whole is being kept. */
export function idleSockets(server: Server, silenceMs: number): Socket[] {
  const now = performance.now();
  return [...(sockets.get(server) ?? [])].filter((socket) => {
    const upload = uploads.get(socket);
    if (!upload) return true;
    if (socket.bytesRead !== upload.bytes || upload.request.complete) {
      upload.bytes = socket.bytesRead;
      upload.movedAt = now;
    }
    return now - upload.movedAt > silenceMs;
  });
}

/** How many bring something just now. */
export function countUploads(server: Server): number {
  return [...(sockets.get(server) ?? [])].filter((socket) => uploads.has(socket)).length;
}
