import { closeOnLeaving } from './closeOnLeaving.ts';

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
    return (navigationType: 'push' | 'traverse', path: string, { cancelable = true } = {}) => {
      const destination = { url: `http://localhost${path}` };
      return navigation.dispatchEvent(
        Object.assign(new Event('navigate', { cancelable }), { navigationType, destination }),
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

  test('one that is closed hears of nothing', () => {
    const step = open();
    ending.abort();
    expect(step('traverse', '/chat')).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });
});

test('in another browser it goes with its page', () => {
  closeOnLeaving(close, ending.signal);
  window.history.replaceState(null, '', '/?tab=2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(close).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/chat');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(close).toHaveBeenCalledTimes(1);
});
