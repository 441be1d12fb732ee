import { connect } from './connect.ts';

const PAGE = 'https://plaza.example';
const page = { postMessage: () => undefined };

/** A game in the frame of a page, and the page's end of the line. */
function framed(pages?: readonly string[]) {
  Object.defineProperty(window, 'parent', { value: page, configurable: true });
  location.hash = `host=${PAGE}`;
  const heard: unknown[] = [];
  const said: unknown[] = [];
  const note = (what: string) => (detail?: unknown) => void heard.push([what, detail]);
  const game = connect(
    {
      hello: note('hello'),
      pause: note('pause'),
      resume: note('resume'),
      mute: note('mute'),
      standing: note('standing'),
    },
    pages ? { pages } : {},
  );
  const port = {
    postMessage: (message: unknown) => void said.push(message),
    onmessage: undefined as ((told: { data: unknown }) => void) | undefined,
  };
  const hello = { kind: 'hello', version: 1, settings: { muted: true }, locale: 'de' };
  const event = new MessageEvent('message');
  for (const [name, value] of Object.entries({ source: page, origin: PAGE, data: hello, ports: [port] }))
    Object.defineProperty(event, name, { value });
  const greet = () => void window.dispatchEvent(event);
  return { game, heard, said, greet, tell: (data: unknown) => port.onmessage?.({ data }) };
}

test('a game hears what the page says, by name', () => {
  const { heard, greet, tell } = framed();
  greet();
  tell({ kind: 'mute', muted: true });
  tell({ kind: 'pause' });
  tell({ kind: 'resume' });
  tell({ kind: 'standing', standing: { rank: 2 } });
  // Nobody listens to these here, and nothing breaks.
  tell({ kind: 'run', run: { id: 'r', seed: 1 } });
  tell({ kind: 'net', message: {} });
  tell({ kind: 'steal' });
  expect(heard).toEqual([
    ['hello', { settings: { muted: true }, locale: 'de', run: undefined }],
    ['mute', true],
    ['pause', undefined],
    ['resume', undefined],
    ['standing', { rank: 2 }],
  ]);
});

test('what a game says is of the contract, also what it said before it was greeted', () => {
  const { game, said, greet } = framed();
  game.size(360, 640);
  game.ready();
  greet();
  game.start();
  game.score(120);
  game.page(-1);
  expect(said).toEqual([
    { kind: 'size', width: 360, height: 640 },
    { kind: 'ready' },
    { kind: 'start', seed: 0 },
    { kind: 'score', value: 120, ticks: 0, seed: 0, log: '', hash: '', slow: false },
    { kind: 'page', by: -1 },
  ]);
});

test('a game that names its pages talks to no other', () => {
  const { game, heard, said, greet } = framed(['https://another.example']);
  game.ready();
  greet();
  expect([game.isFramed, heard, said]).toEqual([false, [], []]);
  expect(framed([PAGE]).game.isFramed).toBe(true);
});
