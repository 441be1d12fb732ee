import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createSecureServer } from 'node:tls';

/** A mailbox for tests: what is deleted is gone once the visitor has said goodbye. */
export class TestPop3 {
  /** What lies in it, by the name it has there. */
  readonly mails = new Map<string, string>();
  /** Every command but the password. */
  readonly heard: string[] = [];
  /** Hears of each letter that is asked for. */
  onRead: () => void = () => undefined;
  /** Hangs up when it hears this. */
  hangsUpAt = '';
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #protocol: 'pop3' | 'pop3s';

  /** With a key and a certificate it speaks TLS alone. */
  constructor(identity?: { key: string; cert: string }) {
    this.#protocol = identity ? 'pop3s' : 'pop3';
    const talk = (socket: Socket) => this.#talk(socket);
    this.#server = identity ? createSecureServer(identity, talk) : createServer(talk);
  }

  /** Its address, with a name and a password that need escaping. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    // It listens on a port, so its address has one.
    return `${this.#protocol}://bounce%40plaza.example:p%20ss@localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (...lines: string[]) => void socket.write(lines.map((line) => `${line}\r\n`).join(''));
    const there = [...this.mails.entries()];
    const deleted: string[] = [];
    let user = '';
    let text = '';
    const answer = (line: string) => {
      const [command = '', at = ''] = line.split(' ');
      if (command !== 'PASS') this.heard.push(line);
      if (this.hangsUpAt && line.startsWith(this.hangsUpAt)) return void socket.destroy();
      if (command === 'RETR') this.onRead();
      const [uidl = '', mail = ''] = there[Number(at) - 1] ?? [];
      if (command === 'USER') user = line.slice(5);
      if (command === 'PASS' && (user !== 'bounce@plaza.example' || line !== 'PASS p ss'))
        return say('-ERR no');
      say('+OK');
      if (command === 'UIDL') say(...there.map(([name], index) => `${index + 1} ${name}`), '.');
      if (command === 'LIST') say(...there.map(([, { length }], index) => `${index + 1} ${length}`), '.');
      // A dot at the beginning of a line is doubled (RFC 1939).
      if (command === 'RETR') say(...mail.split('\r\n').map((one) => one.replace(/^\./, '..')), '.');
      if (command === 'DELE') deleted.push(uidl);
      if (command === 'QUIT') {
        for (const name of deleted) this.mails.delete(name);
        socket.end();
      }
    };
    socket.on('data', (chunk) => {
      text += String(chunk);
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        answer(line);
      }
    });
    say('+OK ready');
  }
}
