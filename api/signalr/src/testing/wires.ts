import { type Server } from 'node:http';
import { type Socket } from 'node:net';

/** Every TCP connection to this server from now on, cut without a word. */
export function wires({ server }: { readonly server: Server }): { cut(): void } {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  return {
    cut() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
  };
}
