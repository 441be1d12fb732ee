import type { RemoteApp } from '@plaza/shell-contract';
import { settled } from '../../clock/TestClock.ts';
import { LoadFailure } from '../loader/RemoteLoader.ts';
import { aRemote, aVersion } from '../testing/builders.ts';
import { alone, saying, scene, withPrevious } from '../testing/slotScene.ts';

const never = new Promise<never>(() => undefined);
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
    ['never ends mounting', lifting(() => never), 'slow'],
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
    // What is only late may still come.
    if (answer !== never) expect(loader.distrusted).toContain('2.0.0');
    expect(slot.element).toHaveAttribute('data-reason', reason);
    expect(slot.element.querySelectorAll('[data-slot-body]')).toHaveLength(1);

    const { slot: other, loader: bare, clock: time, state: its } = scene(alone);
    bare.bring('2.0.0', answer);
    other.enter();
    await time.advance(8000);
    expect(its()).toMatchObject({ status: 'failed', reason, version: '2.0.0' });
    expect(other.element).toHaveAttribute('data-reason', reason);
    await other.leave();
    expect(other.element).not.toHaveAttribute('data-reason');
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

  describe('on a slow connection', () => {
    const arriving = (remote = alone) => {
      const it = scene(remote);
      let arrive: (app: RemoteApp) => void = () => {};
      it.loader.bring('2.0.0', new Promise<RemoteApp>((come) => (arrive = come)));
      it.slot.enter();
      return { ...it, arrive: () => arrive(saying('chat two')) };
    };

    test('what arrives after its time comes on screen by itself, and is no fault of its version', async () => {
      const { loader, clock, state, text, beacons, arrive } = arriving();
      await clock.advance(8000);
      expect(state()).toMatchObject({ status: 'failed', reason: 'slow' });
      expect(beacons).toMatchObject([{ version: '2.0.0', phase: 'load', ok: false, cause: 'chunk' }]);
      arrive();
      await settled();
      expect(text()).toBe('chat two');
      expect(state()).toMatchObject({ status: 'mounted', version: '2.0.0', isFallback: false });
      expect(loader.distrusted).toEqual([]);
    });

    test('what arrives while the previous one is still on its way is shown instead of it', async () => {
      const { loader, clock, state, arrive } = arriving(withPrevious);
      loader.bring('1.0.0', never);
      await clock.advance(8000);
      expect(state()).toMatchObject({ status: 'loading', version: '1.0.0' });
      arrive();
      await settled();
      expect(state()).toMatchObject({ status: 'mounted', version: '2.0.0' });
    });

    test('what arrives late takes nothing from the screen, and comes to nobody who has left', async () => {
      const { loader, clock, text, arrive } = arriving(withPrevious);
      loader.bring('1.0.0', saying('chat one'));
      await clock.advance(8000);
      arrive();
      await settled();
      expect(text()).toBe('chat one');

      const other = arriving();
      await other.clock.advance(8000);
      await other.slot.leave();
      expect(other.loader.distrusted).toEqual([]);
      other.arrive();
      await settled();
      expect(other.state()).toEqual({ status: 'empty' });
    });

    test('what has not come until one returns is fetched anew, also where the previous one was shown', async () => {
      const { slot, loader, clock, text } = arriving(withPrevious);
      loader.bring('1.0.0', saying('chat one'));
      await clock.advance(8000);
      expect(text()).toBe('chat one');
      await slot.leave();
      slot.enter();
      expect(loader.distrusted).toEqual(['2.0.0']);
    });
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
    expect(state()).toMatchObject({ status: 'failed', reason: 'slow' });
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

test('a file that does not arrive while a remote runs is no crash: it comes by itself when the network is back', async () => {
  const { slot, loader, contexts, online$, state, text } = scene();
  loader.bring('2.0.0', saying('chat'));
  slot.enter();
  await settled();
  contexts[0]?.onError(new Error('Loading chunk 7 failed.'));
  await settled();
  expect(state()).toMatchObject({ status: 'failed', reason: 'unreachable' });
  online$.next();
  await settled();
  expect(text()).toBe('chat');
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
