import type { HealthBeacon, RegisteredRemote } from '@plaza/api-contract';
import type { RemoteApp, ShellContext } from '@plaza/shell-contract';
import { createTestShell } from '@plaza/shell-contract/testing';
import { BehaviorSubject, Subject } from 'rxjs';
import { settled, TestClock } from '../../clock/TestClock.ts';
import { LoadFailure } from '../loader/RemoteLoader.ts';
import { TestLoader } from '../loader/TestLoader.ts';
import { aRemote, aVersion } from '../testing/builders.ts';
import { Slot } from './Slot.ts';

const one = aVersion({ version: '1.0.0' });
const two = aVersion({ version: '2.0.0' });
const alone = aRemote({ current: two });
const withPrevious = aRemote({ current: two, previous: one });
const never = new Promise<never>(() => undefined);

const open: Slot[] = [];
afterEach(() => {
  for (const slot of open.splice(0)) void slot.leave();
});

function scene(remote: RegisteredRemote | undefined = alone) {
  const loader = new TestLoader();
  const clock = new TestClock();
  const remote$ = new BehaviorSubject(remote);
  const online$ = new Subject<void>();
  const beacons: HealthBeacon[] = [];
  const oddities: unknown[] = [];
  const contexts: ShellContext[] = [];
  let ended = 0;
  let askedAgain = 0;
  const slot = new Slot({
    name: 'mf-chat',
    remote$,
    online$,
    exposedBy: () => './app',
    loader,
    clock,
    health: { note: (beacon) => void beacons.push(beacon) },
    lend(version, signal, onError) {
      const ctx = { ...createTestShell().ctx, remote: { name: 'mf-chat', version }, signal, onError };
      contexts.push(ctx);
      return { ctx, end: () => void (ended += 1) };
    },
    askAgain: () => void (askedAgain += 1),
    onOddity: (error) => void oddities.push(error),
  });
  open.push(slot);
  document.body.replaceChildren(slot.element);
  return {
    slot,
    loader,
    clock,
    remote$,
    online$,
    beacons,
    oddities,
    contexts,
    ended: () => ended,
    askedAgain: () => askedAgain,
    text: () => slot.element.querySelector('[data-slot-body]:not([hidden])')?.textContent ?? '',
    state: () => slot.state$.getValue(),
  };
}

function saying(words: string, said: Partial<RemoteApp> = {}): RemoteApp {
  return {
    contract: '1.0',
    async mount(element) {
      element.append(words);
      return { unmount: () => element.replaceChildren() };
    },
    ...said,
  };
}

const lifting = (mount: RemoteApp['mount']) => saying('', { mount });

