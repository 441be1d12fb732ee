import { Host } from './Host.ts';
import type { HostMessage } from './messages.ts';

const PAGE = 'https://plaza.example';
const page = { postMessage: () => undefined };

/** A game in a frame of the page; `arrives` is what its window gets. */
function framed() {
  Object.defineProperty(window, 'parent', { value: page, configurable: true });
  location.hash = `host=${PAGE}`;
  const heard: HostMessage[] = [];
  const host = new Host((message) => void heard.push(message));
  const sent: unknown[] = [];
  const port = {
    postMessage: (message: unknown) => void sent.push(message),
    onmessage: ({ data }: { data: unknown }) => void data,
  };
  const arrives = (more: { source?: unknown; origin?: string; data?: unknown; ports?: unknown[] } = {}) => {
    const event = new MessageEvent('message');
    const hello = { kind: 'hello', version: 1, settings: {}, locale: 'en' };
    const fields = { source: page, origin: PAGE, data: hello, ports: [port], ...more };
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    window.dispatchEvent(event);
  };
  return { host, heard, sent, port, arrives };
}

test('the hello of the page is taken, and what was said before is sent after', () => {
  const { host, heard, sent, arrives } = framed();
  host.say({ kind: 'ready' });
  expect(sent).toEqual([]);
  arrives();
  expect(heard.map(({ kind }) => kind)).toEqual(['hello']);
  expect(sent).toEqual([{ kind: 'ready' }]);
  host.say({ kind: 'page', by: 1 });
  expect(sent.length).toBe(2);
});

test.each([
  ['another window', { source: window }],
  ['another origin', { origin: 'https://evil.example' }],
  ['no port', { ports: [] }],
  ['no hello', { data: { kind: 'pause' } }],
  ['a broken hello', { data: { kind: 'hello', version: 1, settings: null, locale: 'en' } }],
])('a hello with %s is none', (_, wrong) => {
  const { host, heard, sent, arrives } = framed();
  arrives(wrong);
  host.say({ kind: 'ready' });
  expect([heard, sent]).toEqual([[], []]);
});

test('only the first hello counts, and afterwards only the port', () => {
  const { heard, port, arrives } = framed();
  arrives();
  arrives();
  expect(heard.length).toBe(1);
  port.onmessage({ data: { kind: 'pause' } });
  port.onmessage({ data: { kind: 'cookie' } });
  port.onmessage({ data: { kind: 'hello', version: 1, settings: {}, locale: 'de' } });
  expect(heard.map(({ kind }) => kind)).toEqual(['hello', 'pause']);
});

test('a game that stands alone talks to nobody', () => {
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  const spoken = jest.spyOn(window, 'postMessage');
  new Host(() => undefined).say({ kind: 'ready' });
  expect(spoken).not.toHaveBeenCalled();
});
