import { closeOnLeaving, takeOwnStep } from './closeOnLeaving.ts';

const close = jest.fn();
let ending = new AbortController();
beforeEach(() => {
  close.mockClear();
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  Reflect.deleteProperty(window, 'navigation');
  window.history.replaceState(null, '', '/');
});

describe('in a browser that tells of every step', () => {
  /** Makes a step as a browser does. Returns whether the page is left. */
  function open() {
    const navigation = new EventTarget();
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
    closeOnLeaving(close, ending.signal);
    return (
      navigationType: 'push' | 'replace' | 'traverse',
      path: string,
      { cancelable = true, downloadRequest = null as string | null } = {},
    ) => {
      const destination = { url: `http://localhost${path}` };
      return navigation.dispatchEvent(
        Object.assign(new Event('navigate', { cancelable }), {
          navigationType,
          destination,
          downloadRequest,
        }),
      );
    };
  }

  test('Back closes the popup and leaves the page where it is', () => {
    const step = open();
    expect(step('traverse', '/chat')).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('of two that are open, one in the other, Back closes the inner one', () => {
    const step = open();
    const inner = jest.fn();
    const closing = new AbortController();
    closeOnLeaving(inner, closing.signal);
    expect(step('traverse', '/chat')).toBe(false);
    expect([inner, close].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    closing.abort();
    expect(step('traverse', '/chat')).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('a step that may not be refused closes it, too', () => {
    const step = open();
    expect(step('traverse', '/chat', { cancelable: false })).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('another page closes it, another view of this one does not', () => {
    const step = open();
    expect(step('push', '/?tab=2')).toBe(true);
    expect(close).not.toHaveBeenCalled();
    expect(step('push', '/chat')).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('an address that takes the place of this one does not: it is the same page', () => {
    const step = open();
    expect(step('replace', '/chat/5')).toBe(true);
    expect(close).not.toHaveBeenCalled();
    expect(step('push', '/chat')).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('a file that is fetched does not: it leads nowhere', () => {
    const step = open();
    expect(step('push', '/media/harbour.webp', { downloadRequest: '' })).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });

  test('a step that a dialog takes by itself, when it has just closed, leaves it open', async () => {
    const step = open();
    window.history.pushState(null, '', '/');
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    takeOwnStep(window);
    expect(step('traverse', '/')).toBe(true);
    await gone;
    expect(close).not.toHaveBeenCalled();
    expect(step('traverse', '/')).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('one that is closed hears of nothing', () => {
    const step = open();
    ending.abort();
    expect(step('traverse', '/chat')).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });
});

test('in another browser it goes with its page, which is the same where an address takes the place of another', () => {
  closeOnLeaving(close, ending.signal);
  // The router tells what led there.
  const step = (singleSpaTrigger: 'pushState' | 'replaceState' | undefined, path: string) => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpaTrigger }));
  };
  step('pushState', '/?tab=2');
  step('replaceState', '/chat/5');
  step('pushState', '/chat/5?at=41');
  expect(close).not.toHaveBeenCalled();
  step(undefined, '/chat');
  expect(close).toHaveBeenCalledTimes(1);
});
