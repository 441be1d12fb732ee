import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface TakenMail {
  from: string;
  to: string;
  /** Header and body as they came. */
  text: string;
}

/** What the server does with a mail to somebody. */
export type Mood =
  | 'take'
  /** Says that there is nobody of that name. */
  | 'nobody'
  /** Says to come back later. */
  | 'later'
  /** Wants no mail from us at all. */
  | 'unwanted'
  /** The same, said when it hears the address. */
  | 'barred'
  /** Takes the mail and says so when it is told to. */
  | 'slow'
  /** Takes the mail and hangs up before it says so. */
  | 'silent';

/** What it says to an address. */
const ANSWERS: Partial<Record<Mood, string>> = {
  nobody: '550 5.1.1 nobody here',
  later: '451 4.3.0 later',
  barred: '554 5.7.1 your host is on a list',
};

/** A mail server for tests: takes what comes, or does what it is told to do with it. */
export class TestSmtp {
  readonly taken: TakenMail[] = [];
  mood: (to: string) => Mood = () => 'take';
  /** Of whose letters it hears the address, and says what it says to it when it is told to. */
  hesitates: (to: string) => boolean = () => false;
  /** Hears of each mail as it is taken. */
  onTaken: (mail: TakenMail) => void = () => undefined;
  readonly #slow: (() => void)[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((socket) => this.#talk(socket));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    // It listens on a port, so its address has one.
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Says whatever it was slow with. */
  letGo(): void {
    for (const say of this.#slow.splice(0)) say();
  }

  /** Resolves once it has taken so many. */
  async hasTaken(count: number): Promise<void> {
    while (this.taken.length < count) await new Promise<void>((resolve) => (this.onTaken = () => resolve()));
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let [from, to, text, isInMail] = ['', '', '', false];
    socket.on('data', (chunk) => {
      text += String(chunk);
      for (;;) {
        const end = text.indexOf(isInMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + (isInMail ? 5 : 2));
        if (isInMail) {
          isInMail = false;
          this.#take({ from, to, text: said });
          if (this.mood(to) === 'silent') return void socket.destroy();
          if (this.mood(to) === 'slow') this.#slow.push(() => say('250 taken'));
          else say('250 taken');
        } else if (/^MAIL FROM:/i.test(said)) {
          from = addressIn(said);
          say('250 fine');
        } else if (/^RCPT TO:/i.test(said)) {
          to = addressIn(said);
          const mood = this.mood(to);
          const answer = () => say(ANSWERS[mood] ?? '250 fine');
          if (this.hesitates(to)) this.#slow.push(answer);
          else answer();
        } else if (/^DATA/i.test(said)) {
          isInMail = this.mood(to) !== 'unwanted';
          say(isInMail ? '354 go on' : '554 5.7.1 we do not want your mail');
        } else if (/^QUIT/i.test(said)) {
          say('221 bye');
          socket.end();
        } else say('250 fine');
      }
    });
    say('220 test');
  }

  #take(mail: TakenMail): void {
    this.taken.push(mail);
    this.onTaken(mail);
  }
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
