import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Writer } from './Pair.ts';

/**
 * One connection that posts, and waits for each answer. The bench shares its cores with the server that it measures, and
 * the fetch of Node takes as much of them as the answer does.
 */
export class PostLine {
  readonly #socket: Socket;
  readonly #head: string;
  #heard = '';
  #answered: ((isTaken: boolean) => void) | undefined;

  private constructor(socket: Socket, path: string, { headers }: Writer) {
    this.#socket = socket.setEncoding('latin1').setNoDelay(true);
    const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers });
    this.#head = `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n`;
    socket.on('data', (text: string) => this.#hear(text));
    socket.on('close', () => this.#answered?.(false));
  }

  static async open(url: string, path: string, writer: Writer): Promise<PostLine> {
    const socket = connect(Number(new URL(url).port), new URL(url).hostname);
    await once(socket, 'connect');
    return new PostLine(socket, path, writer);
  }

  /** Whether the server has it. `json` is plain ASCII. */
  post(json: string): Promise<boolean> {
    this.#socket.write(`${this.#head}content-length: ${json.length}\r\n\r\n${json}`, 'latin1');
    return new Promise((resolve) => {
      this.#answered = resolve;
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(text: string): void {
    this.#heard += text;
    const end = this.#heard.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#heard)?.[1] ?? 0);
    if (this.#heard.length < end + 4 + length) return;
    const isTaken = this.#heard.startsWith('HTTP/1.1 200 ');
    this.#heard = '';
    this.#answered?.(isTaken);
  }
}
