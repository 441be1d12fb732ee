import { createServer, type Server } from 'node:http';
import { Server as SocketIo } from 'socket.io';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { hubFor } from '../hub/hubFor.ts';
import { createSignalR } from '../SignalR.ts';

// One of three servers that do the same, in a process of its own that tells what it costs.

type Broadcast = (text: string) => void;

const servers: Record<string, (server: Server) => Broadcast> = {
  ours(server) {
    const { hub, method } = hubFor<{ posted(text: string): void }>();
    const echo = hub({ methods: { echo: method([z.string()], (_call, text) => text) } });
    const signalr = createSignalR({ log: () => undefined });
    const mounted = signalr.mount('/hub', echo);
    signalr.attach(server);
    return (text) => mounted.clients.all.send('posted', text);
  },

  'socket.io'(server) {
    const io = new SocketIo(server, { transports: ['websocket'], serveClient: false });
    io.on('connection', (socket) => {
      socket.on('echo', (text: string, answer: (text: string) => void) => answer(text));
    });
    return (text) => io.emit('posted', text);
  },

  ws(server) {
    const wss = new WebSocketServer({ server, perMessageDeflate: false });
    wss.on('connection', (socket) => {
      socket.on('message', (data) => socket.send(data, { binary: false }));
    });
    return (text) => {
      const bytes = Buffer.from(text);
      for (const socket of wss.clients) socket.send(bytes, { binary: false });
    };
  },
};

const server = createServer();
const broadcast = servers[process.argv[3] ?? '']?.(server);

process.on('message', (asked: { broadcast: string } | 'cpu' | 'memory') => {
  if (typeof asked === 'object') return broadcast?.(asked.broadcast);
  if (asked === 'memory') {
    globalThis.gc?.();
    return process.send?.(process.memoryUsage.rss());
  }
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// Whoever measures is done, or dead.
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
