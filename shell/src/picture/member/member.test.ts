import { paintFirst } from '@plaza/shell-contract/first-picture';
import { waitFor } from '@testing-library/react';
import { THERE } from './there.ts';

/** A page that came drawn, for whoever this browser remembers; its shell is started when its script is in the head. */
async function open(remembered: Record<string, string>): Promise<void> {
  jest.resetModules();
  delete window.plazaFirst;
  localStorage.clear();
  for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
  document.head.innerHTML =
    '<link data-later="preload" data-start href="/main.js" integrity="sha384-known"><script data-first></script>';
  document.body.innerHTML = '<div id="plaza"></div><div id="plaza-first"></div>';
  await import('./member.ts');
}

const member = { isLoggedIn: 'true', userId: '7', authToken: 'mine' };
const drawn = () => document.getElementById('plaza-first');
const isStarted = () => document.querySelector('script[src$="/main.js"]') !== null;

test('the remote paints before the shell is started, and knows who is logged in', async () => {
  await open(member);
  let seen = (): void => undefined;
  const painted = jest.fn(async () => ({
    seen: new Promise<void>((resolve) => (seen = resolve)),
    whenShown: async () => undefined,
  }));
  paintFirst(painted);
  await waitFor(() => expect(painted).toHaveBeenCalledTimes(1));
  expect(painted).toHaveBeenCalledWith(expect.objectContaining({ userId: '7', drawn: drawn() }));
  expect(isStarted()).toBe(false);
  seen();
  await waitFor(() => expect(isStarted()).toBe(true));
  expect(drawn()).not.toBeNull();
});

test('the drawing goes when the page is there and the remote shows the same', async () => {
  await open(member);
  let shown = (): void => undefined;
  const whenShown = jest.fn(() => new Promise<void>((resolve) => (shown = resolve)));
  paintFirst(async () => ({ seen: Promise.resolve(), whenShown }));
  await waitFor(() => expect(isStarted()).toBe(true));
  window.dispatchEvent(new Event(THERE));
  await waitFor(() => expect(whenShown).toHaveBeenCalledTimes(1));
  expect(drawn()).not.toBeNull();
  shown();
  await waitFor(() => expect(drawn()).toBeNull());
});

test('a remote that throws, or whose script does not come, holds up nobody', async () => {
  await open(member);
  paintFirst(() => Promise.reject(new Error('broken')));
  await waitFor(() => expect(isStarted()).toBe(true));
  await open(member);
  await waitFor(() => expect(isStarted()).toBe(true));
  // This page waits no more, or it would hear of the next one's remote.
  paintFirst(async () => undefined);
});

test.each([
  ['a guest', {}],
  ['somebody who has just logged out', { userId: '7', authToken: 'mine' }],
])('%s sees no drawing, and no remote is asked to paint', async (_, remembered) => {
  await open(remembered);
  const paint = jest.fn();
  paintFirst(paint);
  await waitFor(() => expect(isStarted()).toBe(true));
  expect(drawn()).toBeNull();
  expect(paint).not.toHaveBeenCalled();
});
