import { FrameLooks } from '../host/FrameLooks.ts';
import { keepAwake } from './keepAwake.ts';

/** A browser that counts who keeps its screen awake. */
function aScreen({ refuses = false } = {}) {
  let awake = 0;
  const request = async () => {
    if (refuses) throw new DOMException('The battery is low.', 'NotAllowedError');
    awake += 1;
    return { release: async () => void (awake -= 1) };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const show = (visibilityState: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const looks = new FrameLooks();
  const stop = keepAwake(looks.awake$, document);
  const isAwake = async () => {
    await new Promise(process.nextTick);
    return awake > 0;
  };
  return { looks, show, stop, isAwake };
}

test('the screen stays awake until the last who asked has given it back', async () => {
  const { looks, isAwake } = aScreen();
  expect(await isAwake()).toBe(false);
  const [call, game] = [looks.ask({ awake: true }), looks.ask({ awake: true })];
  expect(await isAwake()).toBe(true);
  call();
  expect(await isAwake()).toBe(true);
  game();
  expect(await isAwake()).toBe(false);
});

test('also when the page was out of sight in the meantime', async () => {
  const { looks, show, isAwake } = aScreen();
  looks.ask({ awake: true });
  show('hidden');
  expect(await isAwake()).toBe(false);
  show('visible');
  expect(await isAwake()).toBe(true);
});

test('a browser that refuses is asked in vain, and nothing breaks', async () => {
  const { looks, isAwake } = aScreen({ refuses: true });
  const giveBack = looks.ask({ awake: true });
  expect(await isAwake()).toBe(false);
  giveBack();
});

test('who wants the screen awake has no word on the frame', () => {
  const looks = new FrameLooks();
  looks.ask({ immersive: true });
  looks.ask({ awake: true });
  expect([looks.immersive$.getValue(), looks.awake$.getValue()]).toEqual([true, true]);
});
