import { BehaviorSubject } from 'rxjs';
import { Toasts } from '../toasts/Toasts.ts';
import { registerWorker } from './registerWorker.ts';

class TestWorker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage = (words: unknown) => void this.heard.push(words);
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class TestRegistration extends EventTarget {
  waiting: TestWorker | null = null;
  installing: TestWorker | null = null;
  updates = 0;
  update = async () => void (this.updates += 1);
  find(): TestWorker {
    this.installing = new TestWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

interface SceneOptions {
  isFirst?: boolean;
  waiting?: TestWorker | null;
  running?: string;
  live?: string;
}

async function scene({ isFirst = false, waiting = null, running, live }: SceneOptions = {}) {
  const registration = Object.assign(new TestRegistration(), { waiting });
  const container = Object.assign(new EventTarget(), {
    controller: isFirst ? null : {},
    register: jest.fn(async () => registration),
  });
  const toasts = new Toasts();
  const liveVersion$ = new BehaviorSubject<string | undefined>(live);
  const reload = jest.fn();
  await registerWorker({
    // The part of the browser's own that is used.
    container: container as unknown as ServiceWorkerContainer,
    toasts,
    running,
    liveVersion$,
    reload,
  });
  const said = () => toasts.shown$.getValue().map(({ message }) => message);
  return { registration, container, toasts, liveVersion$, reload, said };
}

test('the first worker comes without a word', async () => {
  const { registration, said } = await scene({ isFirst: true });
  registration.find().become('installed');
  expect(said()).toEqual([]);
});

test('a newer one is offered, stays offered, and takes over when the visitor wants it', async () => {
  const { registration, container, toasts, reload, said } = await scene();
  const coming = registration.find();
  expect(said()).toEqual([]);
  registration.waiting = coming;
  coming.become('installed');
  expect(said()).toEqual(['A new version is ready']);
  const [toast] = toasts.shown$.getValue();
  expect(toast?.stays).toBe(true);
  expect(toast?.action?.label).toBe('Reload');
  toast?.action?.onAct();
  expect(coming.heard).toEqual(['take-over']);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('one that waits since the last visit is offered at once, and once', async () => {
  const { registration, said } = await scene({ waiting: new TestWorker() });
  registration.find().become('installed');
  expect(said()).toEqual(['A new version is ready']);
});

test('when a still newer one has come since the offer, that one takes over', async () => {
  const { registration, container, toasts, reload } = await scene();
  const first = registration.find();
  registration.waiting = first;
  first.become('installed');
  const second = registration.find();
  registration.waiting = second;
  first.become('redundant');
  second.become('installed');
  toasts.shown$.getValue()[0]?.action?.onAct();
  expect([first.heard, second.heard]).toEqual([[], ['take-over']]);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('when another tab has let it take over since the offer, the page only has to be loaded anew', async () => {
  const { registration, toasts, reload } = await scene();
  const coming = registration.find();
  registration.waiting = coming;
  coming.become('installed');
  registration.waiting = null;
  toasts.shown$.getValue()[0]?.action?.onAct();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a shell that goes live while the tab is open is looked for', async () => {
  const { registration, liveVersion$ } = await scene();
  liveVersion$.next('1.0.0');
  expect(registration.updates).toBe(0);
  liveVersion$.next('2.0.0');
  expect(registration.updates).toBe(1);
  liveVersion$.next('2.0.0');
  expect(registration.updates).toBe(1);
});

test('one that went live before this page came to look is looked for too', async () => {
  const { registration } = await scene({ running: '1.0.0', live: '2.0.0' });
  expect(registration.updates).toBe(1);
});
