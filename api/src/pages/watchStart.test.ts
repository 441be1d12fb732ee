import { type PageElement, type PageEvent, type StartWindow, watchStart } from './watchStart.ts';

const MAIN = '/remotes/shell/1.2.3/main.js';

/** As much of an element as is asked for. */
class TestElement implements PageElement {
  dataset: Record<string, string | undefined> = {};
  content = { cloneNode: () => 'the words' };
  shown: unknown = null;
  press = () => undefined as void;
  readonly #attributes: Record<string, string>;
  constructor(attributes: Record<string, string> = {}) {
    this.#attributes = attributes;
  }
  getAttribute = (name: string) => this.#attributes[name] ?? null;
  querySelector = () => this;
  replaceChildren = (child: unknown) => void (this.shown = child);
  remove = () => undefined;
  addEventListener = (_name: 'click', act: () => void) => void (this.press = act);
}

let kept = new Map<string, string>();

interface SceneOptions {
  damaged?: string[];
  isOnline?: boolean;
  stays?: boolean;
  hasRun?: boolean;
  /** The scripts come when a picture is painted. */
  waits?: boolean;
  /** What the browser says to who wants to keep something. */
  storage?: 'open' | 'full' | 'forbidden';
}

function scene({
  damaged = [],
  isOnline = true,
  stays = false,
  hasRun = damaged.length === 0,
  waits = false,
  storage = 'open',
}: SceneOptions = {}) {
  const root = new TestElement();
  const told = new TestElement();
  told.dataset['shell'] = '1.2.3';
  const script = new TestElement({ src: MAIN, integrity: 'sha384-x' });
  const broken = new Set(damaged);
  const beacons: Blob[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const listeners = new Map<string, (event: PageEvent) => void>();
  const asked: string[] = [];
  const reload = jest.fn();
  const view: StartWindow = {
    ...(hasRun && { __FEDERATION__: {} }),
    document: {
      readyState: 'complete',
      getElementById: (id) => (id === 'plaza' ? root : null),
      querySelector: (selector) => {
        if (selector === 'link[data-start]') return waits ? script : null;
        return selector === 'link[data-broken]' ? null : told;
      },
      querySelectorAll: () => [script],
    },
    navigator: { onLine: isOnline, sendBeacon: (_address, body) => beacons.push(body) > 0 },
    performance: { now: () => 1_234.5 },
    get sessionStorage() {
      if (storage === 'forbidden') throw new Error('The operation is insecure.');
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem(key: string, value: string) {
          if (storage === 'full') throw new Error('The quota has been exceeded.');
          kept.set(key, value);
        },
      };
    },
    location: { reload },
    addEventListener: (name, hear) => void listeners.set(name, hear),
    setTimeout: (run, ms) => timers.push({ ms, run }),
    async fetch(address, { cache }) {
      asked.push(`${cache} ${address}`);
      if (!broken.has(address)) return;
      if (cache !== 'reload' || stays) throw new TypeError('Failed integrity');
      broken.delete(address);
    },
  };
  watchStart(view);
  return {
    root,
    asked,
    reload,
    hear: (name: string, event: PageEvent = {}) => listeners.get(name)?.(event),
    async pass(until: number) {
      for (const { ms, run } of timers.splice(0)) {
        if (ms <= until) run();
        else timers.push({ ms, run });
      }
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
    start: () => Object.assign(root, { __reactContainer$abc: {} }),
    told: async () => {
      const texts = await Promise.all(beacons.map((blob) => blob.text()));
      return texts.flatMap((text) => JSON.parse(text).events);
    },
  };
}

beforeEach(() => void (kept = new Map()));

it('tells the server of a shell that has started, and leaves the page alone', async () => {
  const { start, pass, told, reload, asked, root } = scene();
  start();
  await pass(4_000);
  expect(await told()).toEqual([{ remote: 'shell', version: '1.2.3', ms: 1_235, ok: true, phase: 'mount' }]);
  expect(root.shown).toBeNull();
  expect([reload.mock.calls, asked]).toEqual([[], []]);
});

it('fetches a damaged script anew and loads the page once more; that is no fault of the version', async () => {
  const { pass, told, reload, asked } = scene({ damaged: [MAIN] });
  await pass(4_000);
  expect(asked).toEqual([`default ${MAIN}`, `reload ${MAIN}`]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await told()).toEqual([expect.objectContaining({ ok: false, phase: 'load', cause: 'chunk' })]);
});

it('loads the page once more where a script broke on its way and is whole by now', async () => {
  const { pass, told, reload, asked } = scene({ hasRun: false });
  await pass(0);
  expect(asked).toEqual([`default ${MAIN}`, `reload ${MAIN}`]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await told()).toEqual([expect.objectContaining({ ok: false, phase: 'load', cause: 'chunk' })]);
});

it('does not load the page again where its scripts wait for a picture and have not come yet', async () => {
  const { pass, reload, root } = scene({ hasRun: false, waits: true });
  await pass(0);
  await pass(4_000);
  expect(reload).not.toHaveBeenCalled();
  expect(root.shown).toBeNull();
});

it('blames the version where its first script comes whole twice and does nothing', async () => {
  await scene({ hasRun: false }).pass(0);
  const second = scene({ hasRun: false });
  await second.pass(0);
  expect(second.reload).not.toHaveBeenCalled();
  expect(second.root.shown).toBe('the words');
  expect(await second.told()).toEqual([expect.objectContaining({ ok: false, phase: 'mount' })]);
});

it('does not load the page for a picture that is missing', async () => {
  const { pass, hear, reload, root } = scene();
  hear('error', { target: new TestElement({ src: '/picture.png' }) });
  await pass(4_000);
  expect(reload).not.toHaveBeenCalled();
  expect(root.shown).toBeNull();
});

it('heals again once it has started in between', async () => {
  await scene({ damaged: [MAIN] }).pass(4_000);
  const whole = scene();
  whole.start();
  await whole.pass(4_000);
  const later = scene({ damaged: [MAIN] });
  await later.pass(4_000);
  expect(later.reload).toHaveBeenCalledTimes(1);
});

it('says words in place of a white page where the script stays damaged, and Try again asks for all anew', async () => {
  const { pass, reload, asked, root } = scene({ damaged: [MAIN], stays: true });
  await pass(4_000);
  expect(reload).not.toHaveBeenCalled();
  expect(root.shown).toBe('the words');
  root.press();
  await pass(0);
  expect(asked.at(-1)).toBe(`reload ${MAIN}`);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not load the page again and again', async () => {
  await scene({ damaged: [MAIN] }).pass(4_000);
  const second = scene({ damaged: [MAIN] });
  await second.pass(4_000);
  expect(second.reload).not.toHaveBeenCalled();
  expect(second.root.shown).toBe('the words');
});

describe.each(['full', 'forbidden'] as const)('where the storage of the browser is %s', (storage) => {
  it('hears of a shell that has started', async () => {
    const { start, pass, told } = scene({ storage });
    start();
    await pass(4_000);
    expect(await told()).toEqual([expect.objectContaining({ ok: true, phase: 'mount' })]);
  });

  it.each([
    { what: 'is damaged', options: { damaged: [MAIN] } },
    { what: 'broke on its way', options: { hasRun: false } },
  ])('says words when a script $what, and does not load the page for ever', async ({ options }) => {
    const { pass, told, reload, asked, root } = scene({ storage, ...options });
    await pass(4_000);
    expect(reload).not.toHaveBeenCalled();
    expect(root.shown).toBe('the words');
    expect(await told()).toEqual([expect.objectContaining({ ok: false, phase: 'load', cause: 'chunk' })]);
    root.press();
    await pass(0);
    expect(asked.at(-1)).toBe(`reload ${MAIN}`);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('gives a slow device its time, and what throws none', async () => {
  const slow = scene();
  await slow.pass(4_000);
  expect(slow.root.shown).toBeNull();
  await slow.pass(30_000);
  expect(slow.root.shown).toBe('the words');

  const broken = scene();
  broken.hear('error', { message: 'x is not a function' });
  await broken.pass(4_000);
  expect(broken.root.shown).toBe('the words');
  expect(await broken.told()).toEqual([
    expect.objectContaining({ ok: false, phase: 'mount', reason: 'x is not a function' }),
  ]);
});

it('without a network it waits for one, and blames nobody', async () => {
  const { pass, told, hear, reload, root } = scene({ isOnline: false });
  await pass(4_000);
  expect(root.shown).toBe('the words');
  hear('online');
  expect([reload.mock.calls.length, await told()]).toEqual([1, []]);
});
