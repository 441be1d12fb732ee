import { settled } from '../../clock/TestClock.ts';
import { LoadFailure } from '../loader/RemoteLoader.ts';
import { aRemote } from '../testing/builders.ts';
import { alone, one, saying, scene, two, withPrevious } from '../testing/slotScene.ts';

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

test('a new version does not come while the one on screen holds on, unless the visitor asks for it', async () => {
  const { slot, loader, remote$, contexts, text } = scene(aRemote({ current: one }));
  loader.bring('1.0.0', saying('one'));
  loader.bring('2.0.0', saying('two'));
  slot.enter();
  await settled();
  const letGo = contexts[0]?.hold?.();
  remote$.next(withPrevious);
  slot.takeNewer();
  await settled();
  expect(text()).toBe('one');
  letGo?.();
  slot.takeNewer();
  await settled();
  expect(text()).toBe('two');
  contexts[1]?.hold?.();
  remote$.next(aRemote({ current: one, previous: two }));
  slot.takeNewer('visitor');
  await settled();
  expect(text()).toBe('one');
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
