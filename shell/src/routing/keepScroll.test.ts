import { keepScroll } from './keepScroll.ts';

let look = (): void => undefined;
let height = 0;

class TestNavigation extends EventTarget {
  currentEntry = { key: 'first' };
  /** Goes to an entry, as a browser does: says so, and then is there. */
  go(navigationType: 'push' | 'traverse', key: string) {
    const event = new Event('navigate', { cancelable: true });
    if (this.dispatchEvent(Object.assign(event, { navigationType, destination: { key } })))
      this.currentEntry = { key };
  }
}

const scrollTo = jest.fn();
const at = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

function start() {
  const navigation = new TestNavigation();
  const stop = keepScroll(window, navigation as unknown as Navigation);
  return { navigation, stop };
}

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  height = 5000;
  look = () => undefined;
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => height, configurable: true });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => (then(0), 0));
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      look = () => callback([], this);
    }
    observe() {
      look();
    }
    unobserve() {}
    disconnect() {
      look = () => undefined;
    }
  };
  history.scrollRestoration = 'auto';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function goAndComeBack({ navigation }: ReturnType<typeof start>) {
  at(1200);
  navigation.go('push', 'second');
  at(0);
  navigation.go('traverse', 'first');
}

test('going back leads to where one was', () => {
  goAndComeBack(start());
  expect(scrollTo.mock.calls).toEqual([[0, 1200]]);
});

test('it waits until the screen is tall enough', () => {
  height = 800;
  goAndComeBack(start());
  expect(scrollTo).not.toHaveBeenCalled();
  height = 5000;
  look();
  expect(scrollTo).toHaveBeenCalledWith(0, 1200);
});

test('it does not pull at somebody who has moved, nor at a screen that never comes', () => {
  height = 800;
  goAndComeBack(start());
  window.dispatchEvent(new Event('wheel'));
  height = 5000;
  look();
  height = 800;
  goAndComeBack(start());
  jest.advanceTimersByTime(3000);
  height = 5000;
  look();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a step that an open popup or a guard refuses leaves the page where it is', () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => frames.push(then));
  const test = start();
  test.navigation.addEventListener('navigate', (event) => {
    if ((event as NavigateEvent).navigationType === 'traverse') event.preventDefault();
  });
  goAndComeBack(test);
  while (frames.length > 0) frames.shift()?.(0);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a remote that keeps its place itself is left alone, and so is a new screen', () => {
  const { navigation } = start();
  history.scrollRestoration = 'manual';
  goAndComeBack({ navigation, stop: () => undefined });
  at(300);
  navigation.go('push', 'third');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a browser without the Navigation API does what it always did', () => {
  expect(() => keepScroll(window, undefined)()).not.toThrow();
});
