import { type GameMessage, type HostMessage, readHostMessage } from './messages.ts';

/** The page around a game, or nobody when the game stands alone in its tab. */
export class Host {
  /** Whether there is a page to talk to. */
  readonly isFramed: boolean = false;
  private port: MessagePort | undefined;
  private readonly waiting: GameMessage[] = [];
  private readonly onMessage: (message: HostMessage) => void;

  /** `pages` are the origins that may be talked to; without them it is whichever page shows the game. */
  constructor(onMessage: (message: HostMessage) => void, pages?: readonly string[]) {
    this.onMessage = onMessage;
    if (window.parent === window) return;
    const origin = pageOrigin();
    if (pages && !pages.includes(origin ?? '')) return;
    this.isFramed = true;
    const listen = (event: MessageEvent) => {
      const [port] = event.ports;
      if (event.source !== window.parent || event.origin !== origin || !port) return;
      const hello = readHostMessage(event.data);
      if (hello?.kind !== 'hello') return;
      removeEventListener('message', listen);
      this.talk(port, hello);
    };
    addEventListener('message', listen);
  }

  /** What is said before `hello` is kept: a game may be quicker than its page. */
  say(message: GameMessage): void {
    if (this.port) this.port.postMessage(message);
    else if (this.isFramed && this.waiting.length < 20) this.waiting.push(message);
  }

  private talk(port: MessagePort, hello: HostMessage): void {
    this.port = port;
    port.onmessage = ({ data }) => {
      const message = readHostMessage(data);
      if (message && message.kind !== 'hello') this.onMessage(message);
    };
    this.onMessage(hello);
    for (const message of this.waiting.splice(0)) port.postMessage(message);
  }
}

/** The page names itself in the frame's address, `#host=https://plaza.example`; else it is where the frame came from. */
function pageOrigin(): string | undefined {
  const named = new URLSearchParams(location.hash.slice(1)).get('host');
  if (named) return named;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
