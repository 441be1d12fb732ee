import { WebSocket } from 'ws';
import { type Kind } from './BenchServer.ts';

/** How one of the servers is spoken to, as bare text over a WebSocket: the load must cost the same for all. */
interface Speech {
  path: string;
  /** What to answer to what the server says first; undefined when there is nothing to say. */
  greet(posted: string): string | undefined;
  isReady(posted: string): boolean;
  ask(text: string): string;
  /** How many answers, or words of a broadcast, are in a frame. */
  count(frame: string): number;
}

const RS = '\u001e';

const speeches: Record<Kind, Speech> = {
  ours: {
    path: '/hub',
    greet: (posted) => (posted === '' ? `{"protocol":"json","version":1}${RS}` : undefined),
    isReady: (posted) => posted === `{}${RS}`,
    ask: (text) => `{"type":1,"invocationId":"1","target":"echo","arguments":["${text}"]}${RS}`,
    count(frame) {
      if (frame === `{"type":6}${RS}`) return 0;
      let count = 0;
      for (let at = frame.indexOf(RS); at >= 0; at = frame.indexOf(RS, at + 1)) count += 1;
      return count;
    },
  },
  'socket.io': {
    path: '/socket.io/?EIO=4&transport=websocket',
    greet: (posted) => (posted.startsWith('0') ? '40' : posted === '2' ? '3' : undefined),
    isReady: (posted) => posted.startsWith('40'),
    ask: (text) => `421["echo","${text}"]`,
    count: (frame) => (frame.startsWith('4') ? 1 : 0),
  },
  ws: {
    path: '/',
    greet: () => undefined,
    isReady: (posted) => posted === '',
    ask: (text) => text,
    count: () => 1,
  },
};

/** One of many clients. */
export class BenchClient {
  readonly #socket: WebSocket;
  readonly #speech: Speech;
  onHeard: (count: number) => void = () => undefined;

  private constructor(socket: WebSocket, speech: Speech) {
    this.#socket = socket;
    this.#speech = speech;
  }

  static connect(kind: Kind, port: number): Promise<BenchClient> {
    const speech = speeches[kind];
    const socket = new WebSocket(`ws://127.0.0.1:${port}${speech.path}`, { perMessageDeflate: false });
    const client = new BenchClient(socket, speech);
    return new Promise((resolve, reject) => {
      let isReady = false;
      const hear = (posted: string): void => {
        const greeting = speech.greet(posted);
        if (greeting !== undefined) socket.send(greeting);
        if (isReady) return client.onHeard(speech.count(posted));
        isReady = speech.isReady(posted);
        if (isReady) resolve(client);
      };
      socket.on('open', () => hear(''));
      socket.on('message', (data: Buffer) => hear(data.toString('utf8')));
      socket.on('error', reject);
    });
  }

  ask(text: string): void {
    this.#socket.send(this.#speech.ask(text));
  }

  leave(): void {
    this.#socket.terminate();
  }
}
