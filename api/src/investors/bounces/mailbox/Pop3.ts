import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectSecure, TLSSocket } from 'node:tls';

/** A server that says nothing for so long is not asked further. */
const SILENT_MS = 20_000;
/** No answer is larger; whoever sends on and on is left. */
const MOST_LETTERS = 8 * 1024 * 1024;

/** A conversation with a mailbox (RFC 1939): what is deleted in it is gone once it has ended well. */
export class Pop3 {
  readonly #socket: Socket;
  /** What has come and was not read yet. Letters are read one byte each: a mail may be written in anything. */
  #come = '';
  #ended: Error | undefined;
  #wake: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1').setTimeout(SILENT_MS);
    socket.on('data', (chunk) => {
      this.#come += String(chunk);
      this.#wake();
    });
    socket.on('timeout', () => this.#end(new Error('The mailbox fell silent.')));
    socket.on('error', (error) => this.#end(sayWhy(socket, error)));
    socket.on('close', () => this.#end(new Error('The mailbox hung up.')));
  }

  /** Logs in with the name and the password in the address. Whom it trusts is a matter of the machine, or of `ca`. */
  static async open(address: string, { ca }: { ca?: string } = {}): Promise<Pop3> {
    const { protocol, hostname, port, username, password } = new URL(address);
    const host = hostname.replace(/^\[|\]$/g, '');
    const isSecure = protocol === 'pop3s:';
    const at = { host, port: Number(port) || (isSecure ? 995 : 110) };
    // A name is asked for; a number has none (RFC 6066).
    const servername = isIP(host) ? '' : host;
    const box = new Pop3(
      isSecure ? connectSecure({ ...at, servername, ...(ca ? { ca } : {}) }) : connectPlain(at),
    );
    try {
      await box.#status();
      await box.ask(`USER ${oneLine(username)}`);
      await box.ask(`PASS ${oneLine(password)}`);
      return box;
    } catch (error) {
      box.close();
      throw error;
    }
  }

  /** The first line of the answer. A refusal throws, with what the server said. */
  async ask(command: string): Promise<string> {
    this.#socket.write(`${command}\r\n`);
    return this.#status();
  }

  /** An answer of several lines. */
  async askForLines(command: string): Promise<Buffer> {
    await this.ask(command);
    const body = (await this.#upTo('\r\n.\r\n', '.\r\n')).replace(/^\./gm, '');
    return Buffer.from(body, 'latin1');
  }

  close(): void {
    this.#socket.destroy();
  }

  async #status(): Promise<string> {
    const line = await this.#upTo('\r\n');
    if (line.startsWith('+OK')) return line.slice(3).trim();
    throw new Error(`The mailbox refused: ${line.slice(0, 200)}`);
  }

  async #upTo(end: string, orAtOnce?: string): Promise<string> {
    let looked = 0;
    for (;;) {
      const isEmpty = orAtOnce !== undefined && this.#come.startsWith(orAtOnce);
      const at = isEmpty ? 0 : this.#come.indexOf(end, looked);
      if (at >= 0) {
        const read = this.#come.slice(0, at);
        this.#come = this.#come.slice(at + (isEmpty ? orAtOnce.length : end.length));
        return read;
      }
      if (this.#come.length > MOST_LETTERS) throw new Error('The mailbox sends without an end.');
      if (this.#ended) throw this.#ended;
      looked = Math.max(0, this.#come.length - end.length);
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #end(why: Error): void {
    this.#ended ??= why;
    this.#socket.destroy();
    this.#wake();
  }
}

/** Before a word was said, and above all no password. */
function sayWhy(socket: Socket, error: Error): Error {
  if (!(socket instanceof TLSSocket) || !socket.authorizationError) return error;
  return new Error(`The certificate of the mailbox is not trusted: ${error.message}`, { cause: error });
}

/** A line break in a name would begin a command of its own. */
function oneLine(encoded: string): string {
  return decodeURIComponent(encoded).replace(/[\r\n]/g, '');
}
