import { guardLeaving } from './guardLeaving.ts';
import { Guards } from './Guards.ts';

class TestNavigation extends EventTarget {
  readonly known = ['before', 'after'];
  readonly entries = () => this.known.map((key) => ({ key }));
  readonly traverseTo = jest.fn((key: string) => {
    this.step(key, '/elsewhere');
    return { committed: Promise.resolve() };
  });
  /** Back or Forward, as a browser says it. Returns whether it goes on. */
  step(key: string, path: string): boolean {
    const destination = { key, url: `http://localhost${path}` };
    const event = new Event('navigate', { cancelable: true });
    return this.dispatchEvent(Object.assign(event, { navigationType: 'traverse', destination }));
  }
}

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function start() {
  const guards = new Guards();
  const navigate = jest.fn();
  const navigation = new TestNavigation();
  stop = guardLeaving({
    page: document,
    guards,
    navigate,
    isOurs: (pathname) => !pathname.startsWith('/api'),
    navigation: navigation as unknown as Navigation,
  });
  const click = (href: string) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    const router = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', router);
    link.click();
    return router.mock.calls.length > 0;
  };
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { guards, navigate, navigation, click, close };
}

test('nobody is asked while nothing would be lost', () => {
  const { guards, navigation, click, close } = start();
  expect([click('/zones'), navigation.step('a', '/zones'), close()]).toEqual([true, true, true]);
  guards.guard()();
  expect([click('/zones'), navigation.step('a', '/zones'), close()]).toEqual([true, true, true]);
  expect(guards.asked$.getValue()).toBeUndefined();
});

test('a link waits for the answer, also where a router would have taken it', () => {
  const { guards, navigate, click } = start();
  guards.guard();
  expect(click('/zones/castle?x=1#y')).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  guards.answer(false);
  expect(navigate).not.toHaveBeenCalled();
  click('/zones/castle?x=1#y');
  guards.answer(true);
  expect(navigate.mock.calls).toEqual([['/zones/castle?x=1#y']]);
});

test('a link that stays on the page, or leads to a page of the server, is no leaving', () => {
  const { guards, click } = start();
  guards.guard();
  expect([click('?tab=2'), click('#notes'), click('/api/export')]).toEqual([true, true, true]);
  expect(guards.asked$.getValue()).toBeUndefined();
});

test('Back waits for the answer, and then goes where it would have gone', () => {
  const { guards, navigation } = start();
  guards.guard();
  expect(navigation.step('before', '/chat')).toBe(false);
  guards.answer(false);
  expect(navigation.traverseTo).not.toHaveBeenCalled();
  expect(navigation.step('before', '/chat')).toBe(false);
  guards.answer(true);
  expect(navigation.traverseTo.mock.calls).toEqual([['before']]);
  expect(guards.asked$.getValue()).toBeUndefined();
});

test('Forward leads on by address where the question has taken the entry', () => {
  const { guards, navigation, navigate } = start();
  guards.guard();
  expect(navigation.step('after', '/games?tab=2#top')).toBe(false);
  navigation.known.pop();
  guards.answer(true);
  expect(navigation.traverseTo).not.toHaveBeenCalled();
  expect(navigate.mock.calls).toEqual([['/games?tab=2#top']]);
});

test('Back that closes a popup asks nothing', () => {
  const { guards, navigation } = start();
  guards.guard();
  navigation.addEventListener('navigate', (event) => event.preventDefault(), { capture: true });
  expect(navigation.step('before', '/chat')).toBe(false);
  expect(guards.asked$.getValue()).toBeUndefined();
});

test('the browser asks before the page closes, until nothing would be lost', () => {
  const { guards, close } = start();
  const [one, other] = [guards.guard(), guards.guard()];
  expect(close()).toBe(false);
  one();
  expect(close()).toBe(false);
  other();
  expect(close()).toBe(true);
});