describe('coming', () => {
  test('returns at once and shows the live version when it is there', async () => {
    const { slot, loader, state, text, beacons } = scene();
    loader.bring('2.0.0', saying('chat two'));
    slot.enter();
    expect(state()).toEqual({ status: 'loading', version: '2.0.0', isFallback: false });
    expect(slot.element).toHaveAttribute('data-status', 'loading');
    await settled();
    expect(text()).toBe('chat two');
    expect(slot.element).toHaveAttribute('data-status', 'mounted');
    expect(slot.element).toHaveAttribute('data-version', '2.0.0');
    expect(beacons).toEqual([{ remote: 'mf-chat', version: '2.0.0', phase: 'mount', ok: true, ms: 0 }]);
  });

  test.each([
    ['cannot be fetched', new LoadFailure('unreachable', 'manifest 404'), 'unreachable'],
    ['throws while it is evaluated', new LoadFailure('broken', 'boom'), 'broken'],
    ['asks for another React', new LoadFailure('misfit', 'needs ^20'), 'misfit'],
    ['hangs', never, 'slow'],
    ['throws while mounting', lifting(() => Promise.reject(new Error('no'))), 'no-start'],
    [
      'throws before it gives a promise',
      lifting(() => {
        throw new Error('no');
      }),
      'no-start',
    ],
    ['never ends mounting', lifting(() => never), 'no-start'],
    [
      'renders with an error',
      lifting((_, ctx) => {
        ctx.onError(new Error('render'));
        return never;
      }),
      'no-start',
    ],
    [
      'has an effect that throws as it comes up',
      lifting(async (_, ctx) => {
        void Promise.resolve().then(() => ctx.onError(new Error('effect')));
        return { unmount() {} };
      }),
      'no-start',
    ],
  ])('a version that %s: the previous one is shown in the same page', async (_, answer, reason) => {
    const { slot, loader, clock, state, text, beacons } = scene(withPrevious);
    loader.bring('2.0.0', answer);
    loader.bring('1.0.0', saying('chat one'));
    slot.enter();
    await clock.advance(8000);
    expect(text()).toBe('chat one');
    expect(state()).toEqual({ status: 'mounted', version: '1.0.0', isFallback: true, newer: undefined });
    expect(beacons).toMatchObject([
      { version: '2.0.0', ok: false },
      { version: '1.0.0', ok: true },
    ]);
    expect(loader.distrusted).toContain('2.0.0');
    expect(slot.element.querySelectorAll('[data-slot-body]')).toHaveLength(1);

    const { slot: other, loader: bare, clock: time, state: its } = scene(alone);
    bare.bring('2.0.0', answer);
    other.enter();
    await time.advance(8000);
    expect(its()).toMatchObject({ status: 'failed', reason, version: '2.0.0' });
    expect(other.element.querySelector('[data-slot-body]')).toBeNull();
  });

  test('when both versions fail, the failure of the live one is told', async () => {
    const { slot, loader, state } = scene(withPrevious);
    loader.bring('2.0.0', new LoadFailure('misfit', 'needs ^20'));
    loader.bring('1.0.0', new LoadFailure('unreachable', '404'));
    slot.enter();
    await settled();
    expect(state()).toEqual({ status: 'failed', reason: 'misfit', version: '2.0.0', detail: 'needs ^20' });
  });

  test('a version written for a newer shell is not even fetched', async () => {
    const { slot, loader, state } = scene(aRemote({ current: aVersion({ contract: '2.0' }) }));
    slot.enter();
    await settled();
    expect(state()).toMatchObject({ status: 'failed', reason: 'too-new' });
    expect(loader.asked).toEqual([]);
  });

  test('an app that comes up after the wait is over is taken down again', async () => {
    const { slot, loader, clock, state } = scene();
    const unmount = jest.fn();
    let comeUp: (app: { unmount(): void }) => void = () => {};
    loader.bring(
      '2.0.0',
      lifting(
        () =>
          new Promise((up) => {
            comeUp = up;
          }),
      ),
    );
    slot.enter();
    await clock.advance(5000);
    expect(state()).toMatchObject({ status: 'failed', reason: 'no-start' });
    comeUp({ unmount });
    await settled();
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});

describe('leaving', () => {
  test('takes everything back', async () => {
    const { slot, loader, contexts, ended, text } = scene();
    loader.bring(
      '2.0.0',
      lifting(async (element) => {
        element.append('chat');
        document.head.append(Object.assign(document.createElement('style'), { id: 'left-over' }));
        return { unmount() {} };
      }),
    );
    slot.enter();
    await settled();
    await slot.leave();
    expect(text()).toBe('');
    expect(slot.element.querySelector('[data-slot-body]')).toBeNull();
    expect(document.getElementById('left-over')).toBeNull();
    expect(contexts[0]?.signal.aborted).toBe(true);
    expect(ended()).toBe(1);
    expect(slot.element).toHaveAttribute('data-status', 'empty');
  });

  test('while it is loading: it never appears', async () => {
    const { slot, loader, text, contexts } = scene();
    let arrive: (app: RemoteApp) => void = () => {};
    loader.bring(
      '2.0.0',
      new Promise((come) => {
        arrive = come;
      }),
    );
    slot.enter();
    await settled();
    await slot.leave();
    arrive(saying('too late'));
    await settled();
    expect(text()).toBe('');
    expect(contexts).toEqual([]);
  });

  test('a remote whose unmount never ends holds nobody longer than a second', async () => {
    const { slot, loader, clock, oddities } = scene();
    loader.bring(
      '2.0.0',
      lifting(async () => ({ unmount: () => never })),
    );
    slot.enter();
    await settled();
    const gone = jest.fn();
    void slot.leave().then(gone);
    await clock.advance(999);
    expect(gone).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(gone).toHaveBeenCalled();
    expect(oddities).toHaveLength(1);
  });

  test('a remote whose unmount throws leaves all the same', async () => {
    const { slot, loader, oddities } = scene();
    loader.bring(
      '2.0.0',
      lifting(async () => ({
        unmount() {
          throw new Error('stuck');
        },
      })),
    );
    slot.enter();
    await settled();
    await slot.leave();
    expect(oddities).toEqual([new Error('stuck')]);
  });

  test('in and out and in within one turn shows it once', async () => {
    const { slot, loader } = scene();
    loader.bring('2.0.0', saying('chat'));
    slot.enter();
    void slot.leave();
    slot.enter();
    await settled();
    expect(slot.element.querySelectorAll('[data-slot-body]')).toHaveLength(1);
  });
});

describe('crashing on screen', () => {
  test('the previous version takes over', async () => {
    const { slot, loader, contexts, text, beacons } = scene(withPrevious);
    loader.bring('2.0.0', saying('chat two'));
    loader.bring('1.0.0', saying('chat one'));
    slot.enter();
    await settled();
    contexts[0]?.onError(new Error('effect'));
    await settled();
    expect(text()).toBe('chat one');
    expect(beacons[1]).toMatchObject({ version: '2.0.0', phase: 'run', ok: false, reason: 'effect' });
  });

  test('without a previous one the panel says so, and Retry brings it back', async () => {
    const { slot, loader, contexts, state, text, askedAgain } = scene();
    loader.bring('2.0.0', saying('chat two'));
    slot.enter();
    await settled();
    contexts[0]?.onError(new Error('effect'));
    await settled();
    expect(state()).toEqual({ status: 'failed', reason: 'crashed', version: '2.0.0', detail: 'effect' });
    slot.retry();
    await settled();
    expect(text()).toBe('chat two');
    expect(askedAgain()).toBe(1);
  });

  test('when the previous one crashes too, it ends there', async () => {
    const { slot, loader, contexts, state } = scene(withPrevious);
    loader.bring('2.0.0', saying('two'));
    loader.bring('1.0.0', saying('one'));
    slot.enter();
    await settled();
    contexts[0]?.onError(new Error('a'));
    await settled();
    contexts[1]?.onError(new Error('b'));
    await settled();
    expect(state()).toMatchObject({ status: 'failed', reason: 'crashed', version: '1.0.0' });
  });

  test('what an old life still shouts is not heard', async () => {
    const { slot, loader, contexts, text } = scene();
    loader.bring('2.0.0', saying('chat'));
    slot.enter();
    await settled();
    await slot.leave();
    slot.enter();
    await settled();
    contexts[0]?.onError(new Error('from the grave'));
    await settled();
    expect(text()).toBe('chat');
  });
});

describe('news from the registry', () => {
  test('a new version waits until the visitor takes it', async () => {
    const { slot, loader, remote$, state, text } = scene(aRemote({ current: one }));
    loader.bring('1.0.0', saying('one'));
    loader.bring('2.0.0', saying('two'));
    slot.enter();
    await settled();
    remote$.next(withPrevious);
    await settled();
    expect(text()).toBe('one');
    expect(state()).toMatchObject({ status: 'mounted', newer: '2.0.0' });
    slot.takeNewer();
    await settled();
    expect(text()).toBe('two');
    expect(state()).toMatchObject({ newer: undefined });
  });

  test('the next visit gets the new version by itself', async () => {
    const { slot, loader, remote$, text } = scene(aRemote({ current: one }));
    loader.bring('1.0.0', saying('one'));
    loader.bring('2.0.0', saying('two'));
    slot.enter();
    await settled();
    await slot.leave();
    remote$.next(withPrevious);
    slot.enter();
    await settled();
    expect(text()).toBe('two');
  });

  test('switched off: down at once; switched on again: back by itself', async () => {
    const { slot, loader, remote$, state, text } = scene();
    loader.bring('2.0.0', saying('chat'));
    slot.enter();
    await settled();
    remote$.next({ ...alone, killed: true });
    await settled();
    expect(text()).toBe('');
    expect(state()).toMatchObject({ status: 'failed', reason: 'killed' });
    remote$.next(alone);
    await settled();
    expect(text()).toBe('chat');
  });

  test('a remote that failed tries again by itself when another version is live', async () => {
    const { slot, loader, remote$, text } = scene();
    loader.bring('2.0.0', new LoadFailure('broken', 'boom'));
    loader.bring('1.0.0', saying('one'));
    slot.enter();
    await settled();
    remote$.next(aRemote({ current: one }));
    await settled();
    expect(text()).toBe('one');
  });
});

test('a remote that could not be fetched comes by itself when the network is back', async () => {
  const { slot, loader, online$, text } = scene();
  loader.bring('2.0.0', new LoadFailure('unreachable', 'offline'));
  slot.enter();
  await settled();
  loader.bring('2.0.0', saying('chat'));
  online$.next();
  await settled();
  expect(text()).toBe('chat');
});
