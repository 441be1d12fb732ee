import type { GameMessage } from '@plaza/games-sdk';
import { talkToGame } from './talkToGame.ts';
import { installTestChannel, TestPort } from './testing/testChannel.ts';

installTestChannel();

/** A frame, the game's end of the line, and what the page heard. */
function open() {
  const posted: { message: unknown; port: TestPort }[] = [];
  const frame = {
    contentWindow: {
      postMessage: (message: unknown, _: string, [port]: [TestPort]) => posted.push({ message, port }),
    },
  } as unknown as HTMLIFrameElement;
  const heard: GameMessage[] = [];
  const line = talkToGame(frame, {
    settings: { muted: true },
    locale: 'de',
    onMessage: (message) => heard.push(message),
  });
  const [{ message: hello, port } = { message: undefined, port: new TestPort() }] = posted;
  return { line, heard, hello, game: port };
}

test('greets the game once, with its settings and a line of its own', () => {
  expect(open().hello).toEqual({ kind: 'hello', version: 1, settings: { muted: true }, locale: 'de' });
});

test('hears what the contract knows, and nothing else', () => {
  const { game, heard } = open();
  for (const message of [{ kind: 'ready' }, { kind: 'steal' }, 'ready', null, { kind: 'page', by: 1 }])
    game.postMessage(message);
  expect(heard).toEqual([{ kind: 'ready' }, { kind: 'page', by: 1 }]);
});

test('what cannot be written down is nothing that a game has to say, and no fault of the page', () => {
  const { game, heard } = open();
  const round: Record<string, unknown> = { kind: 'ready' };
  round['self'] = round;
  for (const message of [round, { kind: 'ready', much: 2n ** 70n }])
    expect(() => game.postMessage(message)).not.toThrow();
  expect(heard).toEqual([]);
});

test('a game that talks without end is heard sixty times a second', () => {
  const { game, heard } = open();
  for (let message = 0; message < 200; message += 1) game.postMessage({ kind: 'ready' });
  expect(heard).toHaveLength(60);
  game.at = 1000;
  game.postMessage({ kind: 'ready' });
  expect(heard).toHaveLength(61);
});

test('says to the game what the page says, until it closes', () => {
  const { line, game } = open();
  const said: unknown[] = [];
  game.onmessage = ({ data }) => said.push(data);
  line.say({ kind: 'mute', muted: true });
  line.close();
  line.say({ kind: 'pause' });
  expect(said).toEqual([{ kind: 'mute', muted: true }]);
});
