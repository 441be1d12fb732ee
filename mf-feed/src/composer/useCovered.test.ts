import { act, renderHook } from '@testing-library/react';
import { useCovered } from './useCovered.ts';

const seen = Object.assign(new EventTarget(), { height: 640, offsetTop: 0, scale: 1 });
const see = (now: Partial<typeof seen>, type: 'resize' | 'scroll' = 'resize') =>
  act(() => void Object.assign(seen, now).dispatchEvent(new Event(type)));

beforeEach(() => {
  Object.assign(seen, { height: 640, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 640, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
});

test('a keyboard covers the lower end of the window, until one moves past it or it goes', () => {
  const { result } = renderHook(useCovered);
  expect(result.current).toBe(0);
  see({ height: 360 });
  expect(result.current).toBe(280);
  see({ offsetTop: 280 }, 'scroll');
  expect(result.current).toBe(0);
  see({ height: 640, offsetTop: 0 });
  expect(result.current).toBe(0);
});

test('who zooms in has no keyboard', () => {
  const { result } = renderHook(useCovered);
  see({ height: 320, scale: 2 });
  expect(result.current).toBe(0);
});

test('a browser that tells nothing covers nothing', () => {
  Object.defineProperty(window, 'visualViewport', { value: null, configurable: true });
  expect(renderHook(useCovered).result.current).toBe(0);
});
