import {
  BRIDGE_VERSION,
  type GameMessage,
  type HostMessage,
  readGameMessage,
  type Settings,
} from '@plaza/games-sdk';

export interface GameLine {
  say(message: HostMessage): void;
  close(): void;
}

interface GameLineNeeds {
  settings: Partial<Settings>;
  locale: string;
  onMessage(message: GameMessage): void;
}

/** More than a game has to say in a second; the rest is not heard. */
const MOST_PER_SECOND = 60;

/**
 * Opens the line to the game in a frame: one port, given to the frame once. Whatever else the frame's window says is
 * heard by nobody, and a message that is none of the contract is dropped.
 */
export function talkToGame(
  frame: HTMLIFrameElement,
  { settings, locale, onMessage }: GameLineNeeds,
): GameLine {
  const { port1, port2 } = new MessageChannel();
  let second = 0;
  let heard = 0;
  port1.onmessage = ({ data, timeStamp }) => {
    const now = Math.floor(timeStamp / 1000);
    heard = now === second ? heard + 1 : 1;
    second = now;
    const message = heard > MOST_PER_SECOND ? undefined : readGameMessage(data);
    if (message) onMessage(message);
  };
  // The origin of a sandboxed frame is nobody's, so it cannot be named; what is said is no secret.
  frame.contentWindow?.postMessage({ kind: 'hello', version: BRIDGE_VERSION, settings, locale }, '*', [
    port2,
  ]);
  return {
    say: (message) => port1.postMessage(message),
    close: () => port1.close(),
  };
}
